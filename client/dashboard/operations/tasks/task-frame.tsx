import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { FinishInput, Task, TaskOutcome } from "#shared/operations/tasks.ts";
import { deleteLocalDrafts } from "../../../app/local-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { Field, optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { kindLabels, outcomes, outcomesOf, reasonsOf } from "./labels.ts";

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
      <h2 id={taskHeadingId} ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
        {title} <span className="font-normal text-muted">for {project.name}</span>
      </h2>
      <div role="toolbar" aria-label="Outcome" className="mt-3 flex flex-wrap gap-1.5">
        {outcomesOf[kind].map((name) => (
          <Button
            key={name}
            variant={name === outcome ? "primary" : "quiet"}
            aria-pressed={name === outcome}
            aria-keyshortcuts={outcomes[name].key}
            className="gap-2.5 px-3 text-sm xl:min-h-9"
            onClick={() => setOutcome(name)}
          >
            {outcomes[name].label} <KeyHint name={outcomes[name].key} />
          </Button>
        ))}
        <Button
          variant="quiet"
          busy={isReleasing}
          aria-keyshortcuts="n"
          className="gap-2.5 px-3 text-sm xl:min-h-9"
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

type OutcomeFormProps = {
  taskId: string;
  outcome: TaskOutcome;
  listingUrl: string;
  /** The customer's plan includes only directories without a fee, so the form doesn't offer to ask for one. */
  freeDirectoriesOnly: boolean;
  onFinish: (input: FinishInput) => Promise<void>;
  onCancel: () => void;
};

type OutcomeFields = { reason: string; confirmation: string; listingUrl: string; note: string };

const withListing: readonly TaskOutcome[] = ["submitted", "already_listed", "found"];
const forCustomer: readonly TaskOutcome[] = ["needs_customer", "drafted", "returned"];
const withoutNote: readonly TaskOutcome[] = ["submitted", "agree"];

/** Reports an outcome. Ctrl+Enter sends it from any field, Escape closes it and keeps what was typed. */
const OutcomeForm = ({ taskId, outcome, listingUrl, freeDirectoriesOnly, onFinish, onCancel }: OutcomeFormProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    // Not the select: typing there changes the reason.
    element?.querySelector<HTMLElement>("textarea, input:not([aria-hidden]), button:not([role])")?.focus();
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === "Escape") onCancel();
      if (key === "Enter" && (ctrlKey || metaKey)) element?.querySelector("form")?.requestSubmit();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [onCancel]);
  const { title, label } = outcomes[outcome];
  const allReasons = optionsOf(reasonsOf[outcome] ?? {});
  const isFeeReason = ({ value }: { value: string }) => value === "pay_fee";
  const reasons = freeDirectoriesOnly ? allReasons.filter((reason) => !isFeeReason(reason)) : allReasons;
  const feeHint = freeDirectoriesOnly
    ? "This customer's plan includes free directories only. If this one charges a fee, report it as unavailable."
    : "If the directory charges a fee: how much, and for what.";
  const saved: OutcomeFields = {
    reason: reasons[0]?.value ?? "",
    confirmation: "",
    listingUrl: withListing.includes(outcome) ? listingUrl : "",
    note: "",
  };
  const [fields, setFields] = useState(saved);
  const draft = useFormDraft({ key: `unsaved-outcome-${taskId}-${outcome}`, fields, saved, setFields });
  const bind = (name: keyof OutcomeFields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  const finish = async () => {
    await onFinish(inputOf(outcome, fields));
    // Also those of outcomes that were not chosen in the end.
    deleteLocalDrafts(`unsaved-outcome-${taskId}-`);
  };
  return (
    <div ref={box} className="card mt-4 p-5">
      <h3 id="outcome" className="text-lg font-semibold">
        {title}
      </h3>
      <RestoredDraft draft={draft} />
      <Form aria-labelledby="outcome" className="mt-4 grid gap-4 sm:grid-cols-2" noValidate onSubmit={finish}>
        {reasons.length > 0 && <Select {...bind("reason")} label="Reason" options={reasons} />}
        {outcome === "submitted" && (
          <TextArea
            {...bind("confirmation")}
            label="Confirmation"
            rows={2}
            maxLength={2000}
            hint="What the page said after you submitted. A screenshot works, too."
          />
        )}
        {withListing.includes(outcome) && (
          <Field
            {...bind("listingUrl")}
            type="url"
            label={outcome === "submitted" ? "Listing URL, if there is one" : "Listing URL"}
            maxLength={2000}
          />
        )}
        {!withoutNote.includes(outcome) && (
          <TextArea
            {...bind("note")}
            label={forCustomer.includes(outcome) ? "Note for the customer" : "Note"}
            rows={2}
            maxLength={2000}
            {...(allReasons.some(isFeeReason) && { hint: feeHint })}
          />
        )}
        <FormError className="sm:col-span-2" />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <SubmitButton busyLabel="Saving…">{label}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
};

const inputOf = (outcome: TaskOutcome, fields: OutcomeFields): FinishInput => {
  const textOf = (name: keyof OutcomeFields) => fields[name].trim() || undefined;
  return {
    outcome,
    confirmation: textOf("confirmation"),
    listingUrl: textOf("listingUrl"),
    reason: textOf("reason") as FinishInput["reason"],
    note: textOf("note"),
  };
};
