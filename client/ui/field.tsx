import type { ComponentProps, ReactNode } from "react";
import { describeField, FieldNotes } from "./field-notes.tsx";

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
