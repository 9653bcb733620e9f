import type { Dispute, ListedPayment, PaymentState, RefundReason } from "#shared/billing/payments.ts";
import { formatMoney } from "#shared/money.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";

export const stateLabels: Record<PaymentState, string> = {
  unmatched: "Unmatched",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
  disputed: "Disputed",
};
const stateTones: Record<PaymentState, Tone> = {
  unmatched: "attention",
  paid: "good",
  failed: "bad",
  refunded: "quiet",
  disputed: "warn",
};

type Refundable = Pick<ListedPayment, "state" | "amount" | "refunded">;

export const StateBadge = ({ state, amount, refunded }: Refundable) => (
  <Badge tone={stateTones[state]}>
    {state === "refunded" && amount !== null && refunded < amount ? "Partly refunded" : stateLabels[state]}
  </Badge>
);

export const reasonLabels: Record<RefundReason, string> = {
  requested_by_customer: "Requested by the customer",
  duplicate: "Duplicate",
  fraudulent: "Fraudulent",
};

export const disputeLabels: Record<Dispute["status"], string> = {
  warning_needs_response: "Inquiry, needs a response",
  warning_under_review: "Inquiry under review",
  warning_closed: "Inquiry closed",
  needs_response: "Needs a response",
  under_review: "Under review",
  won: "Won",
  lost: "Lost",
  prevented: "Prevented",
};

export const amountText = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
  amount === null || !currency ? "Unknown" : formatMoney({ amount, currency });

export const nameOf = ({ email }: Pick<ListedPayment, "email">) => email ?? "Deleted account";

const eventLabels: Record<string, string> = {
  "checkout.session.completed": "Checkout completed",
  "checkout.session.async_payment_succeeded": "Delayed payment arrived",
  "invoice.paid": "Invoice paid",
  "invoice.payment_failed": "Payment failed",
  "invoice.payment_action_required": "Customer's confirmation required",
  "charge.succeeded": "Card charged",
  "charge.refunded": "Refund made",
  "refund.created": "Refund created",
  "refund.updated": "Refund updated",
  "refund.failed": "Refund failed",
  "charge.dispute.created": "Dispute opened",
  "charge.dispute.updated": "Dispute updated",
  "charge.dispute.closed": "Dispute closed",
};

/** An event's name in words; others as Stripe calls them. */
export const eventLabel = (type: string) => eventLabels[type] ?? type;
