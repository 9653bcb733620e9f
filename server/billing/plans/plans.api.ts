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
import type { AppEnv } from "../../http/app-env.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, noContent, route } from "../../http/route.ts";
import {
  addPlan,
  deletePlan,
  getPlan,
  listPlans,
  reorderPlans,
  stripeWarnings,
  toOfferedPlan,
  updatePlan,
} from "./plans.ts";

export const plans = new Hono<AppEnv>()
  .get(
    "/all",
    route({ access: "anyone", limits: [publicRead], query: planQuery }),
    describe("List plans", { description: "In display order.", responses: { 200: z.array(offeredPlan) } }),
    async (c) => {
      const { active, page } = c.req.valid("query");
      const plans = await listPlans(c.var.db, { active: active === undefined ? undefined : active === "true", page });
      return c.json(plans.map((plan) => toOfferedPlan(plan, c.var)));
    },
  )
  .get(
    "/warnings",
    route({ access: "admin", limits: [paymentsMinute], timeoutSeconds: paymentSeconds }),
    describe("List plan warnings", {
      description: "Active plans that contradict their prices in Stripe. Empty if payments are not configured.",
      responses: { 200: planWarnings },
      problems: ["upstream"],
    }),
    async (c) => c.json(await stripeWarnings(c.var)),
  )
  .get(
    "/:id",
    route({ access: "anyone", limits: [publicRead], param: planPath }),
    describe("Retrieve a plan", { responses: { 200: offeredPlan } }),
    async (c) => c.json(toOfferedPlan(await getPlan(c.var.db, c.req.valid("param").id), c.var)),
  )
  .post(
    "/",
    route({ access: "admin", json: planInput }),
    describe("Create a plan", { responses: { 201: plan } }),
    async (c) => c.json(await addPlan(c.var.db, c.req.valid("json")), 201),
  )
  .put(
    "/order",
    route({ access: "admin", json: planOrder }),
    describe("Reorder plans", { responses: { 200: z.array(plan) }, problems: ["conflict"] }),
    async (c) => c.json(await reorderPlans(c.var.db, c.req.valid("json").ids)),
  )
  .put(
    "/:id",
    route({ access: "admin", param: planPath, json: planUpdate }),
    describe("Update a plan", { description: "Ignores `id` and `isForSale`.", responses: { 200: plan } }),
    async (c) => c.json(await updatePlan(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "admin", param: planPath }),
    describe("Delete a plan", {
      description: "Only plans that no account has or had can be deleted.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, deletePlan(c.var.db, c.req.valid("param").id)),
  );
