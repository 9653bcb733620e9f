// What the setup checklist reads from the owner's Stripe account.
import Stripe from "stripe";
import { Problem } from "#shared/problem.ts";

type AccountCalls = {
  stripe: Stripe;
  callStripe: <Result>(call: Promise<Result>) => Promise<Result>;
  secretKey: string;
  hasWebhookSecret: boolean;
};

export type WebhookEndpoint = { url: string; isEnabled: boolean; events: string[] };

export const createAccountReads = ({ stripe, callStripe, secretKey, hasWebhookSecret }: AccountCalls) => ({
  isLive: /^\w+_live_/.test(secretKey),
  hasWebhookSecret,

  /** Makes the cheapest call that the app needs permission for. Throws Problem `upstream`. */
  checkKey: async () => {
    await callStripe(stripe.prices.list({ limit: 1 }));
  },

  /** Returns which pages of the billing portal are switched on, or undefined while the portal isn't set up. */
  findPortal: async () => {
    const { data } = await callStripe(stripe.billingPortal.configurations.list({ is_default: true, limit: 1 }));
    const [portal] = data.filter(({ active }) => active);
    if (!portal) return undefined;
    const { invoice_history, payment_method_update } = portal.features;
    return { hasInvoices: invoice_history.enabled, hasPaymentMethods: payment_method_update.enabled };
  },

  /** Lists the account's webhook endpoints, those for connected accounts too. `events` may contain `*`, for all. */
  listWebhookEndpoints: async (): Promise<WebhookEndpoint[]> => {
    const { data } = await callStripe(stripe.webhookEndpoints.list({ limit: 100 }));
    return data.map(({ url, status, enabled_events }) => ({
      url,
      isEnabled: status === "enabled",
      events: enabled_events,
    }));
  },
});

/** Describes why a call failed, for the owner. */
export const explainStripeFailure = (error: unknown) => {
  const cause = error instanceof Problem ? error.cause : error;
  if (cause instanceof Stripe.errors.StripeAuthenticationError) return "Stripe rejects the key.";
  if (cause instanceof Stripe.errors.StripePermissionError)
    return `The key lacks a permission. Stripe says: ${cause.message}`;
  if (cause instanceof Stripe.errors.StripeRateLimitError) return "Stripe gets too many requests from this account.";
  return "Stripe didn't respond as expected.";
};
