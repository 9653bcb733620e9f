// The state of a Stripe account (prices, customers, subscriptions), with an event for each change.
import { createHmac } from "node:crypto";
import {
  type Customer,
  type Intent,
  type Invoice,
  type LineItem,
  newId,
  type PortalConfiguration,
  type Price,
  type PromotionCode,
  type Session,
  type StripeEvent,
  type Subscription,
  seconds,
  type Texts,
  type WebhookEndpoint,
} from "./objects.ts";
import { createPayments } from "./payments.ts";
import { createReturns } from "./returns.ts";

/** Returns the `Stripe-Signature` header: timestamp `t`, and the HMAC of timestamp and body. */
export const signatureOf = (raw: string, secret: string, at = seconds()) =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${raw}`).digest("hex")}`;

type CheckoutParams = {
  price: Price;
  quantity?: number;
  /** Id of a promotion code, applied to all items. */
  promotionCode?: string | undefined;
  customer?: string | null;
  email?: string | null;
  reference?: string | null;
  metadata?: Texts;
  /** Metadata for the resulting subscription or payment. */
  purchaseMetadata?: Texts;
  successUrl?: string;
  cancelUrl?: string;
  /** Whether a one-time payment gets an invoice. */
  hasInvoice?: boolean;
};

export const createLedger = ({ livemode, url }: { livemode: boolean; url: () => string }) => {
  const prices = new Map<string, Price>();
  const promotionCodes = new Map<string, PromotionCode>();
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session>();
  const items = new Map<string, LineItem[]>();
  const input = new Map<string, Texts>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const intents = new Map<string, Intent>();
  const paymentLinks = new Map<string, { price: Price; successUrl: string }>();
  /** Ids of one-time checkouts that get an invoice. */
  const invoiced = new Set<string>();
  const webhookEndpoints: WebhookEndpoint[] = [];
  const portalConfigurations: PortalConfiguration[] = [
    {
      id: newId("bpc"),
      object: "billing_portal.configuration",
      active: true,
      is_default: true,
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: false },
      },
    },
  ];
  /** The payment of each invoice. */
  const invoiceIntents = new Map<string, string>();
  const events: StripeEvent[] = [];
  const listeners: ((event: StripeEvent) => void)[] = [];

  const { saveInvoice, invoiceCheckout, createIntent, chargeIntent } = createPayments({
    livemode,
    url,
    invoices,
    intents,
    invoiceIntents,
  });

  const get = <Thing>(things: Map<string, Thing>, id: string) => {
    const resource = things.get(id);
    if (!resource) throw new Error(`The stand-in has no ${id}.`);
    return resource;
  };

  /** Events contain a snapshot of the object. */
  const emit = (type: string, object: unknown, account?: string, mode = livemode) => {
    const id = newId("evt");
    const event = { id, object: "event", api_version: "2026-10-28.endive", created: seconds(), type, livemode: mode };
    const more = { ...(account && { account }), pending_webhooks: 1, data: { object } };
    const sent = { id, type, raw: JSON.stringify({ ...event, ...more }, null, 2) };
    events.push(sent);
    for (const listener of listeners) listener(sent);
    return sent;
  };

  const price = (amount: number | null, currency = "usd", interval?: "month" | "year") => {
    const type = interval ? ("recurring" as const) : ("one_time" as const);
    const recurring = interval ? { interval } : null;
    const id = newId("price");
    const made: Price = { id, object: "price", active: true, unit_amount: amount, currency, type, recurring };
    prices.set(made.id, made);
    return made;
  };

  const promotionCode = (code: string, percent_off: number) => {
    const coupon = { id: newId("co"), object: "coupon" as const, percent_off, valid: true };
    const promotion = { type: "coupon" as const, coupon };
    const made: PromotionCode = {
      id: newId("promo"),
      object: "promotion_code",
      code,
      active: true,
      customer: null,
      promotion,
    };
    promotionCodes.set(made.id, made);
    return made;
  };

  const open = (params: CheckoutParams) => {
    const { price, quantity = 1, customer = null, email = null, reference = null, metadata = {} } = params;
    const id = newId(livemode ? "cs_live" : "cs_test");
    const subtotal = (price.unit_amount ?? 0) * quantity;
    const promotion = params.promotionCode ? get(promotionCodes, params.promotionCode).promotion : undefined;
    const discount = Math.round((subtotal * (promotion?.coupon.percent_off ?? 0)) / 100);
    const amounts = { amount_subtotal: subtotal, amount_total: subtotal - discount };
    const session: Session = {
      id,
      object: "checkout.session",
      livemode,
      mode: price.recurring ? "subscription" : "payment",
      status: "open",
      payment_status: "unpaid",
      url: `${url()}/c/pay/${id}`,
      currency: price.currency,
      metadata,
      ...amounts,
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
      discounts: params.promotionCode ? [{ promotion_code: params.promotionCode, coupon: null }] : [],
      client_reference_id: reference,
      customer,
      customer_email: email,
      customer_details: null,
      success_url: params.successUrl ?? url(),
      cancel_url: params.cancelUrl ?? url(),
      payment_intent: null,
      subscription: null,
      invoice: null,
      created: seconds(),
    };
    if (params.hasInvoice) invoiced.add(id);
    sessions.set(id, session);
    input.set(id, params.purchaseMetadata ?? {});
    const { currency } = price;
    items.set(id, [{ price, quantity, ...amounts, amount_discount: discount, amount_tax: 0, currency }]);
    return session;
  };

  /** Creates a payment link, which redirects buyers to `successUrl` after the payment. Returns its path. */
  const paymentLink = (price: Price, successUrl: string) => {
    const path = `/b/${newId("plink")}`;
    paymentLinks.set(path, { price, successUrl });
    return path;
  };

  const customerOf = (session: Session, email: string) => {
    const existing = session.customer ? customers.get(session.customer) : undefined;
    if (existing) return existing;
    const customer: Customer = { id: newId("cus"), object: "customer", email };
    customers.set(customer.id, customer);
    emit("customer.created", customer);
    return customer;
  };

  const subscribe = (session: Session, customer: Customer) => {
    const data = (items.get(session.id) ?? []).map(({ price, quantity }) => ({
      id: newId("si"),
      price,
      quantity,
      current_period_end: seconds() + 30 * 24 * 3600,
    }));
    const subscription: Subscription = {
      id: newId("sub"),
      object: "subscription",
      livemode,
      customer: customer.id,
      status: "incomplete",
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: input.get(session.id) ?? {},
      items: { object: "list", data },
      latest_invoice: null,
      created: seconds(),
    };
    subscriptions.set(subscription.id, subscription);
    emit("customer.subscription.created", subscription);
    subscription.status = "active";
    emit("invoice.paid", saveInvoice(subscription, "paid"));
    emit("customer.subscription.updated", subscription);
    return subscription;
  };

  /** Completes a checkout. With `later`, the payment method takes days and the payment stays pending. */
  const complete = (id: string, { email = "", later = false } = {}) => {
    const session = get(sessions, id);
    if (session.status !== "open") throw new Error("This checkout is not open.");
    const address =
      email || session.customer_email || customers.get(session.customer ?? "")?.email || "a@buyers.example";
    const customer = customerOf(session, address);
    const isPaid = !later;
    Object.assign(session, {
      status: "complete",
      url: null,
      customer: customer.id,
      customer_details: { email: address },
    });
    session.payment_status = isPaid ? "paid" : "unpaid";
    if (session.mode === "subscription") session.subscription = subscribe(session, customer).id;
    else {
      session.payment_intent = createIntent(input.get(id)).id;
      if (isPaid) charge(session);
    }
    emit("checkout.session.completed", session);
    return session;
  };

  const charge = (session: Session) => {
    const intent = get(intents, session.payment_intent ?? "");
    const amount = (items.get(session.id) ?? []).reduce((sum, { amount_total }) => sum + amount_total, 0);
    const charged = chargeIntent(intent, amount, session.currency);
    emit("payment_intent.succeeded", { ...intent, charge: undefined, latest_charge: charged.id });
    emit("charge.succeeded", charged);
    if (!invoiced.has(session.id)) return;
    const invoice = invoiceCheckout(session);
    session.invoice = invoice.id;
    emit("invoice.paid", invoice);
  };

  /** Resolves a pending payment: it succeeds or fails. */
  const arrive = (id: string, didArrive: boolean) => {
    const session = get(sessions, id);
    session.payment_status = didArrive ? "paid" : "unpaid";
    if (didArrive) charge(session);
    else get(intents, session.payment_intent ?? "").status = "requires_payment_method";
    emit(`checkout.session.async_payment_${didArrive ? "succeeded" : "failed"}`, session);
  };

  const expire = (id: string) => {
    const session = Object.assign(get(sessions, id), { status: "expired", url: null });
    emit("checkout.session.expired", session);
  };

  const update = (id: string, change: Partial<Subscription>, type = "updated") => {
    const subscription = Object.assign(get(subscriptions, id), change);
    emit(`customer.subscription.${type}`, subscription);
    return subscription;
  };

  /** Fails a subscription payment: Stripe keeps retrying, and may require the customer's confirmation. */
  const failPayment = (
    id: string,
    { status = "past_due", attempt = 1, wantsAction = false, invoice = newId("in") } = {},
  ) => {
    const subscription = update(id, { status });
    const failed = saveInvoice(subscription, "open", attempt, invoice);
    emit("invoice.payment_failed", failed);
    if (wantsAction) emit("invoice.payment_action_required", failed);
    return invoice;
  };

  const recoverPayment = (id: string) => payInvoice(update(id, { status: "active" }), 2);

  const payInvoice = (subscription: Subscription, attempt = 1) =>
    void emit("invoice.paid", saveInvoice(subscription, "paid", attempt, subscription.latest_invoice ?? undefined));

  /** Starts the next period. Its invoice stays a draft for about an hour; `payRenewal` pays it. */
  const renew = (id: string, end: Date) => {
    const subscription = get(subscriptions, id);
    saveInvoice(subscription, "draft");
    for (const item of subscription.items.data) item.current_period_end = Math.floor(end.getTime() / 1000);
    emit("customer.subscription.updated", subscription);
  };

  const payRenewal = (id: string) => payInvoice(get(subscriptions, id));

  const cancel = (id: string) => update(id, { status: "canceled" }, "deleted");

  /** The payment of a one-time checkout, or of a subscription's last invoice. */
  const intentOf = (sessionId: string) => {
    const { payment_intent, subscription } = get(sessions, sessionId);
    const invoice = subscription ? get(subscriptions, subscription).latest_invoice : null;
    return get(intents, payment_intent ?? invoiceIntents.get(invoice ?? "") ?? "");
  };

  return {
    livemode,
    prices,
    promotionCodes,
    promotionCode,
    webhookEndpoints,
    portalConfigurations,
    customers,
    sessions,
    items,
    subscriptions,
    invoices,
    intents,
    invoiceIntents,
    events,
    listeners,
    emit,
    price,
    paymentLinks,
    paymentLink,
    open,
    complete,
    arrive,
    expire,
    update,
    failPayment,
    recoverPayment,
    renew,
    payRenewal,
    cancel,
    ...createReturns({ intents, intentOf, emit }),
  };
};

export type Ledger = ReturnType<typeof createLedger>;
