// Applies accepted offers to subscriptions in the project's connected Stripe account.

import { and, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks, offerApplications, offers, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import {
  type AppliedOfferType,
  type ApplyMode,
  type ApplyOfferInput,
  type ApplySettings,
  appliedOfferTypes,
  type MonthlyAmount,
} from "#shared/retention/offer-applications.ts";
import { dayMs } from "#shared/time.ts";
import { paymentsUnavailable } from "../../billing/payments/checkout.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { isInvalid } from "../../integrations/stripe/stripe-client.ts";
import type { ConnectedSubscription } from "../../integrations/stripe/stripe-objects.ts";
import { isHmacValid } from "../../security/hmac.ts";

type Offer = typeof offers.$inferSelect;
type Row = typeof offerApplications.$inferSelect;
type Project = typeof projects.$inferSelect;

const signatureSeconds = 300;
/** Longer than a call to Stripe. Afterwards, an application without an answer can be repeated. */
const applyingMs = 60_000;

const toOfferApplication = ({ accountId: _a, projectId: _p, updatedAt: _u, nextCheckAt: _n, ...row }: Row) => {
  const { mrr, currency, ...application } = row;
  return {
    ...application,
    mrr: mrr === null || currency === null ? null : { amount: toMajorUnits(mrr, currency), currency },
  };
};

/**
 * Applies the offer that was accepted with a feedback to a subscription; repeating the call changes nothing. Throws
 * Problem `forbidden` for a wrong signature, `conflict` if the offer isn't accepted, can't be applied or applying is off,
 * `invalid` if Stripe refuses it, `upstream` if Stripe fails.
 */
export const applyOffer = async (dependencies: Dependencies, feedbackId: string, input: ApplyOfferInput) => {
  const { db, clock, payments } = dependencies;
  const { subscriptionId } = input;
  const [found] = await db
    .select({ project: projects, outcome: feedbacks.outcome, mode: feedbacks.mode, offer: offers })
    .from(feedbacks)
    .innerJoin(projects, eq(projects.id, feedbacks.projectId))
    .leftJoin(offers, eq(offers.id, feedbacks.offerId))
    .where(eq(feedbacks.id, feedbackId));
  // An unknown feedback looks like a wrong signature.
  if (!found || !isSigned(found.project, feedbackId, input, clock()))
    throw new Problem("forbidden", "The signature is wrong or older than five minutes.");
  const { project, mode, offer } = found;
  const existing = await findApplied(db, feedbackId, subscriptionId);
  if (existing) return existing;
  requireApplying(project.appliesOffers, mode);
  if (!payments) throw paymentsUnavailable();
  if (found.outcome !== "accepted") throw new Problem("conflict", "The offer has not been accepted.");
  if (!isApplicable(offer)) throw new Problem("conflict", "Only discounts and pauses can be applied.");
  const accountId = mode === "live" ? project.stripeAccountId : project.testStripeAccountId;
  if (!accountId) throw new Problem("conflict", `The project has no connected Stripe account for ${mode} mode.`);
  const claimed = { feedbackId, projectId: project.id, mode, type: offer.type, accountId, subscriptionId };
  if (!(await claim(db, clock(), claimed))) {
    // Another call may have applied it since we looked.
    const applied = await findApplied(db, feedbackId, subscriptionId);
    if (!applied) throw new Problem("conflict", "This offer is applied to another subscription.");
    return applied;
  }
  const values = await change(payments, clock(), { accountId, mode, subscriptionId, feedbackId, offer }).catch(
    async (error) => {
      const reason = error instanceof Problem ? error.message : "Stripe could not be reached.";
      await save(db, feedbackId, { state: "failed", reason, updatedAt: clock() });
      throw error;
    },
  );
  return toOfferApplication(await save(db, feedbackId, values));
};

const isSigned = (
  { widgetSecret }: Pick<Project, "widgetSecret">,
  feedbackId: string,
  { timestamp, subscriptionId, signature }: ApplyOfferInput,
  now: Date,
) =>
  Math.abs(now.getTime() / 1000 - timestamp) <= signatureSeconds &&
  isHmacValid(widgetSecret, `${timestamp}.${feedbackId}.${subscriptionId}`, signature);

const requireApplying = (applies: ApplyMode, mode: Mode) => {
  if (applies === "live" || applies === mode) return;
  throw new Problem("conflict", `Applying offers is off for ${mode} mode. Switch it on in the cancellation dialog.`);
};

type ApplicableOffer = Offer & { type: AppliedOfferType };
const isApplicable = (offer: Offer | null): offer is ApplicableOffer =>
  offer !== null && appliedOfferTypes.some((type) => type === offer.type);

const findApplicationRow = async (db: Db, feedbackId: string) =>
  (await db.select().from(offerApplications).where(eq(offerApplications.feedbackId, feedbackId)))[0];

const findApplied = async (db: Db, feedbackId: string, subscriptionId: string) => {
  const row = await findApplicationRow(db, feedbackId);
  return row?.state === "applied" && row.subscriptionId === subscriptionId ? toOfferApplication(row) : undefined;
};

/** Returns what became of the offer of a feedback, or null. */
export const findOfferApplication = async (db: Db, feedbackId: string) => {
  const row = await findApplicationRow(db, feedbackId);
  return row ? toOfferApplication(row) : null;
};

type Claim = Pick<Row, "feedbackId" | "projectId" | "mode" | "type" | "accountId" | "subscriptionId">;

/** Reserves the feedback for one subscription, so that one acceptance can't change two. False: it is taken or done. */
const claim = async (db: Db, now: Date, values: Claim) => {
  const row = { ...values, state: "applying" as const, reason: null, updatedAt: now };
  const [claimed] = await db
    .insert(offerApplications)
    .values(row)
    .onConflictDoUpdate({
      target: offerApplications.feedbackId,
      set: row,
      setWhere: sql`${offerApplications.state} = 'failed' or (${offerApplications.state} = 'applying' and (
        ${offerApplications.subscriptionId} = ${values.subscriptionId}
        or ${offerApplications.updatedAt} < ${new Date(now.getTime() - applyingMs).toISOString()}::timestamptz))`,
    })
    .returning({ feedbackId: offerApplications.feedbackId });
  return claimed !== undefined;
};

const save = async (db: Db, feedbackId: string, values: Partial<typeof offerApplications.$inferInsert>) => {
  const [saved] = await db
    .update(offerApplications)
    .set(values)
    .where(eq(offerApplications.feedbackId, feedbackId))
    .returning();
  if (!saved) throw new Problem("conflict", "The feedback was deleted meanwhile.");
  return saved;
};

type Change = { accountId: string; mode: Mode; subscriptionId: string; feedbackId: string; offer: ApplicableOffer };

const change = async (
  payments: NonNullable<Dependencies["payments"]>,
  now: Date,
  { accountId, mode, subscriptionId, feedbackId, offer }: Change,
) => {
  const subscription = await payments.findConnectedSubscription(accountId, mode, subscriptionId);
  if (!subscription) throw invalidSubscription("The connected Stripe account has no such subscription.");
  if (subscription.isEnded) throw invalidSubscription("This subscription has ended.");
  // Stripe may have done it although we got no answer.
  const isDone = subscription.appliedBy === feedbackId;
  const resumesAt = offer.type === "pause" ? (isDone && subscription.resumesAt) || pausedUntil(now, offer) : null;
  const changed = resumesAt ? { resumesAt } : { couponId: offer.couponId ?? "" };
  if (!isDone)
    await payments
      .changeConnectedSubscription(accountId, mode, subscription, { appliedBy: feedbackId, ...changed })
      .catch((problem) => {
        if (!isInvalid(problem)) throw problem;
        throw invalidSubscription(`Stripe refused it: ${problem.cause.message}`);
      });
  const monthly = monthlyAfter(subscription, offer);
  return {
    state: "applied" as const,
    reason: null,
    mrr: monthly ? Math.round(monthly.amount) : null,
    currency: monthly?.currency ?? null,
    resumesAt,
    appliedAt: now,
    updatedAt: now,
    nextCheckAt: new Date(now.getTime() + dayMs),
  };
};

const invalidSubscription = (message: string) => problemAt("subscriptionId", message);

const pausedUntil = (now: Date, { pauseMonths }: Pick<Offer, "pauseMonths">) => {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + (pauseMonths ?? 1));
  return until;
};

/** The subscription's monthly amount with the offer, in the currency's smallest unit. */
const monthlyAfter = ({ monthly, invoicesPerMonth }: ConnectedSubscription, { percentOff, amountOff }: Offer) => {
  if (!monthly) return undefined;
  const amount = monthly.amount * (1 - (percentOff ?? 0) / 100) - (amountOff ?? 0) * invoicesPerMonth;
  return { ...monthly, amount: Math.max(0, amount) };
};

/** Returns the project's settings, and whether an offer was ever applied in test mode. */
export const getApplySettings = async (
  db: Db,
  { id, appliesOffers }: Pick<Project, "id" | "appliesOffers">,
): Promise<ApplySettings> => ({ applies: appliesOffers, isTested: await isTested(db, id) });

const isTested = async (db: Db, projectId: string) =>
  (await db.$count(
    offerApplications,
    and(
      eq(offerApplications.projectId, projectId),
      eq(offerApplications.mode, "test"),
      eq(offerApplications.state, "applied"),
    ),
  )) > 0;

/** Switches applying on or off. Throws Problem `conflict` for live mode before an offer was applied in test mode. */
export const saveApplySettings = async (db: Db, project: Pick<Project, "id">, applies: ApplyMode) => {
  if (applies === "live" && !(await isTested(db, project.id)))
    throw new Problem("conflict", "Apply an offer in test mode first.");
  await db.update(projects).set({ appliesOffers: applies }).where(eq(projects.id, project.id));
  return getApplySettings(db, { id: project.id, appliesOffers: applies });
};

type Period = { mode: Mode; from?: Date | undefined; to?: Date | undefined };

/**
 * Sums what applied offers bring in per month and currency, for feedback of these days (UTC, inclusive). Subscriptions
 * that ended later don't count.
 */
export const sumSavedRevenue = async (
  db: Db,
  projectIds: string[],
  { mode, from, to }: Period,
): Promise<MonthlyAmount[]> => {
  const rows = await db
    .select({
      currency: offerApplications.currency,
      amount: sql<number>`sum(${offerApplications.mrr})`.mapWith(Number),
    })
    .from(offerApplications)
    .innerJoin(feedbacks, eq(feedbacks.id, offerApplications.feedbackId))
    .where(
      and(
        inArray(offerApplications.projectId, projectIds),
        eq(offerApplications.mode, mode),
        eq(offerApplications.state, "applied"),
        isNull(offerApplications.endedAt),
        from && gte(feedbacks.createdAt, from),
        to && lt(feedbacks.createdAt, new Date(to.getTime() + dayMs)),
      ),
    )
    .groupBy(offerApplications.currency)
    .orderBy(offerApplications.currency);
  return rows.flatMap(({ currency, amount }) =>
    currency === null ? [] : [{ currency, amount: toMajorUnits(amount, currency) }],
  );
};
