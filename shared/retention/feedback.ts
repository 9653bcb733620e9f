import { z } from "zod";
import { day } from "../dates.ts";
import { modes } from "../modes.ts";
import { integerParam, paging, totals } from "../pagination.ts";
import { emailPattern } from "../site/waitlist-messages.ts";
import { plainLine, plainText } from "../text/plain-text.ts";
import { maxUrlLength, webUrl } from "../urls/web-url.ts";
import { monthlyAmount, offerApplication } from "./offer-applications.ts";
import { publicOffer, reasonText } from "./offers.ts";

export const feedbackStatuses = ["new", "read", "resolved"] as const;

/** How the end user responded: accepted the offer, declined it, or left without seeing one. */
export const outcomes = ["accepted", "declined", "left"] as const;
export type Outcome = (typeof outcomes)[number];

export const maxFeedbackLength = 4_000;

/** Reasons for projects that have not set their own. */
export const defaultReasons = [
  "Too expensive",
  "Missing a feature",
  "Too hard to use",
  "Technical problems",
  "Switching to another product",
  "No longer needed",
];

/** One session of the cancellation dialog. `verified`: the project's server signed `customerRef`. */
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
  .strict()
  .meta({ id: "Feedback" });
/** `application`: what became of an accepted discount or pause that was applied in Stripe. */
export const feedbackDetail = feedback
  .extend({ application: offerApplication.nullable() })
  .strict()
  .meta({ id: "FeedbackDetail" });
export const feedbackList = z.object({ feedbacks: z.array(feedback), ...totals }).strict();

const mode = z.enum(modes).default("live");
const orNull = (text: string | null | undefined) => text || null;
// Checked before and after: Unicode normalization can lengthen a text.
const optionalText = (most: number, read: (text: string) => string) =>
  z.string().max(most).transform(read).pipe(z.string().max(most)).nullish().transform(orNull);
const optionalLine = (most: number) => optionalText(most, plainLine);

/** Drops the query and fragment, which may contain names or tokens. Truncated, because escaping lengthens a URL. */
const pageAddress = webUrl().transform((text) =>
  (new URL(text).origin + new URL(text).pathname).slice(0, maxUrlLength),
);

/** Feedback from a user who cancels. With an invalid `signature` it is still saved, as unverified. */
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
    /** Honeypot: hidden from people, so only bots fill it in. */
    nickname: z.string().max(200).nullish(),
  })
  .strict();
export type FeedbackInput = z.infer<typeof feedbackInput>;

const outcomeInput = z.object({ id: z.uuid(), token: z.string().max(200), outcome: z.enum(outcomes) }).strict();
export type OutcomeInput = z.infer<typeof outcomeInput>;

const statusInput = z.object({ id: z.uuid(), status: z.enum(feedbackStatuses) }).strict();
export type StatusInput = z.infer<typeof statusInput>;

type Saved = FeedbackInput | OutcomeInput | StatusInput;
/** The three request bodies of the same endpoint. */
export const feedbackForms = z.union([feedbackInput, outcomeInput, statusInput]);
type Sent = z.input<typeof feedbackForms>;

/** Accepts a new feedback, its outcome with the returned token, or the owner's status change. */
export const feedbackSave = z
  .custom<Sent>((body) => typeof body === "object" && body !== null, "Send an object.")
  .transform((body, context): Saved => {
    // A zod union would report the missing fields of all three and name none of them.
    const schema = "outcome" in body ? outcomeInput : "status" in body ? statusInput : feedbackInput;
    const { success, data, error } = schema.safeParse(body);
    if (success) return data;
    for (const { path, message } of error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });

/** `token` may report the outcome once. */
export const savedFeedback = z.object({ id: z.uuid(), offer: publicOffer.optional(), token: z.string() }).strict();
export const savedOutcome = z.object({ id: z.uuid(), outcome: z.enum(outcomes) }).strict();

const filters = {
  projectId: z.uuid().optional(),
  mode,
  /** First and last day, inclusive, in UTC. */
  from: day.optional(),
  to: day.optional(),
};

/**
 * Feedback filters; without `projectId`, all projects of the user. `rating`, `reason`, `outcome`, the days and `q`,
 * which searches the messages, are not in the original specification.
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

/** How many reasons a statistic lists, most frequent first. */
export const maxReasons = 50;

const counted = z.number().int();
/**
 * `average` covers the given ratings. `limitFeedback` is the share (0 to 1) of answered offers that were accepted. Both
 * are null without data. The `by…` counts omit missing values, so they may sum to less than `total`. `byReason` lists
 * up to 50, most frequent first; `byDay` lists days with feedback in UTC, oldest first.
 */
export const feedbackStats = z
  .object({
    total: counted,
    average: z.number().nullable(),
    saveRate: z.number().nullable(),
    /** What subscriptions with an applied offer bring in per month, by currency; those that ended later don't count. */
    savedMrr: z.array(monthlyAmount),
    byRating: z.object({ 1: counted, 2: counted, 3: counted, 4: counted, 5: counted }).strict(),
    byStatus: z.record(z.enum(feedbackStatuses), counted),
    byReason: z.record(z.string(), counted),
    byOutcome: z.record(z.enum(outcomes), counted),
    byDay: z.array(z.object({ day: z.iso.date(), count: counted, average: z.number().nullable() }).strict()),
  })
  .strict()
  .meta({ id: "FeedbackStats" });
export type FeedbackStats = z.infer<typeof feedbackStats>;

/** Settings of a project's cancellation dialog. `isShuffled` randomizes the order of reasons for each visitor. */
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
  .strict()
  .meta({ id: "LeavingDialog" });
export type LeavingDialog = z.infer<typeof leavingDialog>;

/** Loads the offer shown with a feedback; requires the feedback's token. */
export const shownOfferQuery = z.object({ token: z.string().max(200) }).strict();
export type ShownOfferRequest = { id: string } & z.infer<typeof shownOfferQuery>;

export const publicDialogPath = z.object({ projectId: z.uuid() }).strict();
/** `to`: where the visitor continues after the dialog. */
export const publicDialogQuery = z.object({ mode, to: z.string().max(2_000).optional() }).strict();
/**
 * The widget's configuration. The response is cached for all visitors, so the widget shuffles the reasons itself. `to`
 * is returned only if it is a page of the project, to prevent open redirects.
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
