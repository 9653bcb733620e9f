import type { ComponentProps, ReactNode } from "react";
import { describeField, FieldNotes } from "./field-notes.tsx";

type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Content at the right end of the input, which gets padding for it. */
  inside?: ReactNode;
};

/** An input with label, hint and error. */
export const Field = ({ id, label, hint, error, inside, className = "", ...input }: FieldProps) => {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={inside ? "input pr-20" : "input"}
          {...describeField({ id, hint, error })}
          {...input}
        />
        {inside}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
};
