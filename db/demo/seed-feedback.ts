import { dayMs } from "#shared/time.ts";
import type { Db } from "../connect.ts";
import { audits, feedbacks, offerApplications, offers, suggestions } from "../schema/index.ts";
import { demoFeedback, demoOffers, demoSuggestions } from "./data.ts";

/** Inserts the demo project's offers, cancellation feedback and website suggestions. */
export const seedFeedback = async (db: Db, projectId: string, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const made = await db
    .insert(offers)
    .values(demoOffers.map((offer) => ({ ...offer, projectId, reasons: [...offer.reasons], createdAt: daysAgo(62) })))
    .returning({ id: offers.id, mode: offers.mode, type: offers.type, reasons: offers.reasons });
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
  const saved = await db.insert(feedbacks).values(rows).returning();

  const applied = saved.flatMap(({ id: feedbackId, mode, offerId, outcome, createdAt }) => {
    const type = made.find(({ id }) => id === offerId)?.type;
    if (outcome !== "accepted" || (type !== "discount" && type !== "pause")) return [];
    const values = { feedbackId, projectId, mode, type, accountId: "acct_demo", state: "applied" as const };
    const mrr = type === "discount" ? 2_320 : 2_900;
    const resumesAt = type === "pause" ? new Date(createdAt.getTime() + 30 * dayMs) : null;
    const subscriptionId = `sub_${feedbackId.replaceAll("-", "").slice(-14)}`;
    return [{ ...values, subscriptionId, mrr, currency: "usd", resumesAt, appliedAt: createdAt, updatedAt: createdAt }];
  });
  if (applied.length) await db.insert(offerApplications).values(applied);

  await db.insert(suggestions).values(demoSuggestions.map((one) => ({ ...one, projectId, createdAt: daysAgo(1) })));
  await db
    .insert(audits)
    .values({ shutOut: [], hasLlmsTxt: false, projectId, pages: 14, auditedAt: daysAgo(1), nextAuditAt: daysAgo(-6) });
};
