import { sql } from "drizzle-orm";
import { growthPartnerPlan, type LandingPlan, landingPlans } from "#shared/landing/plans.ts";
import type { Database } from "./connect.ts";
import { fillCatalogue } from "./directories/fill-catalogue.ts";
import { plans } from "./schema/index.ts";

/** Runs the pending migrations, inserts the default plans if there are none, and fills the catalogue once. */
export const migrate = async ({ migrate, db }: Database) => {
  await migrate();
  await db.transaction(async (tx) => {
    // When several processes start on a new database, the first inserts the rows; the others wait here and find them.
    await tx.execute(sql`set local lock_timeout = '1min'`);
    await tx.execute(sql`set local statement_timeout = '1min'`);
    await tx.execute(sql`lock table ${plans} in share row exclusive mode`);
    if ((await tx.$count(plans)) === 0) {
      const pageOf = (plan: LandingPlan) => (plan === growthPartnerPlan ? ("growth-partner" as const) : null);
      await tx.insert(plans).values(landingPlans.map((plan) => ({ ...plan, page: pageOf(plan) })));
    }
    await fillCatalogue(tx);
  });
};
