import { Hono } from "hono";
import { planChangeInput } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { changePlan } from "./change-plan.ts";

export const planChange = new Hono<AppEnv>().post(
  "/change",
  requireUser,
  limitPaymentCalls,
  paymentTimeout,
  validate("json", planChangeInput),
  async (c) => c.json(await changePlan(c.var, c.var.user, c.req.valid("json").planId)),
);
