import Columns3 from "lucide-react/icons/columns-3";
import { Popover } from "../overlays/popover.tsx";
import type { DataColumn } from "./columns.ts";

type ColumnChoiceProps<Row> = {
  columns: readonly DataColumn<Row>[];
  isHidden: (column: DataColumn<Row>) => boolean;
  onToggle: (key: string) => void;
};

export const ColumnChoice = <Row,>({ columns, isHidden, onToggle }: ColumnChoiceProps<Row>) => (
  <div className="ml-auto max-sm:hidden">
    <Popover
      className="inline-flex min-h-control-small items-center gap-2 rounded-lg px-2 text-sm text-muted hover:bg-surface hover:text-ink"
      label={
        <>
          <Columns3 size={14} aria-hidden="true" /> Columns
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">Columns to show</legend>
        {columns
          .filter(({ isRowHeader }) => !isRowHeader)
          .map((column) => (
            <label
              key={column.key}
              className="flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-surface"
            >
              <input
                type="checkbox"
                className="size-4 accent-action"
                checked={!isHidden(column)}
                onChange={() => onToggle(column.key)}
              />
              {column.label}
            </label>
          ))}
      </fieldset>
    </Popover>
  </div>
);
