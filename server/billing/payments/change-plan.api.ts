import { Hono } from "hono";
import { planChangeInput, planChangeResponse } from "#shared/billing/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { changePlan } from "./change-plan.ts";

export const planChange = new Hono<AppEnv>().post(
  "/change",
  requireUser,
  limitPaymentCalls,
  paymentTimeout,
  validate("json", planChangeInput),
  describe({
    summary: "Change your plan",
    description:
      "Responds with a `paymentUrl` if the change requires a payment first. A running subscription that a one-time plan replaces ends with its paid period once that is paid, unless `running` is `continue`.",
    responses: { 200: planChangeResponse },
    problems: ["not-found", "conflict", "upstream", "unavailable"],
  }),
  async (c) => c.json(await changePlan(c.var, c.var.user, c.req.valid("json"))),
);
