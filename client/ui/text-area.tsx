import type { ComponentProps, ReactNode } from "react";
import { describeField, FieldNotes } from "./field-notes.tsx";

type TextAreaProps = ComponentProps<"textarea"> & { id: string; label: string; hint?: ReactNode; error?: ReactNode };

/** A textarea with label, hint and error. */
export const TextArea = ({ id, label, hint, error, className = "", ...area }: TextAreaProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <textarea id={id} rows={4} className="input py-2.5" {...describeField({ id, hint, error })} {...area} />
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
);
