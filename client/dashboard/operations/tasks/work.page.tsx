import { useCallback, useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { FinishInput, Task, Throughput } from "#shared/operations/tasks.ts";
import { ApiError, api, browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { formatNumber, formatShortDate } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { KeyHint, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { DashboardPage } from "../../page.tsx";
import { requireAdmin } from "../../require-admin.ts";
import { outcomes, shortcutsByKind } from "./labels.ts";
import { TaskView } from "./task-view.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const query = { mine: "true", state: "claimed", limit: "2" } as const;
  return requireAdmin(read(context.get(api).tasks.$get({ query })));
};

export function Component() {
  const { tasks, throughput, counts } = useLoaderData<typeof loader>();
  const work = useTasks(tasks, { throughput, counts });
  const { current, isClaiming } = work;
  return (
    <DashboardPage
      title="Work"
      description="The next task of the queue, with everything you need."
      actions={
        work.undo && (
          <Button variant="quiet" aria-keyshortcuts="z" className="gap-3" onClick={work.undo}>
            Undo last outcome <KeyHint name="z" />
          </Button>
        )
      }
    >
      <ShortcutsHelp shortcuts={shortcutsByKind[current?.kind ?? "submission"]} isForPage>
        Press a key instead of a button. Each key is next to its label.
      </ShortcutsHelp>
      {current ? (
        <TaskView
          key={current.id}
          task={current}
          onFinish={(input) => work.finish(current, input)}
          onRelease={() => work.release(current)}
        />
      ) : (
        <NoTask isClaiming={isClaiming} onRetry={work.claimNow} />
      )}
      <Figures {...work.summary} />
    </DashboardPage>
  );
}

const NoTask = ({ isClaiming, onRetry }: { isClaiming: boolean; onRetry: () => void }) => (
  <div role="status">
    <EmptyState
      title={isClaiming ? "Looking for the next task…" : "The queue is empty"}
      action={
        <Button variant="quiet" busy={isClaiming} aria-keyshortcuts="n" className="gap-3" onClick={onRetry}>
          Check again <KeyHint name="n" />
        </Button>
      }
    >
      {isClaiming ? "This takes a moment." : "New tasks appear automatically: this page checks every 30 seconds."}
    </EmptyState>
  </div>
);

type FiguresProps = { throughput: Throughput; counts: Record<Task["kind"], number> };

const Figures = ({ throughput: { today, perHour, oldestDueAt }, counts }: FiguresProps) => {
  const open = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const figures: [string, string][] = [
    ["Done today", formatNumber(today)],
    ["Per hour", formatNumber(perHour)],
    ["Unfinished, all operators", formatNumber(open)],
    ["Oldest due", oldestDueAt ? formatShortDate(oldestDueAt) : "–"],
  ];
  return (
    <dl aria-label="Your work" className="mt-6 grid grid-cols-2 gap-4 border-t border-line pt-4 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

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

/** The operator's claimed tasks: claims the next one ahead, and renews them while the tab is visible. */
const useTasks = (initial: Task[], loaded: { throughput: Throughput; counts: Record<Task["kind"], number> }) => {
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
        toast(`${nameOf(task)}: back in the queue, because its claim expired.${task.article ? unsavedText : ""}`);
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
      toast(`${nameOf(task)}: outcome undone.`);
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
