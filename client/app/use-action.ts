import { useRevalidator } from "react-router";
import { toast } from "../ui/toast.tsx";
import { formFailureOf } from "./form-errors.ts";

/** Does something to a row of a list, says how it went, and reads the list again. */
export const useAttempt = () => {
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>, said: string, undo?: () => void) => {
    try {
      await work();
      toast(said, undo && { undo });
    } catch (error) {
      toast(formFailureOf(error).message);
    }
    await revalidate();
  };
};
