import type { ComponentProps, ReactNode } from "react";

type TextAreaProps = ComponentProps<"textarea"> & { id: string; label: string; hint?: ReactNode; error?: ReactNode };

/** A labelled field of several lines, with its hint and its error beneath. */
export const TextArea = ({ id, label, hint, error, className = "", ...area }: TextAreaProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <textarea
      id={id}
      rows={4}
      className="input py-2.5"
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
      {...area}
    />
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
