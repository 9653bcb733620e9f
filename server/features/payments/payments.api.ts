import { Hono } from "hono";
import { accountPath, accountQuery, confirmQuery, connectQuery, couponQuery } from "#shared/payments.ts";
import type { App } from "../../dependencies.ts";
import { user } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { payMinute, payPatience } from "./checkout-limits.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { beginConnect, connectAccount, listCoupons } from "./connected-accounts.ts";
import { takeMessage } from "./webhook.ts";

export const payments = new Hono<App>()
  .get("/confirms", user, payMinute, payPatience, check("query", confirmQuery), async (c) =>
    c.json(await confirmCheckout(c.var, c.var.user, c.req.valid("query").session_id)),
  )
  .get("/connect", user, payMinute, check("query", connectQuery), async (c) =>
    c.json(await beginConnect(c.var, c.var.user, c.req.valid("query").mode)),
  )
  .get(
    "/account-id/:code/:mode",
    user,
    payMinute,
    payPatience,
    check("param", accountPath),
    check("query", accountQuery),
    async (c) =>
      c.json(await connectAccount(c.var, c.var.user, { ...c.req.valid("param"), state: c.req.valid("query").state })),
  )
  .get("/stripe-coupons", user, payMinute, payPatience, check("query", couponQuery), async (c) => {
    const { stripeAcountId, testStripeAccountId } = c.req.valid("query");
    return c.json(await listCoupons(c.var, c.var.user, { live: stripeAcountId, test: testStripeAccountId }));
  })
  // Signed over its very bytes, so it is read as text and never parsed before.
  .post("/webhook", payPatience, async (c) => {
    await takeMessage(c.var, await c.req.text(), c.req.header("stripe-signature") ?? "");
    return c.json({ received: true as const });
  });
