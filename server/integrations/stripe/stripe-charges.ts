// Invoices, refunds and disputes in Stripe. https://docs.stripe.com/api
import Stripe from "stripe";
import {
  type DisputeStatus,
  disputeStatuses,
  type RefundReason,
  type RefundStatus,
  refundReasons,
} from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import { type createStripeCalls, paymentServiceFailed } from "./stripe-client.ts";
import { idOf, type Money, oneOf, timeOf, toExternalInvoice } from "./stripe-objects.ts";

export type ExternalRefund = Money & {
  id: string;
  paymentIntentId: string | undefined;
  status: RefundStatus;
  reason: RefundReason | null;
  createdAt: Date;
};

export type ExternalDispute = Money & {
  id: string;
  paymentIntentId: string | undefined;
  reason: string;
  status: DisputeStatus;
  dueAt: Date | null;
  createdAt: Date;
};

export type RefundRequest = {
  paymentIntentId: string;
  /** In the currency's smallest unit. */
  amount: number;
  reason: RefundReason;
  /** Requests with the same key and values make one refund. */
  idempotencyKey: string;
};

const toExternalRefund = ({ id, amount, currency, status, reason, payment_intent, created }: Stripe.Refund) => ({
  id,
  amount,
  currency,
  paymentIntentId: idOf(payment_intent),
  status: (status ?? "succeeded") as RefundStatus,
  reason: oneOf(refundReasons, reason) ?? null,
  createdAt: timeOf(created),
});

const toExternalDispute = (dispute: Stripe.Dispute): ExternalDispute => {
  const { id, amount, currency, reason, payment_intent, evidence_details, created } = dispute;
  return {
    id,
    amount,
    currency,
    reason,
    paymentIntentId: idOf(payment_intent),
    status: oneOf(disputeStatuses, dispute.status) ?? "under_review",
    dueAt: evidence_details.due_by ? timeOf(evidence_details.due_by) : null,
    createdAt: timeOf(created),
  };
};

type Calls = Pick<ReturnType<typeof createStripeCalls>, "callStripe" | "findInStripe">;

export const createChargeCalls = (stripe: Stripe, { callStripe, findInStripe }: Calls) => ({
  /** Returns an invoice, or undefined if there is none that Stripe has tried to collect. */
  findInvoice: async (id: string) => {
    const invoice = await findInStripe(stripe.invoices.retrieve(id, { expand: ["payments"] }));
    return invoice && toExternalInvoice(invoice);
  },

  listRefunds: async (paymentIntentId: string): Promise<ExternalRefund[]> =>
    (await callStripe(stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))).data.map(toExternalRefund),

  findDispute: async (id: string) => {
    const dispute = await findInStripe(stripe.disputes.retrieve(id));
    return dispute && toExternalDispute(dispute);
  },

  /** Refunds a part of a payment. Throws Problem `conflict` with Stripe's reason if Stripe refuses. */
  refund: async ({ paymentIntentId, amount, reason, idempotencyKey }: RefundRequest): Promise<ExternalRefund> => {
    const params = { payment_intent: paymentIntentId, amount, reason };
    // Stripe responds 409 while another request uses the key; the client retries that.
    const created = stripe.refunds.create(params, { idempotencyKey, maxNetworkRetries: 3 });
    return toExternalRefund(await callStripe(created).catch(explainRefusal));
  },
});

/** The owner sees Stripe's own words: they name the dispute, the missing balance or the missing permission of the key. */
const explainRefusal = (problem: Problem): never => {
  const { cause } = problem;
  if (cause instanceof Stripe.errors.StripeIdempotencyError)
    throw new Problem("conflict", "Another refund of this payment was made a moment ago. Reload the page.", { cause });
  if (cause instanceof Stripe.errors.StripeInvalidRequestError)
    throw new Problem("conflict", `Stripe refused the refund: ${cause.message}`, { cause });
  if (cause instanceof Stripe.errors.StripePermissionError || cause instanceof Stripe.errors.StripeAuthenticationError)
    throw paymentServiceFailed(cause, `Stripe rejected our key: ${cause.message}`);
  throw problem;
};
