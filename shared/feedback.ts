import { z } from "zod";
import { day } from "./dates.ts";
import { modes } from "./modes.ts";
import { publicOffer, reasonText } from "./offers.ts";
import { integerParam, paging } from "./pagination.ts";
import { plainLine, plainText } from "./text/plain-text.ts";
import { maxUrlLength, webUrl } from "./urls/web-url.ts";
import { emailPattern } from "./waitlist-messages.ts";

export const feedbackStatuses = ["new", "read", "resolved"] as const;

/** How a customer's customer answered: took the offer, said no to it, or left without having seen one. */
export const outcomes = ["accepted", "declined", "left"] as const;
export type Outcome = (typeof outcomes)[number];

export const maxFeedbackLength = 4_000;

/** What a project asks with that has chosen no reasons of its own. */
export const defaultReasons = [
  "Too expensive",
  "Missing a feature",
  "Too hard to use",
  "Technical problems",
  "Switching to another product",
  "No longer needed",
];

/** One session of the leaving dialog. `verified`: the project's own server vouched for `customerRef`. */
export const feedback = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    mode: z.enum(modes),
    status: z.enum(feedbackStatuses),
    rating: z.number().int().min(1).max(5).nullable(),
    reason: z.string().nullable(),
    message: z.string().nullable(),
    email: z.string().nullable(),
    customerRef: z.string().nullable(),
    verified: z.boolean(),
    page: z.string().nullable(),
    offerId: z.uuid().nullable(),
    outcome: z.enum(outcomes).nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export const feedbackList = z.object({ feedbacks: z.array(feedback), total: z.number().int() }).strict();

const mode = z.enum(modes).default("live");
const orNull = (text: string | null | undefined) => text || null;
// Measured twice: composed, a text may be longer than it was sent.
const optionalText = (most: number, read: (text: string) => string) =>
  z.string().max(most).transform(read).pipe(z.string().max(most)).nullish().transform(orNull);
const optionalLine = (most: number) => optionalText(most, plainLine);

/** Without what may name a person or open a door: the query and what follows #. Escaped it is longer than it was. */
const pageAddress = webUrl().transform((text) =>
  (new URL(text).origin + new URL(text).pathname).slice(0, maxUrlLength),
);

/** What someone says who is about to leave. A `signature` that is wrong is no error: the feedback is kept, unverified. */
export const feedbackInput = z
  .object({
    projectId: z.uuid(),
    mode,
    rating: z
      .number()
      .int()
      .min(1)
      .max(5)
      .nullish()
      .transform((rating) => rating ?? null),
    reason: optionalLine(200),
    message: optionalText(maxFeedbackLength, plainText),
    email: z
      .string()
      .trim()
      .max(254)
      .refine((text) => !text || emailPattern.test(text), "Enter an address like name@company.com.")
      .nullish()
      .transform(orNull),
    customerRef: z.string().max(200).nullish().transform(orNull),
    signature: z.string().max(200).nullish(),
    page: pageAddress.nullish().transform(orNull),
    /** A trap: people do not see this field, so only a bot fills it in. */
    nickname: z.string().max(200).nullish(),
  })
  .strict();
export type FeedbackInput = z.infer<typeof feedbackInput>;

const outcomeInput = z.object({ id: z.uuid(), token: z.string().max(200), outcome: z.enum(outcomes) }).strict();
export type OutcomeInput = z.infer<typeof outcomeInput>;

const statusInput = z.object({ id: z.uuid(), status: z.enum(feedbackStatuses) }).strict();
export type StatusInput = z.infer<typeof statusInput>;

type Saved = FeedbackInput | OutcomeInput | StatusInput;
/** The three that one call takes. */
export const feedbackForms = z.union([feedbackInput, outcomeInput, statusInput]);
type Sent = z.input<typeof feedbackForms>;

/** What one call takes: a feedback, its outcome with the token that came back, or its owner's status. */
export const feedbackSave = z
  .custom<Sent>((body) => typeof body === "object" && body !== null, "Send an object.")
  .transform((body, context): Saved => {
    // A union of zod's own would say of each of the three what is missing, and name no field.
    const schema = "outcome" in body ? outcomeInput : "status" in body ? statusInput : feedbackInput;
    const { success, data, error } = schema.safeParse(body);
    if (success) return data;
    for (const { path, message } of error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });

/** `token` may tell the outcome once. */
export const savedFeedback = z.object({ id: z.uuid(), offer: publicOffer.optional(), token: z.string() }).strict();
export const savedOutcome = z.object({ id: z.uuid(), outcome: z.enum(outcomes) }).strict();

const filters = {
  projectId: z.uuid().optional(),
  mode,
  /** Whole days in UTC, the first and the last of them. */
  from: day.optional(),
  to: day.optional(),
};

/**
 * Which feedbacks: without a project those of all one's projects. `rating`, `reason`, `outcome`, the days and `q`, which
 * looks into what was written, are additions of ours.
 */
const feedbackFilter = z
  .object({
    ...filters,
    status: z.enum(feedbackStatuses).optional(),
    rating: integerParam(1, 5).optional(),
    reason: z.string().max(200).transform(plainLine).optional(),
    outcome: z.enum(outcomes).optional(),
    q: z.string().trim().max(100).optional(),
  })
  .strict();
export type FeedbackFilter = z.infer<typeof feedbackFilter>;
export const feedbackQuery = paging().extend(feedbackFilter.shape).strict();
export type FeedbackQuery = z.infer<typeof feedbackQuery>;
export const feedbackExportQuery = feedbackFilter;

export const feedbackStatsQuery = z.object(filters).strict();
export type FeedbackStatsQuery = z.infer<typeof feedbackStatsQuery>;

/** How many reasons a statistic names, the most frequent. */
export const maxReasons = 50;

const counted = z.number().int();
/**
 * `average` is of the ratings that were given. `limitFeedback` is the part of those who answered an offer that accepted it,
 * from 0 to 1. Both are null where nobody did. What was not given is in no `by…`, so these may add up to less than `total`.
 * `byReason` has the most frequent first, at most 50. `byDay` has the days with feedback, in UTC, the oldest first.
 */
export const feedbackStats = z
  .object({
    total: counted,
    average: z.number().nullable(),
    saveRate: z.number().nullable(),
    byRating: z.object({ 1: counted, 2: counted, 3: counted, 4: counted, 5: counted }).strict(),
    byStatus: z.record(z.enum(feedbackStatuses), counted),
    byReason: z.record(z.string(), counted),
    byOutcome: z.record(z.enum(outcomes), counted),
    byDay: z.array(z.object({ day: z.iso.date(), count: counted, average: z.number().nullable() }).strict()),
  })
  .strict();
export type FeedbackStats = z.infer<typeof feedbackStats>;

export const feedbackPath = z.object({ id: z.uuid() }).strict();

/** How a project's leaving dialog asks: `isShuffled` gives each visitor another order. */
export const leavingDialog = z
  .object({
    reasons: z
      .array(reasonText)
      .min(1, "Ask with one reason at least.")
      .max(12)
      .refine((reasons) => new Set(reasons.map((reason) => reason.toLowerCase())).size === reasons.length, {
        message: "Each reason stands there once.",
      }),
    isShuffled: z.boolean(),
  })
  .strict();
export type LeavingDialog = z.infer<typeof leavingDialog>;

/** The offer that was shown with a feedback, for the holder of its token. */
export const shownOfferPath = z.object({ id: z.uuid() }).strict();
export const shownOfferQuery = z.object({ token: z.string().max(200) }).strict();
export type ShownOfferRequest = z.infer<typeof shownOfferPath> & z.infer<typeof shownOfferQuery>;

export const publicDialogPath = z.object({ projectId: z.uuid() }).strict();
/** `to`: where whoever leaves goes on to. */
export const publicDialogQuery = z.object({ mode, to: z.string().max(2_000).optional() }).strict();
/**
 * What the widget needs to know first; it shuffles by itself, since this answer is kept for all. `to` comes back where it
 * is a page of the project: ours must not lead to anywhere else.
 */
export const publicDialog = z
  .object({
    name: z.string(),
    mode: z.enum(modes),
    reasons: z.array(z.string()),
    isShuffled: z.boolean(),
    to: z.string().optional(),
  })
  .strict();
export type PublicDialog = z.infer<typeof publicDialog>;
