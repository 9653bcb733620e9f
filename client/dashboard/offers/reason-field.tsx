import { Field } from "../../ui/fields.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import type { ReasonRow } from "./reason-rows.ts";

type ReasonFieldProps = {
  row: ReasonRow;
  number: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

export const ReasonField = ({ row, number, isLast, error, onChange, onMove, onRemove }: ReasonFieldProps) => {
  const named = (label: string) => ({ label, name: `${label} reason ${number}` });
  return (
    <li className="flex flex-wrap items-end gap-x-2">
      <Field
        id={`reason-${row.key}`}
        label={`Reason ${number}`}
        className="flex-1 basis-56"
        value={row.text}
        error={error}
        maxLength={80}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="-ml-2 flex sm:ml-0">
        <TextButton {...named("Up")} isOff={number === 1} offReason="It is the first." onClick={() => onMove(-1)} />
        <TextButton {...named("Down")} isOff={isLast} offReason="It is the last." onClick={() => onMove(1)} />
        <TextButton {...named("Remove")} onClick={onRemove} />
      </div>
    </li>
  );
};
