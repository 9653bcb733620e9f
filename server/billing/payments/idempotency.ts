import type { Db } from "#db/connect.ts";
import { paymentEvents } from "#db/schema/index.ts";

/** Marks an event as processed, with the Stripe ids that it is about. Returns false if it already was. */
export const markProcessed = async (tx: Db, id: string, type: string, objectIds: string[] = []) => {
  const [added] = await tx
    .insert(paymentEvents)
    .values({ id, type, objectIds })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added !== undefined;
};
