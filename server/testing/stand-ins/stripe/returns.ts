// Refunds and disputes in a Stripe account, with their events and the errors of the API.

import { type Charge, type Dispute, type Intent, newId, type Refund, seconds } from "./objects.ts";
import { type Form, missing, ok, type Reply, refusal, textOf } from "./protocol.ts";

type Account = {
  intents: Map<string, Intent>;
  /** The payment of a checkout. */
  intentOf: (sessionId: string) => Intent;
  emit: (type: string, object: unknown) => unknown;
};

export const createReturns = ({ intents, intentOf, emit }: Account) => {
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const get = <Thing>(things: Map<string, Thing>, id: string) => {
    const thing = things.get(id);
    if (!thing) throw new Error(`The stand-in has no ${id}.`);
    return thing;
  };
  const chargedBy = (intent: Intent): Charge => {
    if (!intent.charge) throw new Error("Nothing was charged.");
    return intent.charge;
  };

  /** Refunds a payment; the API checks the amount before. */
  const createRefund = (
    intent: Intent,
    { amount, reason = null, status = "succeeded" }: { amount: number } & Partial<Pick<Refund, "reason" | "status">>,
  ) => {
    const charge = chargedBy(intent);
    const { id, currency } = charge;
    const payment = { charge: id, payment_intent: intent.id };
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      amount,
      currency,
      ...payment,
      reason,
      status,
      created: seconds(),
    };
    refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded >= charge.amount;
    emit("refund.created", refund);
    emit("charge.refunded", charge);
    return refund;
  };
  /** Refunds what is left of a payment, or half of it. */
  const refund = (sessionId: string, { isWhole = true } = {}) => {
    const intent = intentOf(sessionId);
    const { amount, amount_refunded } = chargedBy(intent);
    const left = amount - amount_refunded;
    return createRefund(intent, { amount: isWhole ? left : Math.floor(left / 2) });
  };
  /** The buyer's bank rejects a refund: the amount returns to our balance. */
  const failRefund = (id: string) => {
    const failed = Object.assign(get(refunds, id), { status: "failed" as const });
    const charge = chargedBy(get(intents, failed.payment_intent));
    charge.amount_refunded -= failed.amount;
    charge.refunded = false;
    emit("refund.failed", failed);
  };

  const dispute = (sessionId: string, { reason = "product_not_received" } = {}) => {
    const charge = chargedBy(intentOf(sessionId));
    const { id, amount, currency, payment_intent } = charge;
    charge.disputed = true;
    const made: Dispute = {
      id: newId("dp"),
      object: "dispute",
      amount,
      currency,
      charge: id,
      payment_intent,
      reason,
      status: "needs_response",
      is_charge_refundable: false,
      evidence_details: {
        due_by: seconds() + 7 * 24 * 3600,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      created: seconds(),
    };
    disputes.set(made.id, made);
    emit("charge.dispute.created", made);
    return made;
  };
  const closeDispute = (id: string, status: "won" | "lost" | "warning_closed") =>
    emit("charge.dispute.closed", Object.assign(get(disputes, id), { status }));

  return { refunds, disputes, createRefund, refund, failRefund, dispute, closeDispute };
};

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

type RefundedLedger = { intents: Map<string, Intent>; createRefund: ReturnType<typeof createReturns>["createRefund"] };

/** Answers `POST /v1/refunds`. */
export const answerRefund = (ledger: RefundedLedger, form: Form): Reply => {
  const intentId = textOf(form, "payment_intent") ?? "";
  const intent = ledger.intents.get(intentId);
  if (!intent) return missing("payment_intent", intentId, "payment_intent");
  if (!intent.charge)
    return refusal(400, `This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  const { id, amount, amount_refunded, disputed, refunded } = intent.charge;
  if (refunded) return refusal(400, `Charge ${id} has already been refunded.`, "charge_already_refunded");
  if (disputed) return refusal(400, `Charge ${id} has been charged back; cannot issue a refund.`, "charge_disputed");
  const left = amount - amount_refunded;
  const requested = Number(textOf(form, "amount") ?? left);
  if (!Number.isInteger(requested) || requested < 1)
    return refusal(400, "Invalid positive integer", "parameter_invalid_integer", "amount");
  if (requested > left) {
    const message = `Refund amount (${inDollars(requested)}) is greater than unrefunded amount on charge (${inDollars(left)})`;
    return refusal(400, message, undefined, "amount");
  }
  const reason = textOf(form, "reason") ?? null;
  if (reason && !["duplicate", "fraudulent", "requested_by_customer"].includes(reason))
    return refusal(
      400,
      "Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer",
      undefined,
      "reason",
    );
  return ok(ledger.createRefund(intent, { amount: requested, reason }));
};
