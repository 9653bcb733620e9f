import { useRevalidator } from "react-router";
import { toast } from "../ui/toast.tsx";
import { toFormErrors } from "./form-errors.ts";

/** Does something to a row of a list, says how it went, and reads the list again. */
export const useAction = () => {
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, successMessage: string, undo?: () => void) => {
    try {
      await work();
      toast(successMessage, undo && { undo });
    } catch (error) {
      toast(toFormErrors(error).message);
    }
    await revalidate();
  };
};
