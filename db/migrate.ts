import { landingPlans } from "#shared/landing/plans.ts";
import type { Database } from "./connect.ts";
import { plans } from "./schema/index.ts";

/** Brings the database to today's shape and gives it the plans of the specification where there are none. */
export const migrate = async ({ migrate, db }: Database) => {
  await migrate();
  await db.transaction(async (tx) => {
    if ((await tx.$count(plans)) === 0) await tx.insert(plans).values([...landingPlans]);
  });
};
