import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { FinishInput, Task, TaskOutcome } from "#shared/operations/tasks.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { kindLabels, outcomes, outcomesOf } from "./labels.ts";
import { OutcomeForm } from "./outcome-form.tsx";

export type TaskActions = {
  onFinish: (input: FinishInput) => Promise<void>;
  onRelease: () => Promise<void>;
};
type TaskFrameProps = TaskActions & { task: Task; title: string; children: ReactNode };

/** A task's heading, its outcomes with their form, and below them what the work needs. */
export const TaskFrame = ({ task, title, onFinish, onRelease, children }: TaskFrameProps) => {
  const { kind, project, dueAt, submission } = task;
  const [outcome, setOutcome] = useState<TaskOutcome>();
  const [isReleasing, setReleasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The new task is announced, and the focus never stays on a removed button.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const close = useCallback(() => {
    setOutcome(undefined);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const release = async () => {
    if (isReleasing) return;
    setReleasing(true);
    await onRelease();
    setReleasing(false);
  };
  return (
    <>
      <p className="text-sm text-muted">
        {kindLabels[kind]}, due <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
      </p>
      <h2 id={taskHeadingId} ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {title} <span className="font-normal text-muted">for {project.name}</span>
      </h2>
      <div role="toolbar" aria-label="Outcome" className="mt-4 flex flex-wrap gap-2">
        {outcomesOf[kind].map((name) => (
          <Button
            key={name}
            variant={name === outcome ? "primary" : "quiet"}
            aria-pressed={name === outcome}
            aria-keyshortcuts={outcomes[name].key}
            className="gap-3"
            onClick={() => setOutcome(name)}
          >
            {outcomes[name].label} <KeyHint name={outcomes[name].key} />
          </Button>
        ))}
        <Button
          variant="quiet"
          busy={isReleasing}
          aria-keyshortcuts="n"
          className="gap-3"
          onClick={() => void release()}
        >
          Release <KeyHint name="n" />
        </Button>
      </div>
      {outcome && (
        <OutcomeForm
          key={outcome}
          taskId={task.id}
          outcome={outcome}
          listingUrl={submission?.listingUrl ?? ""}
          freeDirectoriesOnly={task.freeDirectoriesOnly}
          onFinish={onFinish}
          onCancel={close}
        />
      )}
      {children}
    </>
  );
};

export const taskHeadingId = "task";
