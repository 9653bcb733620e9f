import { Hono } from "hono";
import { planChangeInput, planChangeResponse } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, route } from "../../http/route.ts";
import { changePlan } from "./change-plan.ts";

export const planChange = new Hono<AppEnv>().post(
  "/change",
  route({ access: "user", limits: [paymentsMinute], json: planChangeInput, timeoutSeconds: paymentSeconds }),
  describe("Change your plan", {
    description:
      "Responds with a `paymentUrl` if the change requires a payment first. A running subscription that a one-time plan replaces ends with its paid period once that is paid, unless `running` is `continue`.",
    responses: { 200: planChangeResponse },
    problems: ["not-found", "upstream", "unavailable"],
  }),
  async (c) => c.json(await changePlan(c.var, c.var.user, c.req.valid("json"))),
);
