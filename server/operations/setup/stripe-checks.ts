// Checks of the owner's Stripe account.

import { eq, max, sql } from "drizzle-orm";
import { paymentEvents, plans } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { handledEvents } from "../../billing/payments/webhook.ts";
import { isForSale, listPlans, stripeWarnings } from "../../billing/plans/plans.ts";
import { explainStripeFailure, type WebhookEndpoint } from "../../integrations/stripe/stripe-account.ts";
import { type Check, type Finding, fix, type SetupDependencies } from "./finding.ts";

const dashboardUrl = "https://dashboard.stripe.com";
const inPlans = { href: link("adminPlans") };

const withoutKey = (purpose: string): Finding => ({
  state: "to-do",
  summary: `Without STRIPE_SECRET_KEY, ${purpose}.`,
  fixes: [fix("Set the key first.", { code: "STRIPE_SECRET_KEY=" })],
});

const failing = (summary: string, error: unknown): Finding => ({
  state: "failing",
  summary,
  problems: [explainStripeFailure(error)],
});

export const checkStripeKey: Check = async ({ payments, env }) => {
  const keyPage = fix("Copy the key from Stripe.", { code: "STRIPE_SECRET_KEY=", href: `${dashboardUrl}/apikeys` });
  if (!payments) return { state: "to-do", summary: "The site takes no payments yet.", fixes: [keyPage] };
  try {
    await payments.account.checkKey();
  } catch (error) {
    return { ...failing("The key doesn't work.", error), fixes: [keyPage] };
  }
  if (payments.account.isLive) return { state: "done", summary: "The key works, in live mode." };
  return {
    state: env.NODE_ENV === "production" ? "to-do" : "done",
    summary: "The key works, in test mode: no one can pay with a real card.",
    fixes: [fix("Use a live key once you have tried everything.", keyPage)],
  };
};

export const checkPrices: Check = async (dependencies) => {
  const { db, payments } = dependencies;
  if (!payments) return withoutKey("prices can't be compared");
  const labels = new Map((await listPlans(db)).map(({ id, label }) => [id, label]));
  try {
    const warnings = await stripeWarnings(dependencies);
    if (!warnings.length)
      return { state: "done", summary: "Each plan's price exists in Stripe, with the same amount and currency." };
    return {
      state: "failing",
      summary: `${warnings.length === 1 ? "A plan differs" : `${warnings.length} plans differ`} from Stripe.`,
      problems: warnings.flatMap(({ planId, warnings }) => warnings.map((text) => `${labels.get(planId)}: ${text}`)),
      fixes: [fix("Enter each plan's Stripe price ID.", inPlans)],
    };
  } catch (error) {
    return failing("The prices could not be compared.", error);
  }
};

export const checkWebhook: Check = async ({ db, env, payments }) => {
  if (!payments) return withoutKey("payments start no plan");
  const url = `${env.SITE_URL}/api/payments/webhook`;
  const settings = { href: `${dashboardUrl}/webhooks` };
  const expected = handledEvents.filter((name) => env.STRIPE_CONNECT_CLIENT_ID || !name.startsWith("account."));
  const addEvents = (names: string[]) =>
    fix("Subscribe the endpoint to these events.", { code: names.join("\n"), ...settings });
  try {
    const ours = (await payments.account.listWebhookEndpoints()).filter((endpoint) => endpoint.url === url);
    if (!ours.length)
      return {
        state: "to-do",
        summary: "Stripe has no endpoint with our URL, so payments start no plan.",
        fixes: [fix("Add this endpoint in Stripe.", { code: url, ...settings }), addEvents(expected)],
      };
    const enabled = ours.filter(({ isEnabled }) => isEnabled);
    if (!enabled.length)
      return { state: "failing", summary: "The endpoint is disabled.", fixes: [fix("Enable it in Stripe.", settings)] };
    const missing = missingEvents(enabled, expected);
    if (missing.length)
      return {
        state: "failing",
        summary: `The endpoint doesn't send ${missing.length} of the ${expected.length} events that we need.`,
        fixes: [addEvents(missing)],
      };
  } catch (error) {
    return failing("The endpoint could not be checked.", error);
  }
  if (!payments.account.hasWebhookSecret)
    return {
      state: "to-do",
      summary: "The endpoint is complete, but its signing secret isn't set, so every event is rejected.",
      fixes: [fix("Copy the signing secret from Stripe.", { code: "STRIPE_WEBHOOK_SECRET=", ...settings })],
    };
  const [event] = await db
    .select({ lastAt: max(paymentEvents.createdAt) })
    .from(paymentEvents)
    .where(sql`starts_with(${paymentEvents.id}, 'evt_')`);
  const last = event?.lastAt ? `The last event came on ${utcDay(event.lastAt)}.` : "No event came yet.";
  return { state: "done", summary: `Stripe sends all ${expected.length} events to ${url}. ${last}` };
};

const missingEvents = (endpoints: WebhookEndpoint[], expected: string[]) => {
  const sent = new Set(endpoints.flatMap(({ events }) => events));
  return sent.has("*") ? [] : expected.filter((name) => !sent.has(name));
};

/** An unreachable Stripe is a finding of `checkPrices`. */
const listDifferingPlans = async (dependencies: SetupDependencies, sold: readonly { id: number; label: string }[]) => {
  if (!dependencies.payments) return [];
  const warnings = await stripeWarnings(dependencies).catch(() => []);
  return warnings.flatMap(({ planId, warnings }) => {
    const plan = sold.find(({ id }) => id === planId);
    return plan ? warnings.map((text) => `${plan.label}: ${text}`) : [];
  });
};

export const checkBillingPortal: Check = async ({ payments }) => {
  if (!payments) return withoutKey("customers can't see invoices or change their card");
  const settings = { href: `${dashboardUrl}/settings/billing/portal` };
  try {
    const portal = await payments.account.findPortal();
    if (!portal)
      return {
        state: "to-do",
        summary: "The billing portal isn't set up, so customers can't see invoices or change their card.",
        fixes: [fix("Save its settings once, in live mode.", settings)],
      };
    const missing = [
      portal.hasInvoices ? [] : "Customers can't see their invoices: switch on the invoice history.",
      portal.hasPaymentMethods ? [] : "Customers can't change their card: let them update payment methods.",
    ].flat();
    if (missing.length)
      return {
        state: "failing",
        summary: "The billing portal lacks pages that our plan page opens.",
        problems: missing,
        fixes: [fix("Switch them on in Stripe.", settings)],
      };
  } catch (error) {
    return failing("The billing portal could not be checked.", error);
  }
  return { state: "done", summary: "Customers see their invoices and change their card in the billing portal." };
};

export const checkPaymentLinks: Check = async (dependencies) => {
  const active = await dependencies.db.select().from(plans).where(eq(plans.active, true));
  const paid = active.filter(({ price }) => price > 0);
  const unsold = paid.filter((plan) => !isForSale(plan, dependencies));
  const fixes = [fix("Enter each plan's payment link from Stripe, or its Stripe price ID.", inPlans)];
  if (unsold.length)
    return {
      state: "to-do",
      summary: `No one can pay for ${unsold.length} of ${paid.length} plans: their buttons don't lead to a checkout of yours.`,
      problems: unsold.map(({ label, url }) =>
        url
          ? `${label} has the placeholder payment link ${url}.`
          : `${label} has neither a payment link nor a price ID. Its button writes you an email.`,
      ),
      fixes,
    };
  const testLinks = paid.filter(({ url }) => url && /\/test_/.test(url));
  if (testLinks.length && dependencies.payments?.account.isLive !== false)
    return {
      state: "failing",
      summary: "Some payment links are of Stripe's test mode: no one can pay with a real card.",
      problems: testLinks.map(({ label, url }) => `${label}: ${url}`),
      fixes,
    };
  const differing = await listDifferingPlans(dependencies, paid);
  if (differing.length)
    return {
      state: "failing",
      summary: `Stripe sells ${differing.length} of ${paid.length} plans differently than the site shows.`,
      problems: differing,
      fixes,
    };
  if (!paid.length)
    return { state: "to-do", summary: "No plan with a price is active.", fixes: [fix("Activate a plan.", inPlans)] };
  return { state: "done", summary: `${paid.length === 1 ? "The plan" : `All ${paid.length} plans`} can be bought.` };
};
