import { expect, test } from "vitest";
import type { Coupon } from "#shared/payments.ts";
import { couponTerms, couponText } from "./coupon-text.ts";

const plain: Coupon = { id: "stay", name: null, duration: "once", valid: true };

test.each<[Partial<Coupon>, string]>([
  [{ percentOff: 20 }, "stay: 20% off, once"],
  [{ percentOff: 12.5, name: "Stay", duration: "forever" }, "Stay: 12% off, forever"],
  [{ amountOff: 10.5, currency: "USD", duration: "repeating" }, "stay: $10.50 off, for some months"],
  [{ amountOff: 500, currency: "JPY", valid: false }, "stay: ¥500 off, once (ran out)"],
  [{}, "stay"],
])("the coupon %j reads %j", (values, text) => {
  expect(couponText({ ...plain, ...values })).toBe(text);
});

test("an offer never promises more than its coupon gives", () => {
  expect(couponTerms({ ...plain, percentOff: 33.9 })).toEqual({ percentOff: 33 });
});
