import type { Db } from "#db/connect.ts";
import { paymentEvents } from "#db/schema/index.ts";

/** Whether this was not dealt with before; from now on it was. */
export const markProcessed = async (tx: Db, id: string, type: string) => {
  const [added] = await tx
    .insert(paymentEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added !== undefined;
};
