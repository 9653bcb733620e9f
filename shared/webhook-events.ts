// The events of webhooks, in a file of their own: pages that import it don't load zod.
import type { ArticleState } from "./content/article-states.ts";
import type { Lead } from "./conversations/leads.ts";
import type { Mention } from "./conversations/mentions.ts";
import type { SubmissionState } from "./links/submission-states.ts";
import type { ReportFigures } from "./reporting/reports.ts";
import type { FeedbackInput } from "./retention/feedback.ts";

export const webhookEvents = [
  "submission.live",
  "submission.unfollowed",
  "submission.lost",
  "submission.needs_customer",
  "submission.rejected",
  "mention.created",
  "lead.created",
  "article.published",
  "article.failed",
  "feedback.created",
  "report.ready",
] as const;
export type WebhookEventType = (typeof webhookEvents)[number];

/** What a delivery log has: `test` is sent on request only. */
export const loggedEvents = [...webhookEvents, "test"] as const;

/** `failed`: given up after the last retry. */
export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One request. `status` is null without an answer; `error` says what went wrong. */
export type WebhookAttempt = { at: string; status: number | null; error: string | null; ms: number };

/** What an event's `data` says. `id` is the object's, whose events are delivered in order. */
export type WebhookData = { id: string } & Record<string, unknown>;

type SubmissionData = {
  id: string;
  state: SubmissionState;
  directory: { id: string; slug: string; name: string; host: string };
  listingUrl: string | null;
  link: { kind: string; url: string | null } | null;
  reason: string | null;
  note: string | null;
  dueAt: string | null;
};
type MentionData = Omit<Mention, "status" | "reply" | "verdict" | "alsoFoundIn">;
type LeadData = Pick<Lead, "id" | "source" | "handle" | "profileUrl" | "score" | "reasons">;
type ArticleData = {
  id: string;
  state: ArticleState;
  title: string;
  slug: string;
  publishedUrl: string | null;
  reason: string | null;
};
type FeedbackData = Pick<FeedbackInput, "mode" | "rating" | "reason" | "message" | "email" | "customerRef" | "page"> & {
  id: string;
  verified: boolean;
};
type ReportData = { id: string; month: string; figures: ReportFigures };

type Of<Type extends WebhookEventType, Data> = Type extends unknown ? { type: Type; data: Data } : never;

/** An event with what it says about its object. */
export type WebhookEvent =
  | Of<Extract<WebhookEventType, `submission.${string}`>, SubmissionData>
  | Of<"mention.created", MentionData>
  | Of<"lead.created", LeadData>
  | Of<Extract<WebhookEventType, `article.${string}`>, ArticleData>
  | Of<"feedback.created", FeedbackData>
  | Of<"report.ready", ReportData>;

export const maxWebhooks = 10;
/** How long the log of deliveries is kept. */
export const deliveryDays = 30;
/** How long the former secret signs too after a rotation. */
export const rotationHours = 24;
/** A webhook that only fails for so long is turned off. */
export const failingDays = 5;
