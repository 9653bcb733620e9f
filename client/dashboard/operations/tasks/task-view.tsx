import { lazy, Suspense } from "react";
import type { Task } from "#shared/operations/tasks.ts";
import { DirectoryPanel } from "./directory-panel.tsx";
import { kindLabels } from "./labels.ts";
import { Screenshots } from "./screenshots.tsx";
import { type TaskActions, TaskFrame, taskHeadingId } from "./task-frame.tsx";
import { useEvidence } from "./use-evidence.ts";
import { useCopiedValues, ValuesList } from "./values-list.tsx";

// Few tasks are articles, and their part is larger than the rest of the page.
const ArticleTask = lazy(async () => ({ default: (await import("./article-task.tsx")).ArticleTask }));

type TaskViewProps = TaskActions & { task: Task };

/** One task on the whole screen. Mount it with the task's id as key. */
export const TaskView = ({ task, ...actions }: TaskViewProps) =>
  task.article ? (
    <Suspense fallback={<p role="status">Loading the article…</p>}>
      <ArticleTask task={task} article={task.article} {...actions} />
    </Suspense>
  ) : (
    <SubmissionTask task={task} {...actions} />
  );

const SubmissionTask = ({ task, onFinish, onRelease }: TaskViewProps) => {
  const evidence = useEvidence(task.id);
  const { copied, copy } = useCopiedValues(task.id);
  return (
    <article
      aria-labelledby={taskHeadingId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void evidence.add(event.dataTransfer.files);
      }}
    >
      <TaskFrame
        task={task}
        title={task.directory?.name ?? kindLabels[task.kind]}
        onFinish={(input) => onFinish({ ...input, evidenceIds: evidence.screenshots.map(({ id }) => id) })}
        onRelease={onRelease}
      >
        <Screenshots {...evidence} />
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <DirectoryPanel task={task} />
          <section aria-labelledby="values" className="min-w-0">
            <h3 id="values" className="text-lg font-semibold">
              Listing kit
            </h3>
            <ValuesList values={task.values} copied={copied} onCopy={(value) => void copy(value)} />
          </section>
        </div>
      </TaskFrame>
    </article>
  );
};
