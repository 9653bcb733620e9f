import { Hono } from "hono";
import { accountPath, accountQuery, confirmQuery, connectQuery, couponQuery } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { connectAccount, createConnectUrl, listCoupons } from "./connected-accounts.ts";
import { handleWebhook } from "./webhook.ts";

export const payments = new Hono<AppEnv>()
  .get("/confirms", requireUser, limitPaymentCalls, paymentTimeout, validate("query", confirmQuery), async (c) =>
    c.json(await confirmCheckout(c.var, c.var.user, c.req.valid("query").session_id)),
  )
  .get("/connect", requireUser, limitPaymentCalls, validate("query", connectQuery), async (c) =>
    c.json(await createConnectUrl(c.var, c.var.user, c.req.valid("query").mode)),
  )
  .get(
    "/account-id/:code/:mode",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("param", accountPath),
    validate("query", accountQuery),
    async (c) =>
      c.json(await connectAccount(c.var, c.var.user, { ...c.req.valid("param"), state: c.req.valid("query").state })),
  )
  .get("/stripe-coupons", requireUser, limitPaymentCalls, paymentTimeout, validate("query", couponQuery), async (c) => {
    const { stripeAcountId, testStripeAccountId } = c.req.valid("query");
    return c.json(await listCoupons(c.var, c.var.user, { live: stripeAcountId, test: testStripeAccountId }));
  })
  // The signature covers the raw bytes, so the body must not be parsed first.
  .post("/webhook", paymentTimeout, async (c) => {
    await handleWebhook(c.var, await c.req.text(), c.req.header("stripe-signature") ?? "");
    return c.json({ received: true as const });
  });
