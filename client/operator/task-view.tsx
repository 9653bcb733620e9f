import { useCallback, useEffect, useRef, useState } from "react";
import type { FinishInput, Task, TaskOutcome } from "#shared/tasks.ts";
import { Button } from "../ui/button.tsx";
import { formatDateTime } from "../ui/format.ts";
import { KeyHint } from "../ui/shortcuts.tsx";
import { DirectoryPanel } from "./directory-panel.tsx";
import { kindLabels, outcomes, outcomesOf } from "./labels.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import { Screenshots } from "./screenshots.tsx";
import { useEvidence } from "./use-evidence.ts";
import { useCopiedValues, ValuesList } from "./values-list.tsx";

type TaskViewProps = {
  task: Task;
  onFinish: (input: FinishInput) => Promise<void>;
  onRelease: () => Promise<void>;
};

/** One task on the whole screen. Mount it with the task's id as key. */
export const TaskView = ({ task, onFinish, onRelease }: TaskViewProps) => {
  const { kind, directory, project, values, dueAt, submission } = task;
  const [outcome, setOutcome] = useState<TaskOutcome>();
  const [isReleasing, setReleasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const evidence = useEvidence(task.id);
  const { copied, copy } = useCopiedValues(task.id);

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
  };
  return (
    <article
      aria-labelledby="task"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void evidence.add(event.dataTransfer.files);
      }}
    >
      <p className="text-sm text-muted">
        {kindLabels[kind]}, due <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
      </p>
      <h2 id="task" ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {directory?.name ?? kindLabels[kind]} <span className="font-normal text-muted">for {project.name}</span>
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
          outcome={outcome}
          listingUrl={submission?.listingUrl ?? ""}
          onFinish={(input) => onFinish({ ...input, evidenceIds: evidence.screenshots.map(({ id }) => id) })}
          onCancel={close}
        />
      )}
      <Screenshots {...evidence} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <DirectoryPanel task={task} />
        <section aria-labelledby="values" className="min-w-0">
          <h3 id="values" className="text-lg font-semibold">
            Listing kit
          </h3>
          <ValuesList values={values} copied={copied} onCopy={(value) => void copy(value)} />
        </section>
      </div>
    </article>
  );
};
