import { sql } from "drizzle-orm";
import { ledgerMonths } from "#db/schema/index.ts";
import type { OutcomeCounts } from "#shared/reports.ts";
import type { Dependencies } from "../../dependencies.ts";
import { listOpenMonths } from "./ledger.ts";
import { countOutcomes, monthRange } from "./outcomes.ts";

/**
 * Counts the running month again, and once more after its end. Then the month is complete: deleted accounts don't change
 * it, although their submissions are gone.
 */
export const refreshLedger = async ({ db, clock, pubsub }: Dependencies) => {
  const now = clock();
  let hasChanged = false;
  for (const month of await listOpenMonths(db, now)) {
    const counts = await countOutcomes(db, month);
    const isComplete = monthRange(month).end <= now;
    const saved = await db
      .insert(ledgerMonths)
      .values({ month, ...counts, isComplete, refreshedAt: now })
      .onConflictDoUpdate({
        target: ledgerMonths.month,
        set: { ...excluded, isComplete, refreshedAt: now },
        setWhere: sql`not ${ledgerMonths.isComplete} and (${current}, ${ledgerMonths.isComplete}) is distinct from (${next}, excluded.is_complete)`,
      })
      .returning({ month: ledgerMonths.month });
    hasChanged ||= saved.length > 0;
  }
  if (hasChanged) await pubsub.publish("ledger");
};

const excluded = {
  submitted: sql`excluded.submitted`,
  live: sql`excluded.live`,
  rejected: sql`excluded.rejected`,
  expired: sql`excluded.expired`,
  lost: sql`excluded.lost`,
  replaced: sql`excluded.replaced`,
} satisfies Record<keyof OutcomeCounts, unknown>;
const names = Object.keys(excluded) as (keyof OutcomeCounts)[];
const current = sql.join(
  names.map((name) => sql`${ledgerMonths[name]}`),
  sql`, `,
);
const next = sql.join(Object.values(excluded), sql`, `);
