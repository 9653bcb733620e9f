import { eq } from "drizzle-orm";
import { saveChanged } from "#db/queries/save-changed.ts";
import { ledgerMonths } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countOutcomes, listOpenMonths, monthRange } from "./ledger.ts";

/**
 * Counts the running month again, and once more after its end. Then the month is complete: deleted accounts don't change
 * it, although their submissions are gone.
 */
export const refreshLedger = async ({ db, clock, pubsub, lifecycle }: Dependencies) => {
  const now = clock();
  let hasChanged = false;
  for (const month of await listOpenMonths(db, now)) {
    if (lifecycle.isStopping) break;
    const isComplete = monthRange(month).end <= now;
    const saved = await saveChanged(db, ledgerMonths, {
      key: ledgerMonths.month,
      rows: [{ month, ...(await countOutcomes(db, month)), isComplete }],
      now,
      // Another process may have completed it meanwhile.
      isFinal: eq(ledgerMonths.isComplete, true),
    });
    hasChanged ||= saved.length > 0;
  }
  if (hasChanged) await pubsub.publish("ledger");
};
