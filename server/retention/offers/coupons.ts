// The terms of a discount, read from the coupon in the Stripe account connected to the project for that mode.
import type { offers, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { problemAt } from "#shared/problem.ts";
import type { OfferInput } from "#shared/retention/offers.ts";
import { listCoupons } from "../../billing/payments/connected-accounts.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMinorUnits } from "../../integrations/stripe/stripe-amounts.ts";

type Offer = typeof offers.$inferSelect;
type Project = Pick<typeof projects.$inferSelect, "userId" | "stripeAccountId" | "testStripeAccountId">;
type CouponRequest = Pick<OfferInput, "mode" | "couponId" | "active">;

export const noCoupon = { couponId: null, percentOff: null, amountOff: null, currency: null };

/**
 * Returns the coupon's terms as stored with the offer. Throws Problem `invalid` if the account has no such valid
 * coupon.
 */
export const getCouponTerms = async (
  dependencies: Dependencies,
  project: Project,
  request: CouponRequest,
  existing: Offer | undefined,
) => {
  // Disabling an offer must work even if its coupon is gone or Stripe is down.
  if (existing && !request.active && existing.couponId === request.couponId) return couponTerms(existing);
  const account = request.mode === "live" ? project.stripeAccountId : project.testStripeAccountId;
  if (!account) throw invalidCoupon(`Connect the ${request.mode} Stripe account of this project first.`);
  const coupon = (await couponsOf(dependencies, project, request.mode, account)).find(
    ({ id }) => id === request.couponId,
  );
  if (!coupon) throw invalidCoupon(`The connected ${request.mode} account has no such coupon.`);
  if (!coupon.valid) throw invalidCoupon("This coupon is no longer valid.");
  const { id, percentOff, amountOff, currency } = coupon;
  return {
    couponId: id,
    // Rounds down to whole percents, so that the offer never promises more than the coupon gives.
    percentOff: percentOff === undefined ? null : Math.floor(percentOff),
    amountOff: amountOff === undefined || !currency ? null : toMinorUnits(amountOff, currency),
    currency: currency ?? null,
  };
};

const couponTerms = ({ couponId, percentOff, amountOff, currency }: Offer) => ({
  couponId,
  percentOff,
  amountOff,
  currency,
});

const couponsOf = async (dependencies: Dependencies, { userId }: Project, mode: Mode, account: string) => {
  const accounts = { live: undefined, test: undefined, [mode]: account };
  return (await listCoupons(dependencies, { id: userId }, accounts))[mode];
};

const invalidCoupon = (message: string) => problemAt("couponId", message);
