// Tasks: units of work for operators.
import { z } from "zod";
import { articleAssignment, articleOutcomes } from "../content/articles.ts";
import { directory } from "../links/directories.ts";
import { submissionStates } from "../links/submission-states.ts";
import {
  needsCustomerReasons,
  rejectedReasons,
  submission,
  submissionCheck,
  submissionEvent,
  submissionReasons,
  unavailableReasons,
} from "../links/submissions.ts";
import { paging, totals } from "../pagination.ts";
import { webUrl } from "../urls/web-url.ts";

/** `check`: a manual look at a listing. `review`: a second look at a finished submission by another person. */
export const taskKinds = ["submission", "check", "article", "review"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskStates = ["open", "claimed", "done"] as const;
/** How long a claimed task stays with its operator without being renewed. */
export const taskLeaseMinutes = 30;
/** Maximum size of a screenshot: 3 MB. */
export const maxEvidenceBytes = 3_000_000;
export const maxEvidence = 5;

export const taskOutcomes = [
  "submitted",
  "needs_customer",
  "rejected",
  "unavailable",
  "already_listed",
  "found",
  "missing",
  "agree",
  "disagree",
  ...articleOutcomes,
] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

/** The outcomes of each kind of task. */
export const outcomesByKind = {
  submission: ["submitted", "needs_customer", "rejected", "unavailable", "already_listed"],
  check: ["found", "missing"],
  review: ["agree", "disagree"],
  article: articleOutcomes,
} as const satisfies Record<TaskKind, readonly TaskOutcome[]>;

/** The reasons that an outcome can have. Without the reason, `needs_customer` and `rejected` are refused. */
export const reasonsByOutcome = {
  needs_customer: needsCustomerReasons,
  rejected: rejectedReasons,
  unavailable: unavailableReasons,
} as const;

/** A value for a field of the directory's form, cut to its limit. */
export const taskValue = z
  .object({
    field: z.string(),
    label: z.string(),
    value: z.string(),
    limit: z.number().int().nullable(),
    length: z.number().int(),
    cut: z.boolean(),
  })
  .strict()
  .meta({ id: "TaskValue" });
export type TaskValue = z.infer<typeof taskValue>;

const at = z.iso.datetime();

export const task = z
  .object({
    id: z.uuid(),
    kind: z.enum(taskKinds),
    state: z.enum(taskStates),
    dueAt: at,
    claimedBy: z.uuid().nullable(),
    leaseUntil: at.nullable(),
    outcome: z.string().nullable(),
    project: z.object({ id: z.uuid(), name: z.string(), url: z.string() }).strict(),
    /** The customer's plan includes only directories without a fee. */
    freeDirectoriesOnly: z.boolean(),
    submission: submission.optional(),
    directory: directory.optional(),
    /** What to write: the operator saves the text with `PUT /articles/{id}`. */
    article: articleAssignment.optional(),
    values: z.array(taskValue),
    /** What the customer answered when the submission last needed them. */
    answer: z.string().nullable(),
    /** What the directory answered, as noted by the operator who submitted. */
    confirmation: z.string().nullable(),
    history: z.array(submissionEvent),
    lastCheck: submissionCheck.nullable(),
    /** How many submissions of all projects to this directory are in each state. */
    pastOutcomes: z.partialRecord(z.enum(submissionStates), z.number().int()),
  })
  .strict()
  .meta({ id: "Task" });
export type Task = z.infer<typeof task>;

export const taskQuery = paging(10)
  .extend({
    kind: z.enum(taskKinds).optional(),
    state: z.enum(taskStates).optional(),
    /** Only tasks that the caller has claimed or finished. */
    mine: z.enum(["true", "false"]).optional(),
  })
  .strict();
export type TaskQuery = z.infer<typeof taskQuery>;

/** Of the caller: tasks finished since midnight UTC and per hour; `oldestDueAt` is of the whole queue. */
export const throughput = z
  .object({ today: z.number().int(), perHour: z.number(), oldestDueAt: at.nullable() })
  .strict()
  .meta({ id: "Throughput" });
export type Throughput = z.infer<typeof throughput>;

export const taskList = z
  .object({
    tasks: z.array(task),
    ...totals,
    /** Unfinished tasks by kind. */
    counts: z.record(z.enum(taskKinds), z.number().int()),
    throughput,
  })
  .strict();

export const nextTaskInput = z.object({ kind: z.enum(taskKinds).optional() }).strict();

const text = z.string().trim().min(1).max(2000);

export const finishInput = z
  .object({
    outcome: z.enum(taskOutcomes),
    /** What the directory answered. */
    confirmation: text.optional(),
    listingUrl: webUrl("Enter a full URL.").optional(),
    reason: z.enum(submissionReasons).optional(),
    note: text.optional(),
    evidenceIds: z.array(z.uuid()).max(maxEvidence).optional(),
  })
  .strict()
  .superRefine(({ outcome, confirmation, reason, note, evidenceIds = [] }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (outcome === "submitted" && !confirmation && !evidenceIds.length)
      refuse("confirmation", "Enter what the directory answered, or add a screenshot.");
    if (outcome === "returned" && !note) refuse("note", "Enter why it can't be written like this.");
    if (outcome === "disagree" && !note) refuse("note", "Enter what should be different.");
    if (outcome === "needs_customer" && reason === "pay_fee" && !note)
      refuse("note", "Enter how much the directory charges, and for what.");
    const reasons: readonly string[] = outcome in reasonsByOutcome ? reasonsByOutcome[outcome as ReasonedOutcome] : [];
    if (reason ? !reasons.includes(reason) : outcome === "needs_customer" || outcome === "rejected")
      refuse("reason", "Choose one of the reasons for this outcome.");
  });
export type FinishInput = z.infer<typeof finishInput>;
export type ReasonedOutcome = keyof typeof reasonsByOutcome;

export const uploadedEvidence = z.object({ id: z.uuid(), url: z.string() }).strict();
export type UploadedEvidence = z.infer<typeof uploadedEvidence>;
