import { expect, test } from "vitest";
import { offerInput, offerTypes } from "#shared/offers.ts";
import { fieldsOfOffer, inputOf, inputOfOffer, newFields, withType } from "./offer-fields.ts";
import { parseType, typeLabels } from "./offer-labels.ts";
import type { Offer } from "./offers-api.ts";

const place = { id: undefined, projectId: crypto.randomUUID(), mode: "test" as const };
const offer: Offer = {
  id: crypto.randomUUID(),
  projectId: place.projectId,
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

test("an offer goes through the form unchanged", () => {
  const { percentOff: _, createdAt: __, ...stored } = offer;
  expect(inputOf(offer)).toEqual({ ...stored, url: null });
});

test.each(offerTypes)(
  "what a new offer of the type %s begins with is taken, but for the coupon and the address",
  (type) => {
    const missing = { discount: { couponId: "stay" }, redirect: { url: "https://parcelo.example" } };
    const more = type === "discount" || type === "redirect" ? missing[type] : {};
    expect(offerInput.safeParse(inputOfOffer({ ...newFields(type), ...more }, place)).error).toBeUndefined();
  },
);

test("another type brings its own words, and leaves alone what was written", () => {
  const begun = { ...newFields("pause"), title: "Mine", reasons: ["Too expensive"] };
  const { starter } = typeLabels.contact;
  expect(withType(begun, "contact")).toEqual({ ...begun, ...starter, title: "Mine", type: "contact" });
  expect(withType(withType(begun, "contact"), "pause")).toEqual(begun);
});

test("a coupon is sent for a discount alone, an address without the spaces around it", () => {
  const fields = { ...fieldsOfOffer(offer), url: " https://parcelo.example " };
  expect(inputOfOffer(fields, place)).toMatchObject({ couponId: "stay", url: "https://parcelo.example" });
  expect(inputOfOffer(withType(fields, "pause"), place)).toMatchObject({ couponId: null });
});

test.each([
  ["?type=contact", "contact"],
  ["?type=bribe", "pause"],
  ["", "pause"],
])("the address %j begins with the type %s", (query, type) => {
  expect(parseType(`https://linkstead.example/dashboard/offers/new${query}`)).toBe(type);
});
