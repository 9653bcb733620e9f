import { z } from "zod";
import {
  accountAnswer,
  confirmation,
  connectAnswer,
  couponList,
  paymentAnswer,
  planChangeAnswer,
  subscription,
} from "#shared/payments.ts";
import { plan, planWarnings } from "#shared/plans.ts";
import { describeOperations } from "../operation-docs.ts";

/** Plans and payments. Without payments set up, endpoints that need them respond with `unavailable`. */
export const billing = describeOperations({
  "GET /plans/all": { summary: "List the plans in their order.", answers: { 200: z.array(plan) } },
  "GET /plans/warnings": {
    summary: "List where plans on offer contradict the payment service.",
    detail: "Empty when payments are not set up.",
    answers: { 200: planWarnings },
    problems: ["upstream"],
  },
  "GET /plans/:id": { summary: "Read a plan.", answers: { 200: plan } },
  "POST /plans": { summary: "Add a plan.", answers: { 201: plan } },
  "PUT /plans/order": { summary: "Order the plans.", answers: { 200: z.array(plan) }, problems: ["conflict"] },
  "PUT /plans/:id": { summary: "Save a plan.", answers: { 200: plan } },
  "DELETE /plans/:id": {
    summary: "Delete a plan that nobody has or had.",
    answers: { 204: "nothing" },
    problems: ["conflict"],
  },
  "POST /plans/change": {
    summary: "Change your plan.",
    detail: "`paymentUrl` is where to pay, when that is needed first.",
    answers: { 200: planChangeAnswer },
    problems: ["not-found", "conflict", "upstream", "unavailable"],
  },

  "GET /payments/confirms": {
    summary: "Ask the payment service how a checkout ended.",
    detail: "`paid` once its plan is active for you; until then `pending`.",
    answers: { 200: confirmation },
    problems: ["not-found", "upstream", "unavailable"],
  },
  "GET /payments/connect": {
    summary: "Begin to connect your Stripe account.",
    answers: { 200: connectAnswer },
    problems: ["unavailable"],
  },
  "GET /payments/account-id/:code/:mode": {
    summary: "Connect your Stripe account with what Stripe sent back.",
    answers: { 200: accountAnswer },
    problems: ["upstream", "unavailable"],
  },
  "GET /payments/stripe-coupons": {
    summary: "List the coupons of your connected Stripe accounts.",
    answers: { 200: couponList },
    problems: ["not-found", "upstream", "unavailable"],
  },
  "POST /payments/webhook": {
    summary: "Hear from the payment service.",
    detail: "The bytes are signed in the header `Stripe-Signature`; each event counts once.",
    body: z.looseObject({ id: z.string(), type: z.string() }),
    answers: { 200: z.object({ received: z.literal(true) }).strict() },
    problems: ["invalid", "upstream", "unavailable"],
  },
  "GET /subscriptions/:id": { summary: "Read a subscription of yours.", answers: { 200: subscription } },
  "POST /users/new-subscription": {
    summary: "Take up a subscription that you paid for.",
    answers: { 200: subscription },
    problems: ["not-found", "upstream", "unavailable"],
  },
  "GET /users/complete-payment": {
    summary: "Get the address where you confirm your payment information.",
    answers: { 200: paymentAnswer },
    problems: ["not-found", "conflict", "upstream", "unavailable"],
  },
  "GET /users/update-payment": {
    summary: "Get the address where you change how you pay.",
    answers: { 200: paymentAnswer },
    problems: ["not-found", "upstream", "unavailable"],
  },
});
