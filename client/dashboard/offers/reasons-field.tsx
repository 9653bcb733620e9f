import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { ReasonField } from "./reason-field.tsx";
import { maxReasons, type ReasonRow, withDefaults, withMore } from "./reason-rows.ts";

type ReasonsFieldProps = {
  rows: readonly ReasonRow[];
  /** Keys of duplicate rows. */
  twice: readonly number[];
  error: string | undefined;
  onChange: (rows: ReasonRow[]) => void;
};

const fieldOf = (key: number | undefined) => document.getElementById(`reason-${key}`);

/** The reasons in the order the dialog shows them. */
export const ReasonsField = ({ rows, twice, error, onChange }: ReasonsFieldProps) => {
  const isFull = rows.length >= maxReasons;
  const usual = withDefaults(rows);
  /** Focuses the first new row. */
  const add = (next: ReasonRow[]) => {
    flushSync(() => onChange(next));
    fieldOf(next.find(({ key }) => !rows.some((row) => row.key === key))?.key)?.focus();
  };
  const move = (at: number, by: number) => {
    const next = [...rows];
    const [moved] = next.splice(at, 1);
    if (moved) onChange(next.toSpliced(at + by, 0, moved));
  };
  const remove = (at: number) => {
    // The button is about to be removed, so move the focus to the next row, or the previous one.
    const next = rows[at + 1] ?? rows[at - 1];
    (next ? fieldOf(next.key) : document.getElementById("reasons"))?.focus();
    onChange(rows.toSpliced(at, 1));
  };
  return (
    <div className="min-w-0">
      <ol className="grid gap-4 empty:hidden">
        {rows.map((row, at) => (
          <ReasonField
            key={row.key}
            row={row}
            number={at + 1}
            isLast={at === rows.length - 1}
            error={twice.includes(row.key) ? "This reason stands there already." : undefined}
            onChange={(text) => onChange(rows.toSpliced(at, 1, { ...row, text }))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {!isFull && (
          <Button variant="quiet" onClick={() => add(withMore(rows, [""]))}>
            Add a reason
          </Button>
        )}
        {usual.length > rows.length && (
          <Button variant="quiet" onClick={() => add(usual)}>
            Put in the usual ones
          </Button>
        )}
      </div>
      {isFull && <p className="mt-3 text-sm text-muted">More than {maxReasons} nobody would read.</p>}
    </div>
  );
};
