import type { Submission } from "#shared/submissions.ts";
import { formatCount } from "../../ui/format.ts";
import { Key, type Shortcut, ShortcutsHelp } from "../../ui/shortcuts.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { canApprove, canSkip } from "./states.ts";
import { ProposalRow, SubmissionRow } from "./submission-row.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useMove } from "./use-move.ts";
import { useSelection } from "./use-selection.ts";

const shortcuts: readonly Shortcut[] = [
  { key: "j", effect: "Next submission" },
  { key: "k", effect: "Previous submission" },
  { key: "x", effect: "Select" },
  { key: "a", effect: "Approve the proposal" },
  { key: "s", effect: "Skip the proposal" },
  { key: "u", effect: "Move the proposal up" },
  { key: "d", effect: "Move the proposal down" },
  { key: "e", effect: "Never propose the directory again" },
  { key: "o", effect: "Show details" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

type SubmissionListProps = {
  projectId: string;
  submissions: readonly Submission[];
  /** Number of matches on all pages. */
  total: number;
  /** The position of the first row, if the list has the proposals in the customer's order. */
  firstPosition: number | undefined;
  /** Returns the link that opens a submission. */
  to: (submission: Submission) => string;
};

export const SubmissionList = ({ projectId, submissions, total, firstPosition, to }: SubmissionListProps) => {
  const decidable = submissions.filter((submission) => canApprove(submission) || canSkip(submission));
  const selection = useSelection(decidable.map(({ id }) => id));
  const { isPending, approve, skip, exclude } = useDecisions(projectId);
  const move = useMove(submissions);
  const selected = decidable.filter(({ id }) => selection.isSelected(id));
  const approvable = selected.filter(canApprove);
  const skippable = selected.filter(canSkip);
  const isHydrated = useHydrated();

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="py-2 text-sm text-muted">
          {formatCount(total, "submission")}
        </p>
        {decidable.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              disabled={!isHydrated}
              className="size-4.5 accent-accent-strong"
              checked={selection.areAllSelected}
              onChange={selection.toggleAll}
            />
            Select all on this page
          </label>
        )}
      </div>
      <ShortcutsHelp shortcuts={shortcuts}>
        <Key name="j" /> and <Key name="k" /> to move,{" "}
        {decidable.length > 0 && (
          <>
            <Key name="x" /> to select, <Key name="a" /> to approve, <Key name="s" /> to skip,{" "}
          </>
        )}
        <Key name="o" /> for details.
      </ShortcutsHelp>
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {submissions.map((submission, at) => {
          const position = firstPosition === undefined ? undefined : firstPosition + at;
          const Row = submission.state === "proposed" ? ProposalRow : SubmissionRow;
          return (
            <Row
              key={submission.id}
              submission={submission}
              to={to(submission)}
              isInChoice={decidable.length > 0}
              isSelected={selection.isSelected(submission.id)}
              onSelect={() => selection.toggle(submission.id)}
              onApprove={() => void approve([submission])}
              onSkip={() => void skip([submission])}
              onExclude={() => void exclude(submission)}
              position={position}
              isLast={position === total}
              onMove={(to) => void move(submission, to)}
            />
          );
        })}
      </ul>
      <SelectionBar
        selection={selection}
        approvable={approvable.length}
        skippable={skippable.length}
        isPending={isPending}
        onApprove={() => void approve(approvable)}
        onSkip={() => void skip(skippable)}
      />
    </>
  );
};
