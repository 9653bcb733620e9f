import type { Db } from "#db/connect.ts";
import { paymentEvents } from "#db/schema/index.ts";

/** Marks an event as processed. Returns false if it already was. */
export const markProcessed = async (tx: Db, id: string, type: string) => {
  const [added] = await tx
    .insert(paymentEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added !== undefined;
};
