import { asc, eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { jsonObject, jsonWhere } from "#db/queries/json-columns.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import type { OfferedPlan, Plan, PlanInput, PlanPage, PlanUpdate } from "#shared/billing/plans.ts";
import { isPlaceholderLink } from "#shared/landing/plans.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";

export const { createdAt: _, page: _page, ...planColumns } = getTableColumns(plans);
/** In a query with an outer join of `plans`. */
export const planOrNull = jsonWhere(isNotNull(plans.id), jsonObject(planColumns));

type PlanFilter = { active?: boolean | undefined; page?: PlanPage | undefined };

/** Lists plans in the owner's order, filtered by whether they are on offer and by the page that sells them. */
export const listPlans = async (db: Db, { active, page }: PlanFilter = {}): Promise<Plan[]> => {
  const all = await allPlans(db).execute();
  return all
    .filter((plan) => (active === undefined || plan.active === active) && (page === undefined || plan.page === page))
    .map(({ page: _page, ...plan }) => plan);
};

const allPlans = prepareQuery((db) =>
  db
    .select({ ...planColumns, page: plans.page })
    .from(plans)
    .orderBy(asc(plans.position), asc(plans.id))
    .prepare("plans"),
);

type Shop = Pick<Dependencies, "payments" | "env">;

/** Whether a buyer can pay for a plan: at our checkout or through its payment link. Free plans need neither. */
export const isForSale = (
  { price, stripePlanId, url }: Pick<Plan, "price" | "stripePlanId" | "url">,
  { payments, env }: Shop,
) => price === 0 || Boolean(payments && stripePlanId) || (url !== null && !isDeadLink(url, env));

/** Development and demos show the default plans as if their links worked. */
const isDeadLink = (url: string, { NODE_ENV }: Shop["env"]) => NODE_ENV === "production" && isPlaceholderLink(url);

export const toOfferedPlan = (plan: Plan, shop: Shop): OfferedPlan => ({ ...plan, isForSale: isForSale(plan, shop) });

export const getPlan = async (db: Db, id: number): Promise<Plan> =>
  found(await db.select(planColumns).from(plans).where(eq(plans.id, id)));

export const addPlan = async (db: Db, input: PlanInput): Promise<Plan> =>
  found(await db.insert(plans).values(input).returning(planColumns));

/** Saves a plan, without what only the server sets. Throws Problem `not-found`. */
export const updatePlan = async (
  db: Db,
  id: number,
  { id: _id, isForSale: _isForSale, ...input }: PlanUpdate,
): Promise<Plan> => found(await db.update(plans).set(input).where(eq(plans.id, id)).returning(planColumns));

/** Reorders the plans. Throws Problem `conflict` unless `ids` has every plan exactly once. */
export const reorderPlans = (db: Db, ids: number[]): Promise<Plan[]> =>
  db.transaction(async (tx) => {
    const existing = await tx.select({ id: plans.id }).from(plans).for("update");
    const requested = new Set(ids);
    if (
      requested.size !== ids.length ||
      requested.size !== existing.length ||
      existing.some(({ id }) => !requested.has(id))
    )
      throw new Problem("conflict", "The plans have changed. Reload and try again.");
    for (const [position, id] of ids.entries()) await tx.update(plans).set({ position }).where(eq(plans.id, id));
    return listPlans(tx);
  });

/** Deletes a plan. Throws Problem `conflict` if anyone has or had it; switch it off instead. */
export const deletePlan = (db: Db, id: number) =>
  db.transaction(async (tx) => {
    await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id)).for("update");
    const uses =
      (await tx.$count(users, eq(users.planId, id))) +
      (await tx.$count(subscriptions, eq(subscriptions.planId, id))) +
      (await tx.$count(purchases, eq(purchases.planId, id)));
    if (uses) throw new Problem("conflict", "This plan has been bought. Deactivate it instead.");
    found(await tx.delete(plans).where(eq(plans.id, id)).returning({ id: plans.id }));
  });

const found = <Row>([row]: Row[]): Row => {
  if (!row) throw new Problem("not-found", "Plan not found.");
  return row;
};
