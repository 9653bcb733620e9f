import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";
import { toast } from "../overlays/toast.tsx";

type RunOptions<Result> = {
  /** Shown as a toast. The action changed something, so the page's data is reloaded. */
  success?: string | ((result: Result) => string);
};
type ListOptions<Result> = RunOptions<Result> & {
  undo?: (() => void) | undefined;
  /** Names the change, such as the row's id: a double click makes it once. */
  once?: string;
};

type State = { isPending: boolean; error: string };

type UseAction = {
  (): State & { run: <Result>(work: () => Promise<Result>, options?: RunOptions<Result>) => Promise<void> };
  /**
   * For lists: shows errors as toasts, reloads the page's data after them, and allows several runs at a time. Undo needs
   * that, since it can be clicked while the data reloads.
   */
  (options: {
    toastErrors: true;
  }): State & { run: <Result>(work: () => Promise<Result>, options?: ListOptions<Result>) => Promise<void> };
};

/**
 * For buttons outside of forms: `run` makes one call at a time, and `error` is its message until the next.
 *
 *     const { isPending, error, run } = useAction();
 *     <Button busy={isPending} onClick={() => void run(deleteProject, { success: "Project deleted." })}>
 */
export const useAction: UseAction = ({ toastErrors } = { toastErrors: false }) => {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState("");
  const running = useRef(0);
  const changes = useRef(new Set<string>());
  const { revalidate } = useRevalidator();

  const run = async <Result>(work: () => Promise<Result>, { success, undo, once = "" }: ListOptions<Result> = {}) => {
    if (toastErrors ? changes.current.has(once) : running.current) return;
    if (once) changes.current.add(once);
    running.current++;
    setPending(true);
    setError("");
    try {
      const result = await work();
      if (success) toast(typeof success === "string" ? success : success(result), undo && { undo });
      if (success) await revalidate();
    } catch (failure) {
      if (!toastErrors) return setError(toFormErrors(failure).message);
      // The API client opens a dialog for plan limits.
      if (!(failure instanceof ApiError && failure.code === "limit")) toast(toFormErrors(failure).message);
      await revalidate();
    } finally {
      running.current--;
      changes.current.delete(once);
      setPending(running.current > 0);
    }
  };
  return { isPending, error, run };
};
