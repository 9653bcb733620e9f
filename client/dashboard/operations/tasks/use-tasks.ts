import { useCallback, useEffect, useRef, useState } from "react";
import type { FinishInput, Task, Throughput } from "#shared/operations/tasks.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { outcomes } from "./labels.ts";

/**
 * Tasks held at a time: the current one, and the next one so that it shows without waiting. While an article is written,
 * which takes hours, the next task stays in the queue.
 */
const heldWith = (current: Task | undefined) => (current?.article ? 1 : 2);
const retryMs = 30_000;
const renewMs = 5 * 60_000;
/** The server accepts an undo for 10 s. */
const undoMs = 9_500;

const calls = () => browserClient().tasks;
const isVisible = () => document.visibilityState === "visible";
const nameOf = ({ directory, article }: Task) => directory?.name ?? article?.title ?? "Task";

const unsavedText = " Unsaved text stays in this browser.";

type Summary = { throughput: Throughput; counts: Record<Task["kind"], number> };

/** The operator's claimed tasks: claims the next one ahead, and renews them while the tab is visible. */
export const useTasks = (initial: Task[], loaded: Summary) => {
  const [tasks, setTasks] = useState(initial);
  const [summary, setSummary] = useState(loaded);
  const [isClaiming, setClaiming] = useState(initial.length === 0);
  const [undoable, setUndoable] = useState<Task>();
  const isRunning = useRef(false);

  const drop = useCallback((id: string) => setTasks((current) => current.filter((task) => task.id !== id)), []);

  const refresh = async () => {
    const { throughput, counts } = await read(calls().$get({ query: { limit: "1", state: "claimed", mine: "true" } }));
    setSummary({ throughput, counts });
  };

  /** Claims this many tasks, or fewer if the queue is empty; one run at a time. */
  const claim = useCallback(async (missing: number) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setClaiming(true);
    try {
      for (let at = 0; at < missing; at++) {
        const next = (await read(calls().next.$post({ json: {} }))) as Task | undefined;
        if (!next) break;
        setTasks((current) => (current.some(({ id }) => id === next.id) ? current : [...current, next]));
      }
    } catch (error) {
      toast(toFormErrors(error).message);
    } finally {
      isRunning.current = false;
      setClaiming(false);
    }
  }, []);

  const held = heldWith(tasks[0]);
  const missing = held - tasks.length;
  useEffect(() => {
    if (missing <= 0) return;
    void claim(missing);
    const timer = setInterval(() => isVisible() && void claim(missing), retryMs);
    return () => clearInterval(timer);
  }, [claim, missing]);

  useEffect(() => {
    const renew = async (task: Task) => {
      const { id } = task;
      try {
        await read(calls()[":id"].renew.$post({ param: { id } }));
      } catch (error) {
        if (!(error instanceof ApiError && [404, 409].includes(error.status))) return;
        drop(id);
        toast(`${nameOf(task)}: back in the queue, since its claim ran out.${task.article ? unsavedText : ""}`);
      }
    };
    const timer = setInterval(() => {
      if (isVisible()) for (const task of tasks) void renew(task);
    }, renewMs);
    return () => clearInterval(timer);
  }, [tasks, drop]);

  const undo = async (task: Task) => {
    setUndoable(undefined);
    try {
      const reopened = await read(calls()[":id"].undo.$post({ param: { id: task.id } }));
      setTasks((current) => [reopened, ...current.filter(({ id }) => id !== task.id)]);
      toast(`${nameOf(task)}: taken back.`);
      await refresh();
    } catch (error) {
      toast(toFormErrors(error).message);
    }
  };

  /** Throws for the form to show what is wrong with its fields. */
  const finish = async (task: Task, input: FinishInput) => {
    try {
      await read(calls()[":id"].finish.$post({ param: { id: task.id }, json: input }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "conflict")) throw error;
      toast(error.message);
      return drop(task.id);
    }
    drop(task.id);
    const success = `${nameOf(task)}: ${outcomes[input.outcome].success}`;
    // The customer may be reading it already.
    if (task.article) {
      toast(success);
      return refresh().catch(() => {});
    }
    setUndoable(task);
    setTimeout(() => setUndoable((current) => (current === task ? undefined : current)), undoMs);
    toast(success, { undo: () => void undo(task), shownMs: undoMs });
    // The figures aren't worth an error message.
    await refresh().catch(() => {});
  };

  const release = async (task: Task) => {
    try {
      await read(calls()[":id"].release.$post({ param: { id: task.id } }));
      toast(`${nameOf(task)}: back in the queue.`);
    } catch (error) {
      toast(toFormErrors(error).message);
    }
    drop(task.id);
  };

  return {
    current: tasks[0],
    summary,
    isClaiming,
    claimNow: () => void claim(held),
    finish,
    release,
    undo: undoable && (() => void undo(undoable)),
  };
};
