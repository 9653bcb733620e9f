// The Stripe operations that this app uses.
import type Stripe from "stripe";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import { isPaymentUrl } from "#shared/urls/payment-url.ts";
import type { Env } from "../../env.ts";
import { createAccountReads } from "./stripe-account.ts";
import { toMinorUnits } from "./stripe-amounts.ts";
import { createChargeCalls } from "./stripe-charges.ts";
import {
  createStripeCalls,
  isAccessRevoked,
  isDeletedCustomer,
  isInvalid,
  isReplayedFailure,
  paymentServiceFailed,
} from "./stripe-client.ts";
import { createConnectCalls } from "./stripe-connect.ts";
import {
  type ExternalSubscription,
  endsSubscriptionField,
  priceOf,
  promotionOf,
  toCheckoutSession,
  toExternalSubscription,
} from "./stripe-objects.ts";

const signatureSeconds = 300;
const checkoutExpansions = ["line_items", "invoice", "payment_intent.latest_charge"];

/** `timeoutMs` limits a Stripe call with its retries; `signInTimeoutMs` limits how long signing in waits for its calls. */
export const stripeTimeouts = { timeoutMs: 10_000, signInTimeoutMs: 3_000 };

export type CheckoutRequest = {
  userId: string;
  email: string;
  customerId: string | null;
  priceId: string;
  isRecurring: boolean;
  successUrl: string;
  cancelUrl: string;
  /**
   * Number of earlier payments. Part of the idempotency key, so that buying again after a payment starts a new
   * checkout.
   */
  paidBefore: number;
  /** The running subscription that ends once this is paid. */
  endsSubscriptionId: string | undefined;
  /** What Stripe asks buyers for, besides the payment. */
  collects: { address: boolean; tax: boolean };
  now: Date;
  /**
   * The offer shown on the site. `regularPrice` is in major units; the code applies only if the Stripe price equals it.
   */
  offer: { promoCode: string; regularPrice: number } | undefined;
};

export type PaymentEvent = Stripe.Event;
export type Payments = ReturnType<typeof createPayments>;

/**
 * Methods throw Problem `upstream` when Stripe fails or times out, and `unavailable` for features that are not
 * configured.
 */
export const createPayments = (
  secretKey: string,
  env: Pick<Env, "STRIPE_URL" | "STRIPE_TEST_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_CONNECT_CLIENT_ID">,
  { timeoutMs, signInTimeoutMs } = stripeTimeouts,
) => {
  const { createClient, callStripe, findInStripe } = createStripeCalls(env.STRIPE_URL, timeoutMs);
  const stripe = createClient(secretKey);
  const standInOrigin = env.STRIPE_URL && new URL(env.STRIPE_URL).origin;
  const webhookSecrets = (env.STRIPE_WEBHOOK_SECRET ?? "").split(/[\s,]+/).filter(Boolean);

  const ownMode: Mode = /^\w+_live_/.test(secretKey) ? "live" : "test";

  const requirePaymentUrl = (url: string | null) => {
    if (url && isPaymentUrl(url, standInOrigin)) return url;
    throw paymentServiceFailed(undefined, "The payment service returned a URL that we do not trust.");
  };

  const findPromotion = async (promoCode: string) => {
    const list = stripe.promotionCodes.list({ code: promoCode, active: true, expand: ["data.promotion.coupon"] });
    const { data } = await callStripe(list);
    const [promotion] = data.filter(({ customer }) => customer === null || customer === undefined);
    return promotion && promotionOf(promotion);
  };

  const findPrice = async (id: string) => {
    const price = await findInStripe(stripe.prices.retrieve(id));
    return price && priceOf(price);
  };

  /**
   * Returns the promotion code to apply. None if the price already includes the offer, or if our key may not read it.
   */
  const offeredPromotion = async (priceId: string, offer: CheckoutRequest["offer"]) => {
    if (!offer) return undefined;
    try {
      const [price, promotion] = await Promise.all([findPrice(priceId), findPromotion(offer.promoCode)]);
      return price?.amount === toMinorUnits(offer.regularPrice, price?.currency ?? "usd") ? promotion?.id : undefined;
    } catch (problem) {
      if (problem instanceof Problem && isAccessRevoked(problem.cause)) return undefined;
      throw problem;
    }
  };

  type CheckoutStart = Omit<CheckoutRequest, "offer"> & { promotionCode: string | undefined };

  const startCheckout = ({ now, paidBefore, promotionCode, ...request }: CheckoutStart, span: "hour" | "minute") => {
    const { userId, email, customerId, priceId, isRecurring, successUrl, cancelUrl, endsSubscriptionId } = request;
    const { address, tax } = request.collects;
    const metadata = { userId };
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: isRecurring ? "subscription" : "payment",
      line_items: [{ price: priceId, quantity: 1 }],
      client_reference_id: userId,
      ...(customerId ? { customer: customerId } : { customer_email: email }),
      ...(!isRecurring && !customerId && { customer_creation: "always" }),
      // Subscriptions always have invoices.
      ...(!isRecurring && { invoice_creation: { enabled: true } }),
      ...((address || tax) && { billing_address_collection: "required" }),
      ...(tax && { automatic_tax: { enabled: true }, tax_id_collection: { enabled: true } }),
      // Otherwise Stripe keeps the address that the customer had before.
      ...((address || tax) && customerId && { customer_update: { address: "auto", name: "auto" } }),
      ...(isRecurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
      // Stripe accepts only one of the two: a code that we apply, or a field to enter one.
      ...(promotionCode ? { discounts: [{ promotion_code: promotionCode }] } : { allow_promotion_codes: true }),
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata: { ...metadata, ...(endsSubscriptionId && { [endsSubscriptionField]: endsSubscriptionId }) },
    };
    // Identical requests share one checkout for an hour, so that two tabs or repeated clicks don't create several.
    const time = now.toISOString().slice(0, span === "hour" ? 13 : 16);
    const fingerprint = new Bun.CryptoHasher("sha256").update(JSON.stringify([params, paidBefore, time])).digest("hex");
    // Stripe responds 409 while another request uses the key; the client retries that.
    return callStripe(
      stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${fingerprint}`, maxNetworkRetries: 3 }),
    );
  };

  return {
    signInTimeoutMs,
    mode: ownMode,
    ...createChargeCalls(stripe, { callStripe, findInStripe }),
    ...createConnectCalls({ createClient, callStripe, findInStripe, secretKey, env, requirePaymentUrl }),

    account: createAccountReads({ stripe, callStripe, secretKey, hasWebhookSecret: webhookSecrets.length > 0 }),

    /** Returns the URL of the checkout page. */
    checkout: async ({ offer, ...request }: CheckoutRequest) => {
      const start = (promotionCode: string | undefined) =>
        startCheckout({ ...request, promotionCode }, "hour").catch((problem) => {
          if (isReplayedFailure(problem)) return startCheckout({ ...request, promotionCode }, "minute");
          throw problem;
        });
      const promotionCode = await offeredPromotion(request.priceId, offer);
      const session = await start(promotionCode).catch((problem) => {
        // The code may be for first purchases only, or just used up: retry without it.
        if (promotionCode && isInvalid(problem) && !isDeletedCustomer(problem)) return start(undefined);
        throw problem;
      });
      return requirePaymentUrl(session.url);
    },

    findPrice,
    findPromotion,

    /** Returns the URL of the billing portal, or of its page `flow`, which leads back to our site. */
    portal: async (customerId: string, returnUrl: string, flow?: "payment_method_update") => {
      const params: Stripe.BillingPortal.SessionCreateParams = { customer: customerId, return_url: returnUrl };
      if (flow) {
        const after_completion = { type: "redirect" as const, redirect: { return_url: returnUrl } };
        params.flow_data = { type: flow, after_completion };
      }
      return requirePaymentUrl((await callStripe(stripe.billingPortal.sessions.create(params))).url);
    },

    findCheckout: async (id: string) => {
      const session = await findInStripe(stripe.checkout.sessions.retrieve(id, { expand: checkoutExpansions }));
      return session && toCheckoutSession(session);
    },

    /** Returns the checkout that created a subscription or payment. */
    findCheckoutOf: async (origin: { subscription: string } | { payment_intent: string }) => {
      const expand = checkoutExpansions.map((path) => `data.${path}`);
      const { data } = await callStripe(stripe.checkout.sessions.list({ ...origin, limit: 1, expand }));
      return data[0] && toCheckoutSession(data[0]);
    },

    findSubscription: async (id: string) => {
      const expand = ["customer", "latest_invoice.payments"];
      const subscription = await findInStripe(stripe.subscriptions.retrieve(id, { expand }));
      return subscription && toExternalSubscription(subscription);
    },

    /** Returns the ids of a customer's subscriptions. */
    subscriptionsOf: async (customerId: string) => {
      const list = await findInStripe(stripe.subscriptions.list({ customer: customerId, limit: 100 }));
      return (list?.data ?? []).map(({ id }) => id);
    },

    /** The unused part of the current period is credited towards the new price. */
    changePrice: async ({ id, itemId }: ExternalSubscription, priceId: string) => {
      const items = [{ ...(itemId && { id: itemId }), price: priceId }];
      await callStripe(
        stripe.subscriptions.update(id, {
          items,
          proration_behavior: "create_prorations",
          cancel_at_period_end: false,
        }),
      );
    },

    endAtPeriodEnd: async (id: string) => {
      await findInStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },

    /** Undoes `endAtPeriodEnd`, and an end that was set in Stripe. */
    resume: async (id: string) => {
      await findInStripe(stripe.subscriptions.update(id, { cancel_at_period_end: false }));
    },

    cancelNow: async (id: string) => {
      await findInStripe(stripe.subscriptions.cancel(id));
    },

    /**
     * Returns the event of a signed body, or undefined if the signature is invalid or the event's mode is not our
     * key's.
     */
    eventOf: async (body: string, signature: string): Promise<PaymentEvent | undefined> => {
      if (!webhookSecrets.length) throw new Problem("unavailable", "Payment webhooks are not configured.");
      for (const secret of webhookSecrets) {
        const event = await stripe.webhooks
          .constructEventAsync(body, signature, secret, signatureSeconds)
          .catch(() => undefined);
        if (event) return event.livemode === (ownMode === "live") ? event : undefined;
      }
      return undefined;
    },
  };
};
