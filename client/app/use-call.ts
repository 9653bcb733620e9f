import { useState } from "react";
import { type FormErrors, toFormErrors } from "./form-errors.ts";

/**
 * For a button or a form: `run` makes a call, once at a time, and keeps its refusal until the next try. `names` are the
 * form's fields.
 */
export const useCall = (names: readonly string[] = []) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormErrors>();
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(toFormErrors(error, names));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
};
