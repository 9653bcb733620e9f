import type { ReactNode } from "react";

type Notes = {
  id: string;
  /** What to know before filling it in. */
  hint?: ReactNode;
  error?: ReactNode;
};

/** What a field says of itself to those who do not see what stands beneath it. */
export const describeField = ({ id, hint, error }: Notes) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

/** The hint and the error beneath a field. */
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
