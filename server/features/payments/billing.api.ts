import { Hono } from "hono";
import { newSubscriptionInput } from "#shared/payments.ts";
import type { App } from "../../dependencies.ts";
import { user } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { completePayment, updatePayment } from "./checkout.ts";
import { payMinute, payPatience } from "./checkout-limits.ts";
import { takeUpSubscription } from "./subscriptions.ts";

export const billing = new Hono<App>()
  .post("/new-subscription", user, payMinute, payPatience, check("json", newSubscriptionInput), async (c) =>
    c.json(await takeUpSubscription(c.var, c.var.user, c.req.valid("json").subscriptionId)),
  )
  .get("/complete-payment", user, payMinute, payPatience, async (c) =>
    c.json({ paymentUrl: await completePayment(c.var, c.var.user) }),
  )
  .get("/update-payment", user, payMinute, payPatience, async (c) =>
    c.json({ paymentUrl: await updatePayment(c.var, c.var.user) }),
  );
