// The Stripe API calls on behalf of a connected account, which is a customer's own Stripe account.
import { newId, type Price } from "./objects.ts";
import { type Form, formOf, listOf, missing, ok, type Reply, refusal, runs, textOf, textsOf } from "./protocol.ts";

export type Coupon = Record<string, unknown> & { id: string };
export type Connected = { live: Coupon[]; test: Coupon[] };

type Call = { method: string; path: string; query: URLSearchParams; body: unknown };

/** A subscription in a connected account. */
export type ConnectedSubscription = {
  id: string;
  object: "subscription";
  status: string;
  currency: string;
  ended_at: number | null;
  discounts: string[];
  metadata: Record<string, string>;
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  items: { object: "list"; data: { id: string; quantity: number; price: Price }[] };
};

/** Answers calls on behalf of a connected account. */
export const answerAccount = (
  { method, path, query, body }: Call,
  { coupons, subscriptions }: { coupons: Coupon[]; subscriptions: ConnectedSubscription[] },
): Reply => {
  if (`${method} ${path}` === "GET /v1/coupons") return listCoupons({ coupons, query, path });
  const [, id] = path.match(/^\/v1\/subscriptions\/([\w]+)$/) ?? [];
  const subscription = subscriptions.find((one) => one.id === id);
  if (!subscription) return missing("subscription", id, "id");
  if (method !== "POST") return ok(subscription);
  if (!runs(subscription)) return refusal(400, "A canceled subscription can only update its cancellation_details.");
  const form = body instanceof URLSearchParams ? formOf(body) : {};
  const discounts = Object.values(typeof form.discounts === "object" ? form.discounts : {});
  const couponOf = (discount: Form[string]) => textOf({ discount }, "discount", "coupon");
  const unknown = discounts.map(couponOf).find((couponId) => couponId && !coupons.some((one) => one.id === couponId));
  if (unknown) return missing("coupon", unknown, "discounts[0][coupon]", 400);
  if (discounts.length)
    subscription.discounts = discounts.map((discount) => textOf({ discount }, "discount", "discount") ?? newId("di"));
  const behavior = textOf(form, "pause_collection", "behavior");
  const resumesAt = textOf(form, "pause_collection", "resumes_at");
  if (behavior) subscription.pause_collection = { behavior, resumes_at: resumesAt ? Number(resumesAt) : null };
  Object.assign(subscription.metadata, textsOf(form.metadata));
  return ok(subscription);
};

const listCoupons = ({ coupons, query, path }: Pick<Call, "query" | "path"> & { coupons: Coupon[] }): Reply => {
  const limit = Number(query.get("limit") ?? 10);
  if (limit > 100)
    return refusal(400, "This value must be less than or equal to 100.", "parameter_invalid_integer", "limit");
  const after = query.get("starting_after");
  const start = after ? coupons.findIndex(({ id }) => id === after) + 1 : 0;
  return listOf(coupons.slice(start, start + limit), path, start + limit < coupons.length);
};
