import { expect, test } from "vitest";
import type { Coupon } from "#shared/billing/payments.ts";
import { type Offer, offerInput, offerTypes } from "#shared/retention/offers.ts";
import {
  couponLabel,
  discountOfCoupon,
  newFields,
  newOfferLink,
  newOfferParams,
  offerToInput,
  toFields,
  toInput,
  typeLabels,
  withType,
} from "./offer-fields.ts";

const scope = { id: undefined, projectId: crypto.randomUUID(), mode: "test" as const };
const offer: Offer = {
  id: crypto.randomUUID(),
  projectId: scope.projectId,
  mode: "test",
  type: "discount",
  title: "Stay",
  message: "",
  acceptLabel: "Yes",
  declineLabel: "No",
  couponId: "stay",
  percentOff: 20,
  reasons: ["Too expensive"],
  active: false,
  createdAt: "2026-11-20T09:00:00.000Z",
};

test("keeps an offer unchanged through the form", () => {
  const { percentOff: _, createdAt: __, ...stored } = offer;
  expect(offerToInput(offer)).toEqual({ ...stored, url: null, pauseMonths: null });
});

test.each(offerTypes)("starts a new offer of type %s with valid values, except for coupon and URL", (type) => {
  const missing = { discount: { couponId: "stay" }, redirect: { url: "https://parcelo.example" } };
  const values = type === "discount" || type === "redirect" ? missing[type] : {};
  expect(offerInput.safeParse(toInput({ ...newFields(type), ...values }, scope)).error).toBeUndefined();
});

test("replaces default texts when the type changes, but no edited ones", () => {
  const fields = { ...newFields("pause"), title: "Mine", reasons: ["Too expensive"] };
  const { defaults } = typeLabels.contact;
  expect(withType(fields, "contact")).toEqual({ ...fields, ...defaults, title: "Mine", type: "contact" });
  expect(withType(withType(fields, "contact"), "pause")).toEqual(fields);
});

test("sends a coupon only for a discount, and a URL without spaces around it", () => {
  const fields = { ...toFields(offer), url: " https://parcelo.example " };
  expect(toInput(fields, scope)).toMatchObject({ couponId: "stay", url: "https://parcelo.example" });
  expect(toInput(withType(fields, "pause"), scope)).toMatchObject({ couponId: null });
});

test.each([
  ["?type=contact", "contact"],
  ["?type=bribe", "pause"],
  ["", "pause"],
])("reads the offer type from the URL %j", (query, type) => {
  expect(newOfferParams.parse(`https://linkstead.example/dashboard/offers/new${query}`).type).toBe(type);
});

test("links to a new offer with its initial values", () => {
  const url = new URL(newOfferLink(scope, { type: "contact", reason: "Too hard" }), "https://linkstead.example");
  expect(newOfferParams.parse(url.href)).toEqual({ type: "contact", reason: "Too hard" });
  expect(url.searchParams.get("mode")).toBe("test");
});

const coupon: Coupon = { id: "stay", name: null, duration: "once", valid: true };

test.each<[Partial<Coupon>, string]>([
  [{ percentOff: 20 }, "stay: 20% off, once"],
  [{ percentOff: 12.5, name: "Stay", duration: "forever" }, "Stay: 12% off, forever"],
  [{ amountOff: 10.5, currency: "USD", duration: "repeating" }, "stay: $10.50 off, for several months"],
  [{ amountOff: 500, currency: "JPY", valid: false }, "stay: ¥500 off, once (expired)"],
  [{}, "stay"],
])("labels the coupon %j as %j", (values, label) => {
  expect(couponLabel({ ...coupon, ...values })).toBe(label);
});

test("rounds a coupon's discount down", () => {
  expect(discountOfCoupon({ ...coupon, percentOff: 33.9 })).toEqual({ percentOff: 33 });
});
