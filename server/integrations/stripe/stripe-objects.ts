// Maps Stripe's objects to the fields we use. https://docs.stripe.com/api
import type Stripe from "stripe";
import { type Coupon, type InvoiceStatus, invoiceStatuses, type SubscriptionStatus } from "#shared/billing/payments.ts";
import { toMajorUnits } from "./stripe-amounts.ts";

/** An amount in the currency's smallest unit. */
export type Money = { amount: number; currency: string };

/** An invoice that Stripe has tried to collect. */
export type ExternalInvoice = Money & {
  id: string;
  status: InvoiceStatus;
  paymentIntentId: string | undefined;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
};

/** The current state of a subscription. */
export type ExternalSubscription = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  itemId: string | undefined;
  priceId: string | undefined;
  /** The price before discounts; undefined if the amount is not fixed. */
  price: Money | undefined;
  /** The customer's email in lower case. */
  email: string | undefined;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /**
   * Whether the last invoice is paid. At a renewal, Stripe starts the next period as `active` about an hour before it
   * charges for it.
   */
  isPaid: boolean;
  /** The page of the last invoice. */
  invoiceUrl: string | undefined;
  /** The last invoice, if Stripe has tried to collect it. */
  invoice: ExternalInvoice | undefined;
  /** The user who started the checkout. */
  userId: string | undefined;
};

/** The current state of a checkout and its single line item. */
export type CheckoutSession = {
  id: string;
  state: "open" | "paid" | "pending" | "failed";
  userId: string | undefined;
  email: string | undefined;
  customerId: string | undefined;
  subscriptionId: string | undefined;
  paymentIntentId: string | undefined;
  /** Whether a part of it was refunded. */
  hasRefunds: boolean;
  /** The total after discounts. */
  total: Money | undefined;
  /** `amounts`: the amount charged before discounts, and the list price if it is fixed. */
  purchase: { priceId: string; amounts: Money[] } | undefined;
  /** The page of its invoice. A subscription has its own. */
  invoiceUrl: string | undefined;
  /** The running subscription that the buyer replaces with this purchase. */
  endsSubscriptionId: string | undefined;
};

/** The metadata field of a checkout with the subscription that ends once it is paid. */
export const endsSubscriptionField = "endsSubscription";

export const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : (value?.id ?? undefined);

const expanded = <Expanded>(value: string | Expanded | null | undefined) =>
  typeof value === "string" ? undefined : (value ?? undefined);

export const timeOf = (seconds: number) => new Date(seconds * 1000);
export const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

/** Expects `line_items`, `invoice` and `payment_intent.latest_charge` to be expanded. */
export const toCheckoutSession = (session: Stripe.Checkout.Session): CheckoutSession => {
  const intent = expanded(session.payment_intent);
  const [item, ...others] = session.line_items?.data ?? [];
  const price = item?.price;
  return {
    id: session.id,
    state: checkoutState(session, intent),
    userId: session.client_reference_id ?? undefined,
    email: session.customer_details?.email?.toLowerCase() ?? undefined,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    paymentIntentId: idOf(session.payment_intent),
    hasRefunds: (expanded(intent?.latest_charge)?.amount_refunded ?? 0) > 0,
    total:
      session.amount_total != null && session.currency
        ? { amount: session.amount_total, currency: session.currency }
        : undefined,
    purchase:
      item && price && !others.length
        ? {
            priceId: price.id,
            amounts: [
              { amount: item.amount_subtotal, currency: item.currency },
              ...(price.unit_amount === null ? [] : [{ amount: price.unit_amount, currency: price.currency }]),
            ],
          }
        : undefined,
    invoiceUrl: expanded(session.invoice)?.hosted_invoice_url ?? undefined,
    endsSubscriptionId: session.metadata?.[endsSubscriptionField],
  };
};

const checkoutState = (
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): CheckoutSession["state"] => {
  if (status === "expired") return "failed";
  if (status !== "complete") return "open";
  if (payment_status !== "unpaid") return "paid";
  // A delayed payment method (such as a bank debit) that failed.
  return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "pending";
};

/** Expects `customer` and `latest_invoice.payments` to be expanded. */
export const toExternalSubscription = (subscription: Stripe.Subscription): ExternalSubscription => {
  const [item] = subscription.items.data;
  const { unit_amount = null, currency = "" } = item?.price ?? {};
  const end = item?.current_period_end;
  const customer = expanded(subscription.customer);
  const invoice = expanded(subscription.latest_invoice);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    status: subscription.status as SubscriptionStatus,
    itemId: item?.id,
    priceId: item?.price.id,
    price: unit_amount === null ? undefined : { amount: unit_amount * (item?.quantity ?? 1), currency },
    currentPeriodEnd: end ? new Date(end * 1000) : null,
    email: (customer && !customer.deleted && customer.email?.toLowerCase()) || undefined,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at != null,
    isPaid: invoice === undefined || invoice.status === "paid",
    invoiceUrl: invoice?.hosted_invoice_url ?? undefined,
    invoice: invoice && toExternalInvoice(invoice),
    userId: subscription.metadata?.userId,
  };
};

/** Expects `payments` to be expanded. Returns undefined for an invoice that Stripe has not tried to collect. */
export const toExternalInvoice = (invoice: Stripe.Invoice): ExternalInvoice | undefined => {
  const { id, currency, attempted, amount_paid, amount_due, payments, lines, created } = invoice;
  const status = oneOf(invoiceStatuses, invoice.status);
  if (!status || (status === "open" && !attempted)) return undefined;
  // The line that lasts longest: after a plan change, others are about the time before it.
  const [line] = lines.data.toSorted((one, other) => other.period.end - one.period.end);
  const paid = payments?.data.find((payment) => payment.status === "paid") ?? payments?.data[0];
  return {
    id,
    status,
    paymentIntentId: idOf(paid?.payment.payment_intent),
    amount: status === "paid" ? amount_paid : amount_due,
    currency,
    periodStart: timeOf(line?.period.start ?? created),
    periodEnd: timeOf(line?.period.end ?? created),
    createdAt: timeOf(created),
  };
};

export const toCoupon = ({ id, name, percent_off, amount_off, currency, duration, valid }: Stripe.Coupon): Coupon => ({
  id,
  name: name ?? null,
  ...(percent_off != null && { percentOff: percent_off }),
  ...(amount_off != null &&
    currency && { amountOff: toMajorUnits(amount_off, currency), currency: currency.toUpperCase() }),
  duration: duration as Coupon["duration"],
  valid,
});

export const priceOf = ({ id, active, unit_amount, currency, recurring }: Stripe.Price) => ({
  id,
  isActive: active,
  /** Null if the amount is not fixed. */
  amount: unit_amount,
  currency,
  interval: recurring && { unit: recurring.interval, count: recurring.interval_count ?? 1 },
});

export type StripePrice = ReturnType<typeof priceOf>;

export const promotionOf = ({ id, promotion }: Stripe.PromotionCode) => {
  const coupon = expanded(promotion.coupon);
  return { id, percentOff: coupon?.percent_off ?? null, amountOff: coupon?.amount_off ?? null };
};
export type Promotion = ReturnType<typeof promotionOf>;

/** A subscription in a connected account. */
export type ConnectedSubscription = {
  id: string;
  isEnded: boolean;
  endedAt: Date | null;
  discountIds: string[];
  /** Our mark of the change that was made last. */
  appliedBy: string | undefined;
  resumesAt: Date | null;
  /** What it brings in per month before discounts; undefined if a price isn't fixed. */
  monthly: Money | undefined;
  /** How many of its invoices a month has. */
  invoicesPerMonth: number;
};

/** The metadata field in which we mark our changes. */
export const appliedByField = "linkstead_feedback";

const monthsOf: Record<string, number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

export const toConnectedSubscription = (subscription: Stripe.Subscription): ConnectedSubscription => {
  const { id, status, ended_at, discounts, metadata, pause_collection, items, currency } = subscription;
  const prices = items.data.map(({ price, quantity = 1 }) => {
    const { interval = "", interval_count = 1 } = price.recurring ?? {};
    const months = (monthsOf[interval] ?? 0) * interval_count;
    return {
      months,
      amount: price.unit_amount === null || !months ? undefined : (price.unit_amount * quantity) / months,
    };
  });
  const amounts = prices.map(({ amount }) => amount);
  return {
    id,
    isEnded: status === "canceled" || status === "incomplete_expired",
    endedAt: ended_at ? new Date(ended_at * 1000) : null,
    discountIds: (discounts ?? []).flatMap((discount) => idOf(discount) ?? []),
    appliedBy: metadata?.[appliedByField],
    resumesAt: pause_collection?.resumes_at ? new Date(pause_collection.resumes_at * 1000) : null,
    monthly: amounts.includes(undefined)
      ? undefined
      : { amount: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0), currency },
    invoicesPerMonth: 1 / (prices[0]?.months || 1),
  };
};

type Reference = string | { id: string } | null;

/** The invoice fields of an event: customer, payment attempt and subscription. */
export const toInvoice = (invoice: Stripe.Invoice) => ({
  id: invoice.id,
  attempt: invoice.attempt_count,
  customerId: idOf(invoice.customer),
  // Events use the API version of the account. Older versions have the subscription on the invoice itself.
  subscriptionId: idOf(
    invoice.parent?.subscription_details?.subscription ?? (invoice as { subscription?: Reference }).subscription,
  ),
});
