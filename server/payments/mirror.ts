// Our copy of the subscriptions that the payment service keeps.
import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { subscriptions, users } from "#db/schema/index.ts";
import type { SubscriptionStatus } from "#shared/payments.ts";
import type { OutsideSubscription } from "../outside/stripe-shapes.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import { findPlanSold, lockBuyer, settlePlan } from "./settle.ts";

/** How a subscription stands. `keep` writes it, and gives false when somebody wrote it meanwhile: then ask again. */
export type Reading = { userId: string; status: SubscriptionStatus; keep: (tx: Db) => Promise<boolean> };

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
  const userId = known?.userId ?? buyer ?? (await findOwner(parts, told));
  if (!userId) {
    log.error({ subscription: stripeId }, "A subscription belongs to nobody here.");
    return undefined;
  }
  const plan = await findPlanSold(db, told.priceId, told.price ? [told.price] : []);
  if (!plan) log.error({ subscription: stripeId, price: told.priceId }, "A subscription does not fit a plan of ours.");
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = told;
  // Whoever subscribed keeps their plan when it is sold at another price later.
  const values = { status, currentPeriodEnd, cancelAtPeriodEnd, planId: plan?.id ?? known?.planId ?? null };
  const keep = async (tx: Db) => {
    if (!(await lockBuyer(tx, userId))) return true;
    const written = known
      ? await tx
          .update(subscriptions)
          .set({ ...values, version: known.version + 1 })
          .where(and(eq(subscriptions.id, known.id), eq(subscriptions.version, known.version)))
          .returning({ id: subscriptions.id })
      : await tx
          .insert(subscriptions)
          .values({ userId, stripeId, ...values })
          .onConflictDoNothing()
          .returning({ id: subscriptions.id });
    if (!written.length && !(await isWritten(tx, stripeId, values))) return false;
    await keepCustomer(tx, userId, told.customerId);
    await settlePlan(tx, userId);
    return true;
  };
  return { userId, status, keep };
};

/** Whether somebody wrote the very same meanwhile: of twenty who heard one answer, nineteen need not ask again. */
const isWritten = async (tx: Db, stripeId: string, values: Partial<typeof subscriptions.$inferSelect>) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  return row !== undefined && isDeepStrictEqual({ ...row, ...values }, row);
};

/** Makes our row what the payment service says now. */
export const mirrorSubscription = (parts: Parts, stripeId: string) =>
  untilWritten(async () => {
    const reading = await readSubscription(parts, stripeId);
    return !reading || parts.db.transaction(reading.keep);
  });

/** Notes who a customer of the payment service is. The first one that someone had stays theirs, and nobody else's. */
export const keepCustomer = async (tx: Db, userId: string, customerId: string | undefined) => {
  if (!customerId || (await tx.$count(users, eq(users.stripeCustomerId, customerId)))) return;
  await tx
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId));
};

/** Whose subscription it is: the customer's, else the one's whom its checkout was made for. */
export const findOwner = async ({ db, payments }: Parts, told: OutsideSubscription) =>
  (await findByCustomer(db, told.customerId)) ??
  (await findById(db, told.userId)) ??
  (await findById(db, (await payments?.findCheckoutOf({ subscription: told.id }))?.userId));

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
