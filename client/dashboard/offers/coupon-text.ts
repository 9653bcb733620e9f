import type { Coupon } from "#shared/payments.ts";
import { discountOf } from "../../widget/discount.ts";

const durations: Record<Coupon["duration"], string> = {
  once: "once",
  repeating: "for some months",
  forever: "forever",
};

/** What a coupon takes off as an offer says it: whole percents, never more than the coupon gives. */
export const couponTerms = ({ percentOff, amountOff, currency }: Coupon) => ({
  ...(percentOff !== undefined && { percentOff: Math.floor(percentOff) }),
  ...(amountOff !== undefined && { amountOff }),
  ...(currency !== undefined && { currency }),
});

/** A coupon as a line to choose: `Stay a while: 20% off, once`. */
export const couponText = (coupon: Coupon) => {
  const discount = discountOf(couponTerms(coupon), "en-US");
  const figure = discount ? `: ${discount} off, ${durations[coupon.duration]}` : "";
  return `${coupon.name ?? coupon.id}${figure}${coupon.valid ? "" : " (ran out)"}`;
};
