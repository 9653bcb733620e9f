import { useRevalidator } from "react-router";
import { formFailureOf } from "../form-failure.ts";
import { toast } from "./toast.tsx";

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
