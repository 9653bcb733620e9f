// Invoices of subscriptions and the payments of both kinds of checkout.
import { type Intent, type Invoice, newId, type Session, type Subscription, seconds, type Texts } from "./objects.ts";

/** Changes the given state; the caller emits the events. */
export const createPayments = ({
  livemode,
  url,
  invoices,
  intents,
  invoiceIntents,
}: {
  livemode: boolean;
  url: () => string;
  invoices: Map<string, Invoice>;
  intents: Map<string, Intent>;
  /** The payment of each invoice. */
  invoiceIntents: Map<string, string>;
}) => {
  /** Changes an invoice, or creates it as the subscription's latest. Each attempt to pay it is of the same payment. */
  const saveInvoice = (subscription: Subscription, status: Invoice["status"], attempt_count = 1, id = newId("in")) => {
    const { id: subscriptionId, customer, items: contents } = subscription;
    const amount = contents.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0);
    const [{ price, current_period_end: end } = { price: undefined, current_period_end: seconds() }] = contents.data;
    const start = new Date(end * 1000);
    start.setUTCMonth(start.getUTCMonth() - (price?.recurring?.interval === "year" ? 12 : 1));
    const currency = price?.currency ?? "usd";
    const invoice: Invoice = {
      id,
      object: "invoice",
      livemode,
      status,
      customer,
      currency,
      amount_due: amount,
      amount_paid: status === "paid" ? amount : 0,
      attempted: status !== "draft",
      attempt_count: status === "draft" ? 0 : attempt_count,
      parent: { type: "subscription_details", subscription_details: { subscription: subscriptionId } },
      hosted_invoice_url: `${url()}/i/${id}`,
      lines: { object: "list", data: [{ period: { start: Math.floor(start.getTime() / 1000), end } }] },
      created: invoices.get(id)?.created ?? seconds(),
    };
    invoices.set(id, invoice);
    subscription.latest_invoice = id;
    if (status === "draft") return invoice;
    const intent = intents.get(invoiceIntents.get(id) ?? "") ?? createIntent();
    invoiceIntents.set(id, intent.id);
    if (status === "open") intent.status = "requires_payment_method";
    else if (!intent.charge) chargeIntent(intent, amount, currency);
    return invoice;
  };

  /** The invoice of a paid one-time checkout that asked for one. */
  const invoiceCheckout = ({ customer, currency, amount_total: amount }: Session) => {
    const id = newId("in");
    const invoice: Invoice = {
      id,
      object: "invoice",
      livemode,
      status: "paid",
      customer: customer ?? "",
      currency,
      amount_due: amount,
      amount_paid: amount,
      attempted: true,
      attempt_count: 1,
      parent: null,
      hosted_invoice_url: `${url()}/i/${id}`,
      lines: { object: "list", data: [{ period: { start: seconds(), end: seconds() } }] },
      created: seconds(),
    };
    invoices.set(id, invoice);
    return invoice;
  };

  const createIntent = (metadata: Texts = {}) => {
    const intent: Intent = { id: newId("pi"), object: "payment_intent", status: "processing", charge: null, metadata };
    intents.set(intent.id, intent);
    return intent;
  };

  const chargeIntent = (intent: Intent, amount: number, currency: string) => {
    intent.status = "succeeded";
    intent.charge = {
      id: newId("ch"),
      object: "charge",
      payment_intent: intent.id,
      amount,
      amount_refunded: 0,
      currency,
      refunded: false,
      disputed: false,
    };
    return intent.charge;
  };

  return { saveInvoice, invoiceCheckout, createIntent, chargeIntent };
};
