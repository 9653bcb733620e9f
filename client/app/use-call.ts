import { useState } from "react";
import { type FormErrors, toFormErrors } from "./form-errors.ts";

/**
 * For a button or form: `run` makes one call at a time and stores its error until the next. `names` are the form
 * fields.
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
      setFailure(toFormErrors(error, new Set(names)));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
};
