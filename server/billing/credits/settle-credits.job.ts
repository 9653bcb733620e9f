import type { Dependencies } from "../../dependencies.ts";
import { listUnsettled, settleCredits } from "./grants.ts";

/**
 * Grants the months of annual plans and what accounts had paid before there were credits, and takes back expired credits.
 * Everything else is settled when a payment is saved.
 */
export const settleAllCredits = async ({ db, clock, log, lifecycle }: Dependencies) => {
  const now = clock();
  for (const userId of await listUnsettled(db, now)) {
    if (lifecycle.isStopping) return;
    await db
      .transaction((tx) => settleCredits(tx, userId, now))
      .catch((err) => log.error({ err, userId }, "Credits could not be settled."));
  }
};
