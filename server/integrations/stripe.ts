// Stripe, as this product uses it.
import type Stripe from "stripe";
import type { Mode } from "#shared/modes.ts";
import type { Coupon } from "#shared/payments.ts";
import { isPaymentAddress } from "#shared/urls/payment-url.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { minorUnits } from "./stripe-amounts.ts";
import {
  asked,
  failed,
  found,
  isBadGrant,
  isGoneCustomer,
  isInvalid,
  isKeptFailure,
  isRefused,
  stripeClient,
} from "./stripe-client.ts";
import {
  checkoutOf,
  couponOf,
  type OutsideSubscription,
  priceOf,
  promotionOf,
  subscriptionOf,
} from "./stripe-objects.ts";

const signatureSeconds = 300;
const mostCoupons = 300;
const wholeCheckout = ["line_items", "payment_intent.latest_charge"];

export type CheckoutWanted = {
  userId: string;
  email: string;
  customerId: string | null;
  priceId: string;
  isRecurring: boolean;
  successUrl: string;
  cancelUrl: string;
  /** How often they paid here before; after a payment the same wish is a new one. */
  paidBefore: number;
  now: Date;
  /** The offer that the site shows: applied when the Stripe price is the regular one, in main units. */
  offer: { promoCode: string; regularPrice: number } | undefined;
};

export type PaymentEvent = Stripe.Event;
export type Payments = ReturnType<typeof createPayments>;

/** Rejects with the Problem `upstream` when Stripe does not answer, `unavailable` for what is not set up. */
export const createPayments = (
  secretKey: string,
  env: Pick<Env, "STRIPE_URL" | "STRIPE_TEST_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_CONNECT_CLIENT_ID">,
) => {
  const stripe = stripeClient(secretKey, env.STRIPE_URL);
  const standInOrigin = env.STRIPE_URL && new URL(env.STRIPE_URL).origin;
  const webhookSecrets = (env.STRIPE_WEBHOOK_SECRET ?? "").split(/[\s,]+/).filter(Boolean);

  const keyOf = (mode: Mode) => {
    const ownTestKey = /^\w+_test_/.test(secretKey) ? secretKey : undefined;
    const key = mode === "test" ? (env.STRIPE_TEST_SECRET_KEY ?? ownTestKey) : secretKey;
    if (!key) throw new Problem("unavailable", "Stripe's test mode is not set up here.");
    return key;
  };

  const checked = (address: string | null) => {
    if (address && isPaymentAddress(address, standInOrigin)) return address;
    throw failed(undefined, "The payment service answered with an address that we do not trust.");
  };

  const findPromotion = async (promoCode: string) => {
    const list = stripe.promotionCodes.list({ code: promoCode, active: true, expand: ["data.promotion.coupon"] });
    const { data } = await asked(list);
    const [promotion] = data.filter(({ customer }) => customer === null || customer === undefined);
    return promotion && promotionOf(promotion);
  };

  const findPrice = async (id: string) => {
    const price = await found(stripe.prices.retrieve(id));
    return price && priceOf(price);
  };

  /** The promotion code to apply. None where the price has the offer in it already, or where we may not look. */
  const offeredPromotion = async (priceId: string, offer: CheckoutWanted["offer"]) => {
    if (!offer) return undefined;
    try {
      const [price, promotion] = await Promise.all([findPrice(priceId), findPromotion(offer.promoCode)]);
      return price?.amount === minorUnits(offer.regularPrice, price?.currency ?? "usd") ? promotion?.id : undefined;
    } catch (problem) {
      if (problem instanceof Problem && isRefused(problem.cause)) return undefined;
      throw problem;
    }
  };

  type Started = Omit<CheckoutWanted, "offer"> & { promotionCode: string | undefined };

  const startCheckout = ({ now, paidBefore, promotionCode, ...wanted }: Started, span: "hour" | "minute") => {
    const { userId, email, customerId, priceId, isRecurring, successUrl, cancelUrl } = wanted;
    const metadata = { userId };
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: isRecurring ? "subscription" : "payment",
      line_items: [{ price: priceId, quantity: 1 }],
      client_reference_id: userId,
      ...(customerId ? { customer: customerId } : { customer_email: email }),
      ...(!isRecurring && !customerId && { customer_creation: "always" }),
      ...(isRecurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
      // Stripe takes one of the two: a code that we apply, or a field to enter one.
      ...(promotionCode ? { discounts: [{ promotion_code: promotionCode }] } : { allow_promotion_codes: true }),
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata,
    };
    // The same wish gets the same checkout for an hour, so that two tabs, or twenty clicks, make one.
    const time = now.toISOString().slice(0, span === "hour" ? 13 : 16);
    const wish = new Bun.CryptoHasher("sha256").update(JSON.stringify([params, paidBefore, time])).digest("hex");
    // Whoever comes while the key is in use by another request is told to try again.
    return asked(stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${wish}`, maxNetworkRetries: 3 }));
  };

  return {
    /** Where something is paid for. */
    checkout: async ({ offer, ...wanted }: CheckoutWanted) => {
      const start = (promotionCode: string | undefined) =>
        startCheckout({ ...wanted, promotionCode }, "hour").catch((problem) => {
          if (isKeptFailure(problem)) return startCheckout({ ...wanted, promotionCode }, "minute");
          throw problem;
        });
      const promotionCode = await offeredPromotion(wanted.priceId, offer);
      const session = await start(promotionCode).catch((problem) => {
        // For example a code for first purchases only, or one that was used up a moment ago.
        if (promotionCode && isInvalid(problem) && !isGoneCustomer(problem)) return start(undefined);
        throw problem;
      });
      return checked(session.url);
    },

    findPrice,
    findPromotion,

    /** Where a customer sees their invoices, changes their card and cancels. */
    portal: async (customerId: string, returnUrl: string) => {
      const session = await asked(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return checked(session.url);
    },

    findCheckout: async (id: string) => {
      const session = await found(stripe.checkout.sessions.retrieve(id, { expand: wholeCheckout }));
      return session && checkoutOf(session);
    },

    /** The checkout from which a subscription or a payment came. */
    findCheckoutOf: async (origin: { subscription: string } | { payment_intent: string }) => {
      const expand = wholeCheckout.map((path) => `data.${path}`);
      const { data } = await asked(stripe.checkout.sessions.list({ ...origin, limit: 1, expand }));
      return data[0] && checkoutOf(data[0]);
    },

    findSubscription: async (id: string) => {
      const subscription = await found(stripe.subscriptions.retrieve(id, { expand: ["customer"] }));
      return subscription && subscriptionOf(subscription);
    },

    /** The ids of what a customer pays for regularly. */
    subscriptionsOf: async (customerId: string) => {
      const list = await found(stripe.subscriptions.list({ customer: customerId, limit: 100 }));
      return (list?.data ?? []).map(({ id }) => id);
    },

    /** What was paid for the rest of the period counts towards the new price. */
    changePrice: async ({ id, itemId }: OutsideSubscription, priceId: string) => {
      const items = [{ ...(itemId && { id: itemId }), price: priceId }];
      await asked(
        stripe.subscriptions.update(id, {
          items,
          proration_behavior: "create_prorations",
          cancel_at_period_end: false,
        }),
      );
    },

    endAtPeriodEnd: async (id: string) => {
      await found(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },

    cancelNow: async (id: string) => {
      await found(stripe.subscriptions.cancel(id));
    },

    /** The event in a signed body, of the mode that our key has; undefined for anything else. */
    eventOf: async (body: string, signature: string): Promise<PaymentEvent | undefined> => {
      if (!webhookSecrets.length)
        throw new Problem("unavailable", "Messages of the payment service are not set up here.");
      for (const secret of webhookSecrets) {
        const event = await stripe.webhooks
          .constructEventAsync(body, signature, secret, signatureSeconds)
          .catch(() => undefined);
        if (event) return event.livemode === /^\w+_live_/.test(secretKey) ? event : undefined;
      }
      return undefined;
    },

    /** Where a customer lets us read their own account. */
    connectAddress: (mode: Mode, state: string, redirectUri: string) => {
      keyOf(mode);
      if (!env.STRIPE_CONNECT_CLIENT_ID)
        throw new Problem("unavailable", "Connecting a Stripe account is not set up here.");
      const address = new URL("/oauth/authorize", env.STRIPE_URL ?? "https://connect.stripe.com");
      address.search = new URLSearchParams({
        response_type: "code",
        client_id: env.STRIPE_CONNECT_CLIENT_ID,
        scope: "read_write",
        state,
        redirect_uri: redirectUri,
      }).toString();
      return checked(address.href);
    },

    /** The account behind a code that Stripe gave; undefined when the code is not good or is of the other mode. */
    accountOf: async (code: string, mode: Mode) => {
      const client_secret = keyOf(mode);
      const params = { grant_type: "authorization_code" as const, code, client_secret };
      const grant = stripeClient(client_secret, env.STRIPE_URL).oauth.token(params);
      const answer = await asked(grant.catch((error) => (isBadGrant(error) ? undefined : Promise.reject(error))));
      return answer?.livemode === (mode === "live") ? answer.stripe_user_id : undefined;
    },

    coupons: async (accountId: string, mode: Mode): Promise<Coupon[]> => {
      const client = stripeClient(keyOf(mode), env.STRIPE_URL);
      const list = client.coupons.list({ limit: 100 }, { stripeAccount: accountId });
      const coupons = await asked(list.autoPagingToArray({ limit: mostCoupons })).catch((problem) => {
        if (!isRefused(problem.cause)) throw problem;
        throw failed(problem.cause, "Stripe no longer lets us read this account. Connect it again.");
      });
      return coupons.map(couponOf);
    },
  };
};
