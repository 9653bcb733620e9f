// The public ledger: what became of all customers' submissions, month by month.
import { z } from "zod";
import { month, outcomeCounts } from "../reporting/reports.ts";

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
