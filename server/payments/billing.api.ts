import { Hono } from "hono";
import { newSubscriptionInput } from "#shared/payments.ts";
import { check } from "../http/check.ts";
import { user } from "../http/who.ts";
import type { App } from "../parts.ts";
import { payMinute, payPatience } from "./asking.ts";
import { completePayment, updatePayment } from "./checkout.ts";
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
