import { Hono } from "hono";
import { planInput, planOrder, planPath, planQuery } from "#shared/plans.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { publicRead } from "../../http/read-budget.ts";
import { validate } from "../../http/validate.ts";
import { addPlan, deletePlan, getPlan, listPlans, reorderPlans, updatePlan } from "./plans.ts";
import { stripeWarnings } from "./stripe-warnings.ts";

export const plans = new Hono<AppEnv>()
  .get("/all", publicRead, validate("query", planQuery), async (c) => {
    const { active, page } = c.req.valid("query");
    return c.json(await listPlans(c.var.db, { active: active === undefined ? undefined : active === "true", page }));
  })
  .get("/warnings", requireAdmin, limitPaymentCalls, paymentTimeout, async (c) => c.json(await stripeWarnings(c.var)))
  .get("/:id", publicRead, validate("param", planPath), async (c) =>
    c.json(await getPlan(c.var.db, c.req.valid("param").id)),
  )
  .post("/", requireAdmin, validate("json", planInput), async (c) =>
    c.json(await addPlan(c.var.db, c.req.valid("json")), 201),
  )
  .put("/order", requireAdmin, validate("json", planOrder), async (c) =>
    c.json(await reorderPlans(c.var.db, c.req.valid("json").ids)),
  )
  .put("/:id", requireAdmin, validate("param", planPath), validate("json", planInput), async (c) =>
    c.json(await updatePlan(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id", requireAdmin, validate("param", planPath), async (c) => {
    await deletePlan(c.var.db, c.req.valid("param").id);
    return c.body(null, 204);
  });
