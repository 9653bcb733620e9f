import { eq } from "drizzle-orm";
import type { Db } from "../connect.ts";
import { rebuildFeedbackCounts } from "../queries/feedback-counts.ts";
import { audits, feedbacks, offers, suggestions } from "../schema/index.ts";
import { demoFeedback, demoOffers } from "./feedback.ts";
import { demoSuggestions } from "./suggestions.ts";

const dayMs = 24 * 3_600_000;

/** Inserts the demo project's offers, cancellation feedback and website suggestions. */
export const seedFeedback = async (db: Db, projectId: string, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const made = await db
    .insert(offers)
    .values(demoOffers.map((offer) => ({ ...offer, projectId, reasons: [...offer.reasons], createdAt: daysAgo(62) })))
    .returning({ id: offers.id, mode: offers.mode, reasons: offers.reasons });
  // Oldest first, so that ids sort by time.
  const rows = demoFeedback.toReversed().map(({ daysAgo: days, mode = "live", message = null, ...feedback }) => {
    const answered = feedback.outcome === "accepted" || feedback.outcome === "declined";
    const fitting = made.find(
      ({ mode: its, reasons }) => its === mode && (!reasons.length || reasons.includes(feedback.reason ?? "")),
    );
    return {
      ...feedback,
      mode,
      message,
      projectId,
      verified: message !== null,
      createdAt: daysAgo(days),
      page: "https://brightdesk.example/account/cancel",
      tokenHash: "",
      offerId: answered ? fitting?.id : null,
      ...(message && { email: `reader-${Math.round(days * 10)}@people.example`, customerRef: `cus_${days * 10}` }),
    };
  });
  await db.insert(feedbacks).values(rows);
  await rebuildFeedbackCounts(db, eq(feedbacks.projectId, projectId));

  await db.insert(suggestions).values(demoSuggestions.map((one) => ({ ...one, projectId, createdAt: daysAgo(1) })));
  await db.insert(audits).values({ projectId, pages: 14, auditedAt: daysAgo(1), nextAuditAt: daysAgo(-6) });
};
