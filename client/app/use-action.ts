import { useRevalidator } from "react-router";
import { toast } from "../ui/toast.tsx";
import { toFormErrors } from "./form-errors.ts";

/** Returns a function that runs an action, shows a toast with the result and revalidates the page's data. */
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
