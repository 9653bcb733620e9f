import { Hono } from "hono";
import { planChangeInput } from "#shared/payments.ts";
import { planInput, planOrder, planPath, planQuery } from "#shared/plans.ts";
import type { App } from "../../dependencies.ts";
import { admin, user } from "../../http/auth.ts";
import { publicRead } from "../../http/read-budget.ts";
import { check } from "../../http/validate.ts";
import { changePlan } from "../payments/change-plan.ts";
import { payMinute, payPatience } from "../payments/checkout-limits.ts";
import { addPlan, deletePlan, getPlan, listPlans, orderPlans, savePlan } from "./plans.ts";
import { stripeWarnings } from "./stripe-warnings.ts";

export const plans = new Hono<App>()
  .get("/all", publicRead, check("query", planQuery), async (c) => {
    const { active, page } = c.req.valid("query");
    return c.json(await listPlans(c.var.db, { active: active === undefined ? undefined : active === "true", page }));
  })
  .get("/warnings", admin, payMinute, payPatience, async (c) => c.json(await stripeWarnings(c.var)))
  .get("/:id", publicRead, check("param", planPath), async (c) =>
    c.json(await getPlan(c.var.db, c.req.valid("param").id)),
  )
  .post("/change", user, payMinute, payPatience, check("json", planChangeInput), async (c) =>
    c.json(await changePlan(c.var, c.var.user, c.req.valid("json").planId)),
  )
  .post("/", admin, check("json", planInput), async (c) => c.json(await addPlan(c.var.db, c.req.valid("json")), 201))
  .put("/order", admin, check("json", planOrder), async (c) =>
    c.json(await orderPlans(c.var.db, c.req.valid("json").ids)),
  )
  .put("/:id", admin, check("param", planPath), check("json", planInput), async (c) =>
    c.json(await savePlan(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id", admin, check("param", planPath), async (c) => {
    await deletePlan(c.var.db, c.req.valid("param").id);
    return c.body(null, 204);
  });
