import { Hono } from "hono";
import { newSubscriptionInput } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { billingPortalUrl, completePaymentUrl } from "./checkout.ts";
import { claimSubscription } from "./subscriptions.ts";

export const billing = new Hono<AppEnv>()
  .post(
    "/new-subscription",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("json", newSubscriptionInput),
    async (c) => c.json(await claimSubscription(c.var, c.var.user, c.req.valid("json").subscriptionId)),
  )
  .get("/complete-payment", requireUser, limitPaymentCalls, paymentTimeout, async (c) =>
    c.json({ paymentUrl: await completePaymentUrl(c.var, c.var.user) }),
  )
  .get("/update-payment", requireUser, limitPaymentCalls, paymentTimeout, async (c) =>
    c.json({ paymentUrl: await billingPortalUrl(c.var, c.var.user) }),
  );
