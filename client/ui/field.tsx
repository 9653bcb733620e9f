import type { ComponentProps, ReactNode } from "react";

type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: string;
  /** What to know before typing. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands in the right end of the input, which leaves room for it. */
  inside?: ReactNode;
};

/** A labelled input with its hint and its error beneath. */
export const Field = ({ id, label, hint, error, inside, className = "", ...input }: FieldProps) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={inside ? "input pr-20" : "input"}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {inside}
      </div>
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
};
