import { growthPartnerPlan, type LandingPlan, landingPlans } from "#shared/billing/default-plans.ts";
import type { Database, Db } from "./connect.ts";
import { fillCatalogue } from "./directories/fill-catalogue.ts";
import { directoryImports, plans, posts, users } from "./schema/index.ts";
import { insertStarterPosts } from "./starter-posts/starter-posts.ts";

/**
 * Runs the pending migrations, inserts the default plans if there are none, and fills the catalogue once. A new
 * installation gets the starter posts.
 */
export const migrate = (database: Database) => database.migrate((db) => db.transaction(fill));

const fill = async (db: Db) => {
  const isNew = await isEmpty(db);
  if ((await db.$count(plans)) === 0) {
    const pageOf = (plan: LandingPlan) => (plan === growthPartnerPlan ? ("growth-partner" as const) : null);
    await db.insert(plans).values(landingPlans.map((plan) => ({ ...plan, page: pageOf(plan) })));
  }
  await fillCatalogue(db);
  if (isNew) await insertStarterPosts(db);
};

/** Without imports, the database has never been filled; with accounts, posts or plans, it is older than the catalogue. */
const isEmpty = async (db: Db) => {
  for (const table of [directoryImports, plans, posts, users]) if (await db.$count(table)) return false;
  return true;
};
