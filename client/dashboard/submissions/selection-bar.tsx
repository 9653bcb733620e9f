import { Button } from "../../ui/button.tsx";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = {
  selection: Selection;
  /** How many of the selected submissions each decision can change. */
  approvable: number;
  skippable: number;
  isPending: boolean;
  onApprove: () => void;
  onSkip: () => void;
};

/** The decisions about the selected submissions, at the lower end of the window. */
export const SelectionBar = ({ selection, approvable, skippable, isPending, onApprove, onSkip }: SelectionBarProps) => {
  const count = selection.selected.length;
  return (
    <div role="status" className="sticky bottom-4 z-10 mt-4">
      {count > 0 && (
        <div data-bottom-bar className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
          <p className="mr-auto font-medium tabular-nums">{count} selected</p>
          {approvable > 0 && (
            <Button busy={isPending} onClick={onApprove}>
              Approve {approvable}
            </Button>
          )}
          {skippable > 0 && (
            <Button variant="quiet" busy={isPending} onClick={onSkip}>
              Skip {skippable}
            </Button>
          )}
          <Button variant="quiet" onClick={selection.clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
};
