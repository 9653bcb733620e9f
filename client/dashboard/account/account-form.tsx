import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { type FormErrors, fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

type Typed = (name: string) => string;
type AccountFormProps = {
  submit: string;
  /** Field names, for mapping errors. */
  names: readonly string[];
  /** Makes the API call with the typed values. */
  save: (typed: Typed) => Promise<unknown>;
  /** Clears the fields after saving. */
  empties?: boolean;
  children: (failure: FormErrors | undefined) => ReactNode;
};

/** A form for the user's own account. Keeps the input until it is saved and shows errors next to their fields. */
export const AccountForm = ({ submit, names, save, empties = false, children }: AccountFormProps) => {
  const { isBusy, failure, run } = useCall(names);
  const { revalidate } = useRevalidator();
  return (
    <form
      method="post"
      className="mt-6 grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form);
        void run(async () => {
          await save((name) => fieldText(typed, name));
          if (empties) form.reset();
          await revalidate();
        });
      }}
    >
      {children(failure)}
      <FormMessage>{failure?.message}</FormMessage>
      <SubmitButton busy={isBusy} busyLabel="Saving…" className="justify-self-start">
        {submit}
      </SubmitButton>
    </form>
  );
};
