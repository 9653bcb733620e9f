import type { ComponentProps, ReactNode } from "react";

type SelectProps = ComponentProps<"select"> & {
  id: string;
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** What to know before choosing. */
  hint?: ReactNode;
  error?: ReactNode;
};

/** A labelled choice of one, with its hint and its error beneath. */
export const Select = ({ id, label, options, hint, error, className = "", ...select }: SelectProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <select
      id={id}
      className="input"
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
      {...select}
    >
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-bad">
        {error}
      </p>
    )}
  </div>
);
