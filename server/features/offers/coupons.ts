// What a discount offers: the figures of a coupon in the account that the project has connected for that mode.
import type { offers, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import type { OfferInput } from "#shared/offers.ts";
import type { Parts } from "../../dependencies.ts";
import { minorUnits } from "../../integrations/stripe-amounts.ts";
import { Problem } from "../../problem.ts";
import { listCoupons } from "../payments/connected-accounts.ts";

type Offer = typeof offers.$inferSelect;
type Project = Pick<typeof projects.$inferSelect, "userId" | "stripeAccountId" | "testStripeAccountId">;
type Wanted = Pick<OfferInput, "mode" | "couponId" | "active">;

export const noCoupon = { couponId: null, percentOff: null, amountOff: null, currency: null };

/** The coupon's figures as they are kept; Problem `invalid` where the account has no such coupon to give. */
export const couponFigures = async (parts: Parts, project: Project, wanted: Wanted, known: Offer | undefined) => {
  // An offer can be switched off although its coupon is gone or the payment service does not answer.
  if (known && !wanted.active && known.couponId === wanted.couponId) return figuresOf(known);
  const account = wanted.mode === "live" ? project.stripeAccountId : project.testStripeAccountId;
  if (!account) throw refused(`Connect the ${wanted.mode} Stripe account of this project first.`);
  const coupon = (await couponsOf(parts, project, wanted.mode, account)).find(({ id }) => id === wanted.couponId);
  if (!coupon) throw refused(`The connected ${wanted.mode} account has no such coupon.`);
  if (!coupon.valid) throw refused("This coupon cannot be used any more.");
  const { id, percentOff, amountOff, currency } = coupon;
  return {
    couponId: id,
    // Whole percents are kept; never more is promised than the coupon gives.
    percentOff: percentOff === undefined ? null : Math.floor(percentOff),
    amountOff: amountOff === undefined || !currency ? null : minorUnits(amountOff, currency),
    currency: currency ?? null,
  };
};

const figuresOf = ({ couponId, percentOff, amountOff, currency }: Offer) => ({
  ...{ couponId, percentOff, amountOff, currency },
});

const couponsOf = async (parts: Parts, { userId }: Project, mode: Mode, account: string) => {
  const accounts = { live: undefined, test: undefined, [mode]: account };
  return (await listCoupons(parts, { id: userId }, accounts))[mode];
};

const refused = (message: string) => new Problem("invalid", message, { issues: [{ path: "couponId", message }] });
