import type { Coupon } from "#shared/payments.ts";
import { discountOf } from "../../widget/discount.ts";

const durations: Record<Coupon["duration"], string> = {
  once: "once",
  repeating: "for some months",
  forever: "forever",
};

/** The coupon's discount as shown in an offer. Rounded down, so that the offer never promises more than the coupon. */
export const couponTerms = ({ percentOff, amountOff, currency }: Coupon) => ({
  ...(percentOff !== undefined && { percentOff: Math.floor(percentOff) }),
  ...(amountOff !== undefined && { amountOff }),
  ...(currency !== undefined && { currency }),
});

/** Label of a coupon, like `Stay a while: 20% off, once`. */
export const couponText = (coupon: Coupon) => {
  const discount = discountOf(couponTerms(coupon), "en-US");
  const figure = discount ? `: ${discount} off, ${durations[coupon.duration]}` : "";
  return `${coupon.name ?? coupon.id}${figure}${coupon.valid ? "" : " (ran out)"}`;
};
