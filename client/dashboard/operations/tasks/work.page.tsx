import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Task, Throughput } from "#shared/operations/tasks.ts";
import { api, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatNumber, formatShortDate } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { KeyHint, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { DashboardPage } from "../../page.tsx";
import { requireAdmin } from "../../require-admin.ts";
import { shortcutsByKind } from "./labels.ts";
import { TaskView } from "./task-view.tsx";
import { useTasks } from "./use-tasks.ts";

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
      {isClaiming
        ? "This takes a moment."
        : "New tasks appear here by themselves: we look every 30 seconds while this page is open."}
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
    <dl aria-label="Your work" className="mt-10 grid grid-cols-2 gap-4 border-t border-line pt-6 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
