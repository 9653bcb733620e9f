// API schemas of submissions: one project in one directory, and what became of it.
import { z } from "zod";
import { day } from "../dates.ts";
import { paging } from "../pagination.ts";
import { maxWeeklyPace, submissionActors, submissionStates } from "./submission-states.ts";

/** Results of one look at a listing's public page. `unknown` never counts as a miss. */
export const checkOutcomes = [
  "live_follow",
  "live_nofollow",
  "live_indirect",
  "mention_only",
  "missing",
  "gone",
  "unknown",
] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

export const listingLinkKinds = ["follow", "nofollow", "indirect", "mention"] as const;
export type ListingLinkKind = (typeof listingLinkKinds)[number];

export const listingFlags = ["not_indexable", "canonical_elsewhere"] as const;
export type ListingFlag = (typeof listingFlags)[number];

/** An anchor to the customer's site as found on a listing's page. */
export const checkedAnchor = z
  .object({
    href: z.string(),
    text: z.string(),
    rel: z.array(z.string()),
    isHidden: z.boolean(),
    /** The part of the page, if its markup says so. */
    place: z.enum(["header", "nav", "main", "aside", "footer"]).optional(),
  })
  .strict();
export type CheckedAnchor = z.infer<typeof checkedAnchor>;

export const needsCustomerReasons = [
  "confirm_mail",
  "add_badge",
  "pay_fee",
  "account_exists",
  "missing_information",
  "other",
] as const;
export const rejectedReasons = ["not_eligible", "duplicate", "quality", "no_answer", "other"] as const;
export const unavailableReasons = ["site_down", "closed", "blocked", "login_broken", "other"] as const;

/** Set by the pre-flight: the kit lacks what the directory asks for. */
export const incompleteKit = "incomplete_kit";

export const submissionReasons = [
  ...needsCustomerReasons,
  incompleteKit,
  ...rejectedReasons,
  ...unavailableReasons,
] as const;
export type SubmissionReason = (typeof submissionReasons)[number];

/** How well a directory fits a project, with the reasons as sentences. */
export const fit = z.object({ score: z.number().int().min(0).max(100), reasons: z.array(z.string()) }).strict();
export type Fit = z.infer<typeof fit>;

const at = z.iso.datetime();

export const submission = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    directory: z
      .object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        host: z.string(),
        dr: z.number().int().nullable(),
      })
      .strict(),
    state: z.enum(submissionStates),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    dueAt: at.nullable(),
    submittedAt: at.nullable(),
    listingUrl: z.string().nullable(),
    link: z
      .object({ kind: z.enum(listingLinkKinds), rel: z.array(z.string()), foundAt: at, url: z.string() })
      .strict()
      .nullable(),
    flags: z.array(z.enum(listingFlags)),
    firstLiveAt: at.nullable(),
    lastCheckedAt: at.nullable(),
    nextCheckAt: at.nullable(),
    lostAt: at.nullable(),
    replacesId: z.uuid().nullable(),
    replacedById: z.uuid().nullable(),
    fit,
    kitVersion: z.number().int().nullable(),
    createdAt: at,
  })
  .strict()
  .meta({ id: "Submission" });
export type Submission = z.infer<typeof submission>;

export const submissionEvent = z
  .object({
    at,
    actor: z.enum(submissionActors),
    from: z.enum(submissionStates).nullable(),
    to: z.enum(submissionStates),
    note: z.string().nullable(),
    evidence: z.array(z.object({ id: z.uuid(), url: z.string() }).strict()),
  })
  .strict()
  .meta({ id: "SubmissionEvent" });
export type SubmissionEvent = z.infer<typeof submissionEvent>;

export const submissionCheck = z
  .object({
    at,
    outcome: z.enum(checkOutcomes),
    reason: z.string(),
    status: z.number().int().nullable(),
    finalUrl: z.string(),
    anchors: z.array(checkedAnchor),
    excerpt: z.string().nullable(),
    by: z.enum(["bot", "person"]),
  })
  .strict()
  .meta({ id: "SubmissionCheck" });
export type SubmissionCheck = z.infer<typeof submissionCheck>;

/** A field as it was sent to a directory. */
export const sentValue = z.object({ field: z.string(), label: z.string(), value: z.string() }).strict();
export type SentValue = z.infer<typeof sentValue>;

export const submissionDetail = submission
  .extend({
    events: z.array(submissionEvent),
    checks: z.array(submissionCheck),
    values: z.array(sentValue),
    /** Whether our operator opened an account there for you: `GET /submissions/{id}/login`. */
    hasLogin: z.boolean(),
  })
  .strict()
  .meta({ id: "SubmissionDetail" });
export type SubmissionDetail = z.infer<typeof submissionDetail>;

/** `order` is the customer's own order of proposals. */
export const submissionSorts = ["updated", "authority", "name", "order"] as const;
export const submissionQuery = paging(25)
  .extend({
    projectId: z.uuid().optional(),
    /** One or several, separated by commas. */
    state: z
      .string()
      .transform((text) => [...new Set(text.split(","))])
      .pipe(z.array(z.enum(submissionStates)))
      .optional(),
    q: z.string().trim().max(100).optional(),
    /** By when the link was lost, also if it's live again. UTC days, both included. */
    lostFrom: day.optional(),
    lostTo: day.optional(),
    sort: z.enum(submissionSorts).default("updated"),
  })
  .strict();
export type SubmissionQuery = z.infer<typeof submissionQuery>;

export const submissionList = z
  .object({
    submissions: z.array(submission),
    total: z.number().int(),
    counts: z.partialRecord(z.enum(submissionStates), z.number().int()),
  })
  .strict();
export const submissionExportQuery = z.object({ projectId: z.uuid() }).strict();

/** How many directories to propose. */
export const proposalInput = z.object({ count: z.number().int().min(1).max(50) }).strict();
export const proposalList = z.object({ submissions: z.array(submission), total: z.number().int() }).strict();

/** A proposal's place among those of its project, 1 for the first. */
export const positionInput = z.object({ position: z.number().int().min(1).max(10_000) }).strict();
export const proposalPosition = z.object({ position: z.number().int(), total: z.number().int() }).strict();

export const submissionSettings = z
  .object({
    /** Submissions in any seven days. */
    weeklyPace: z.number().int().min(1).max(maxWeeklyPace),
    /** Whether new directories are proposed every week. */
    proposesWeekly: z.boolean(),
  })
  .strict()
  .meta({ id: "SubmissionSettings" });
export type SubmissionSettings = z.infer<typeof submissionSettings>;

/** A directory of the customer's own choice. */
export const submissionInput = z.object({ directoryId: z.uuid() }).strict();

export const submissionIds = z.object({ ids: z.array(z.uuid()).min(1).max(100) }).strict();

/** What became of each id; `error` is the code of a problem. */
export const submissionChanges = z
  .object({
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), error: z.string(), detail: z.string() }).strict()),
  })
  .strict();
export type SubmissionChanges = z.infer<typeof submissionChanges>;

export const answerInput = z.object({ answer: z.string().trim().max(2000), done: z.literal(true) }).strict();
export type AnswerInput = z.infer<typeof answerInput>;

/** Screenshots of operators; the response needs the authorization header. */
export const evidenceUrl = (id: string) => `/api/tasks/evidence/${id}`;
