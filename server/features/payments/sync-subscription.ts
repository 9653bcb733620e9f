// Our copy of the subscriptions that the payment service keeps.
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { subscriptions, users } from "#db/schema/index.ts";
import { type SubscriptionStatus, usableStatuses } from "#shared/payments.ts";
import type { Parts } from "../../dependencies.ts";
import type { OutsideSubscription } from "../../integrations/stripe-objects.ts";
import { Problem } from "../../problem.ts";
import { findPlanSold, keepCustomer, settlePlan } from "./apply-plan.ts";
import { notifyOutcome, notifyPlanEnded, outcomeOf, type PaidThing } from "./payment-notices.ts";
import { findByVerifiedEmail, holdBuyer } from "./unmatched-payments.ts";

/**
 * How a subscription stands, and whose it is as far as we know. `keep` writes it, and gives false when somebody wrote it
 * meanwhile: then ask again.
 */
export type Reading = {
  userId: string | undefined;
  status: SubscriptionStatus;
  keep: (tx: Db) => Promise<boolean>;
};

const mostTries = 12;

/** Reads and writes until nobody wrote in between, each time a little more out of step with the others who try. */
export const untilWritten = async (attempt: () => Promise<boolean>) => {
  for (let tries = 0; tries < mostTries; tries++) {
    if (await attempt()) return;
    await Bun.sleep(Math.random() * 20 * (tries + 1));
  }
  throw new Problem("unavailable", "This payment changes too quickly. Try again.");
};

/**
 * Asks the payment service how a subscription stands. Events come late, twice and in any order, so what they say of it is
 * not believed; and of two answers asked for side by side only one is written over the row that both had seen.
 * `buyer`: whose it is, where the checkout says so.
 */
export const readSubscription = async (
  parts: Parts,
  stripeId: string,
  buyer?: string,
): Promise<Reading | undefined> => {
  const { db, payments, log } = parts;
  const [known] = await db.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  const told = await payments?.findSubscription(stripeId);
  if (!told) return undefined;
  // The account was erased: only how the subscription stands is noted.
  const isErased = known !== undefined && known.userId === null && known.buyerEmail === null;
  const userId = isErased ? undefined : (known?.userId ?? buyer ?? (await findOwner(parts, told)));
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = told;
  // Nothing was paid, and it belongs to nobody here.
  if (!known && !userId && status.startsWith("incomplete")) return undefined;
  const plan = await findPlanSold(db, told.priceId, told.price ? [told.price] : []);
  if (!plan) log.error({ subscription: stripeId, price: told.priceId }, "A subscription does not fit a plan of ours.");
  if (!userId && !isErased) log.error({ subscription: stripeId }, "A subscription belongs to nobody here.");
  const isUnmatched = !userId && !isErased && (known !== undefined || status !== "canceled");
  const values = {
    userId: userId ?? null,
    buyerEmail: isUnmatched ? (told.email ?? known?.buyerEmail ?? null) : null,
    customerId: isUnmatched ? told.customerId : null,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    planId: plan?.id ?? (isSamePrice(known, told) ? known.planId : null),
    priceId: told.priceId ?? null,
    amount: told.price?.amount ?? null,
    currency: told.price?.currency ?? null,
  };
  const keep = async (tx: Db) => {
    if (!(await holdBuyer(tx, userId, values.buyerEmail))) return false;
    const written = known
      ? await tx
          .update(subscriptions)
          .set({ ...values, version: known.version + 1 })
          .where(and(eq(subscriptions.id, known.id), eq(subscriptions.version, known.version)))
          .returning({ id: subscriptions.id })
      : await tx
          .insert(subscriptions)
          .values({ stripeId, ...values })
          .onConflictDoNothing()
          .returning({ id: subscriptions.id });
    if (!written.length) return isWritten(tx, stripeId, values);
    if (userId) {
      await keepCustomer(tx, userId, told.customerId);
      await settlePlan(tx, userId);
    }
    if (!isErased) await notifyChange(tx, known, { ...values, stripeId });
    return true;
  };
  return { userId, status, keep };
};

type Row = typeof subscriptions.$inferSelect;

/** Whoever subscribed keeps their plan when it is sold at another price later, unless they were moved themselves. */
const isSamePrice = (known: Row | undefined, told: OutsideSubscription): known is Row =>
  known !== undefined && (known.priceId === null || known.priceId === told.priceId);

/** Mails what a change came to, if it came to anything else than before. */
const notifyChange = async (tx: Db, before: Row | undefined, now: PaidThing & Pick<Row, "stripeId" | "status">) => {
  const isPaid = ({ status }: Pick<Row, "status">) => usableStatuses.includes(status);
  const [was, is] = [before ? outcomeOf(before, isPaid(before)) : "none", outcomeOf(now, isPaid(now))];
  if (was === is && (is !== "active" || before?.planId === now.planId)) return;
  if (is === "in-review" && before?.planId != null && was !== "none")
    await notifyPlanEnded(tx, now, before.planId, now.stripeId);
  else await notifyOutcome(tx, is, now, now.stripeId);
};

/** Whether somebody wrote the very same meanwhile: of twenty who heard one answer, nineteen need not ask again. */
const isWritten = async (tx: Db, stripeId: string, values: Partial<typeof subscriptions.$inferSelect>) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  return row !== undefined && isDeepStrictEqual({ ...row, ...values }, row);
};

/** Makes our row what the payment service says now. */
export const mirrorSubscription = async (parts: Parts, stripeId: string) => {
  await untilWritten(async () => {
    const reading = await readSubscription(parts, stripeId);
    return !reading || parts.db.transaction(reading.keep);
  });
  parts.jobs.nudge("send-mails");
};

/** Whose subscription it is: the customer's, else the one's whom its checkout was made for, else who verified the address. */
export const findOwner = async ({ db, payments }: Parts, told: OutsideSubscription) =>
  (await findByCustomer(db, told.customerId)) ??
  (await findById(db, told.userId)) ??
  (await findById(db, (await payments?.findCheckoutOf({ subscription: told.id }))?.userId)) ??
  (await findByVerifiedEmail(db, told.email));

export const findByCustomer = async (db: Db, customerId: string | undefined) => {
  if (!customerId) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  return user?.id;
};

/** By an id that came through the payment service, where anybody may have written it into an address. */
export const findById = async (db: Db, id: string | undefined) => {
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return user?.id;
};
