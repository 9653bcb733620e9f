// The public ledger: what became of all customers' submissions, month by month.
import { z } from "zod";
import { month } from "../dates.ts";

const count = z.number().int();

/** What happened to submissions in a month; see `server/links/ledger/ledger.ts` for what each number counts. */
export const outcomeCounts = z
  .object({ submitted: count, live: count, rejected: count, expired: count, lost: count, replaced: count })
  .strict();
export type OutcomeCounts = z.infer<typeof outcomeCounts>;
/** In the order of the tables that show them. */
export const outcomes = [
  "submitted",
  "live",
  "rejected",
  "expired",
  "lost",
  "replaced",
] as const satisfies (keyof OutcomeCounts)[];

export const ledgerMonth = outcomeCounts
  .extend({
    month,
    /** False for the running month. A complete month never changes again. */
    isComplete: z.boolean(),
  })
  .strict()
  .meta({ id: "LedgerMonth" });
export type LedgerMonth = z.infer<typeof ledgerMonth>;

/** Newest month first. */
export const ledger = z.object({ months: z.array(ledgerMonth), totals: outcomeCounts }).strict();
export type Ledger = z.infer<typeof ledger>;
