import { sql } from "drizzle-orm";
import { growthPartnerPlan, type LandingPlan, landingPlans } from "#shared/landing/plans.ts";
import type { Database, Db } from "./connect.ts";
import { fillCatalogue } from "./directories/fill-catalogue.ts";
import { directoryImports, plans, posts, users } from "./schema/index.ts";
import { insertStarterPosts } from "./starter-posts/insert.ts";

/**
 * Runs the pending migrations, inserts the default plans if there are none, and fills the catalogue once. A new
 * installation gets the starter posts.
 */
export const migrate = async ({ migrate, db }: Database) => {
  await migrate();
  await db.transaction(async (tx) => {
    // When several processes start on a new database, the first inserts the rows; the others wait here and find them.
    await tx.execute(sql`set local lock_timeout = '1min'`);
    await tx.execute(sql`set local statement_timeout = '1min'`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '1min'`);
    await tx.execute(sql`lock table ${plans} in share row exclusive mode`);
    const isNew = await isEmpty(tx);
    if ((await tx.$count(plans)) === 0) {
      const pageOf = (plan: LandingPlan) => (plan === growthPartnerPlan ? ("growth-partner" as const) : null);
      await tx.insert(plans).values(landingPlans.map((plan) => ({ ...plan, page: pageOf(plan) })));
    }
    await fillCatalogue(tx);
    if (isNew) await insertStarterPosts(tx);
  });
};

/** Without imports, the database has never been filled; with accounts, posts or plans, it is older than the catalogue. */
const isEmpty = async (db: Db) => {
  for (const table of [directoryImports, plans, posts, users]) if (await db.$count(table)) return false;
  return true;
};
