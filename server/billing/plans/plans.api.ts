import { Hono } from "hono";
import { z } from "zod";
import {
  offeredPlan,
  plan,
  planInput,
  planOrder,
  planPath,
  planQuery,
  planUpdate,
  planWarnings,
} from "#shared/billing/plans.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { publicRead } from "../../http/read-budget.ts";
import { validate } from "../../http/validate.ts";
import { addPlan, deletePlan, getPlan, listPlans, reorderPlans, toOfferedPlan, updatePlan } from "./plans.ts";
import { stripeWarnings } from "./stripe-warnings.ts";

export const plans = new Hono<AppEnv>()
  .get(
    "/all",
    publicRead,
    validate("query", planQuery),
    describe({ summary: "List plans", description: "In display order.", responses: { 200: z.array(offeredPlan) } }),
    async (c) => {
      const { active, page } = c.req.valid("query");
      const plans = await listPlans(c.var.db, { active: active === undefined ? undefined : active === "true", page });
      return c.json(plans.map((plan) => toOfferedPlan(plan, c.var)));
    },
  )
  .get(
    "/warnings",
    requireAdmin,
    limitPaymentCalls,
    paymentTimeout,
    describe({
      summary: "List plan warnings",
      description: "Active plans that contradict their prices in Stripe. Empty if payments are not configured.",
      responses: { 200: planWarnings },
      problems: ["upstream"],
    }),
    async (c) => c.json(await stripeWarnings(c.var)),
  )
  .get(
    "/:id",
    publicRead,
    validate("param", planPath),
    describe({ summary: "Retrieve a plan", responses: { 200: offeredPlan } }),
    async (c) => c.json(toOfferedPlan(await getPlan(c.var.db, c.req.valid("param").id), c.var)),
  )
  .post(
    "/",
    requireAdmin,
    validate("json", planInput),
    describe({ summary: "Create a plan", responses: { 201: plan } }),
    async (c) => c.json(await addPlan(c.var.db, c.req.valid("json")), 201),
  )
  .put(
    "/order",
    requireAdmin,
    validate("json", planOrder),
    describe({ summary: "Reorder plans", responses: { 200: z.array(plan) }, problems: ["conflict"] }),
    async (c) => c.json(await reorderPlans(c.var.db, c.req.valid("json").ids)),
  )
  .put(
    "/:id",
    requireAdmin,
    validate("param", planPath),
    validate("json", planUpdate),
    describe({ summary: "Update a plan", description: "Ignores `id` and `isForSale`.", responses: { 200: plan } }),
    async (c) => c.json(await updatePlan(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", planPath),
    describe({
      summary: "Delete a plan",
      description: "Only plans that no account has or had can be deleted.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await deletePlan(c.var.db, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
