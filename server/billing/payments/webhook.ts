import { eq, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { paymentEvents } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PaymentEvent } from "../../integrations/stripe.ts";
import { markProcessed } from "./idempotency.ts";
import { retryOnConflict } from "./sync-subscription.ts";
import { eventEffect, objectIdsOf } from "./webhook-events.ts";

/**
 * Handles a signed Stripe webhook. Each event counts once, in any order: its effect and its id are saved in one
 * transaction. Stripe is queried before that, so no transaction stays open meanwhile. Throws Problem `invalid` for a
 * bad signature.
 */
export const handleWebhook = async (dependencies: Dependencies, body: string, signature: string) => {
  const { db, payments } = dependencies;
  if (!payments) throw new Problem("unavailable", "Payments are not configured.");
  const event = await payments.eventOf(body, signature);
  if (!event) throw new Problem("invalid", "The event's signature is invalid.");
  await retryOnConflict(async () => {
    if (await db.$count(paymentEvents, eq(paymentEvents.id, event.id))) return true;
    return writeOnce(db, event, await eventEffect(dependencies, event));
  });
};

/** Returns false if the data is outdated; nothing is saved then. */
const writeOnce = async (db: Db, event: PaymentEvent, effect: Awaited<ReturnType<typeof eventEffect>>) => {
  try {
    await db.transaction(async (tx) => {
      const isNew = await markProcessed(tx, event.id, event.type, objectIdsOf(event));
      if (isNew && effect && !(await effect(tx))) tx.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
};
