import type { ReactNode } from "react";

type Notes = {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Returns the ARIA attributes that connect a field with its hint and error. */
export const describeField = ({ id, hint, error }: Notes) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

/** A field's hint and error. */
export const FieldNotes = ({ id, hint, error }: Notes) => (
  <>
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
  </>
);
