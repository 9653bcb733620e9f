import type { ComponentProps, ReactNode } from "react";
import { describeField, FieldNotes } from "./field-notes.tsx";

type SelectProps = ComponentProps<"select"> & {
  id: string;
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  hint?: ReactNode;
  error?: ReactNode;
};

/** A select with label, hint and error. */
export const Select = ({ id, label, options, hint, error, className = "", ...select }: SelectProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <select id={id} className="input" {...describeField({ id, hint, error })} {...select}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
);
