// Stripe objects as the API returns them.
export type Price = {
  id: string;
  object: "price";
  active: boolean;
  unit_amount: number | null;
  currency: string;
  type: "one_time" | "recurring";
  recurring: { interval: "month" | "year" } | null;
};
export type Customer = { id: string; object: "customer"; email: string };
export type LineItem = {
  price: Price;
  quantity: number;
  amount_subtotal: number;
  amount_discount: number;
  amount_tax: number;
  amount_total: number;
  currency: string;
};
export type PromotionCode = {
  id: string;
  object: "promotion_code";
  code: string;
  active: boolean;
  /** Listed by Stripe but rejected at every checkout, e.g. a code for first purchases. */
  isRefused?: boolean;
  customer: null;
  promotion: { type: "coupon"; coupon: { id: string; object: "coupon"; percent_off: number; valid: boolean } };
};
export type Intent = { id: string; object: "payment_intent"; status: string; charge: Charge | null; metadata: Texts };
export type WebhookEndpoint = {
  id: string;
  object: "webhook_endpoint";
  url: string;
  status: "enabled" | "disabled";
  enabled_events: string[];
};
export type Charge = {
  id: string;
  object: "charge";
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  refunded: boolean;
  disputed: boolean;
};
export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: "pending" | "succeeded" | "failed";
  created: number;
};
export type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  is_charge_refundable: boolean;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  created: number;
};
export type Texts = Record<string, string>;

export type Session = {
  id: string;
  object: "checkout.session";
  livemode: boolean;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  url: string | null;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string } | null;
  metadata: Texts;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  discounts: { promotion_code: string; coupon: null }[];
  success_url: string;
  cancel_url: string;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  created: number;
};
export type PortalConfiguration = {
  id: string;
  object: "billing_portal.configuration";
  active: boolean;
  is_default: boolean;
  features: Record<"invoice_history" | "payment_method_update" | "subscription_cancel", { enabled: boolean }>;
};
export type Subscription = {
  id: string;
  object: "subscription";
  livemode: boolean;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  metadata: Texts;
  items: { object: "list"; data: { id: string; price: Price; quantity: number; current_period_end: number }[] };
  latest_invoice: string | null;
  created: number;
};
export type Invoice = {
  id: string;
  object: "invoice";
  livemode: boolean;
  status: "draft" | "open" | "paid";
  customer: string;
  currency: string;
  amount_due: number;
  amount_paid: number;
  attempted: boolean;
  attempt_count: number;
  /** Null for the invoice of a one-time payment. */
  parent: { type: "subscription_details"; subscription_details: { subscription: string } } | null;
  hosted_invoice_url: string;
  lines: { object: "list"; data: { period: { start: number; end: number } }[] };
  created: number;
};
export type StripeEvent = { id: string; type: string; raw: string };

export const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
export const seconds = () => Math.floor(Date.now() / 1000);
