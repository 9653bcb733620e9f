import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { Field, TextArea } from "./forms/fields.tsx";

type ShownOnceProps = {
  label: string;
  hint: string;
  value: string;
  copyLabel: string;
  isLong?: boolean;
  onDone: () => void;
  children?: ReactNode;
};

/** The content of a dialog with a value that is shown only this once: a key, a secret or a link. */
export const ShownOnce = ({ label, hint, value, copyLabel, isLong, onDone, children }: ShownOnceProps) => {
  const field = { label, hint, readOnly: true, value };
  return (
    <div className="mt-3 grid grid-cols-1 gap-5 text-left">
      {isLong ? (
        <TextArea {...field} rows={2} onFocus={(event) => event.currentTarget.select()} />
      ) : (
        <Field {...field} onFocus={(event) => event.currentTarget.select()} />
      )}
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
        <Button onClick={() => void copyText(value)}>{copyLabel}</Button>
      </div>
    </div>
  );
};
