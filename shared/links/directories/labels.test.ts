import { expect, test } from "vitest";
import { factText } from "./fact-text.ts";
import { accountText, authorityText, factLabel, formFieldLabel, linkText, priceText, reviewText } from "./labels.ts";

test.each([
  [{ pricing: "free", pricingKnown: true, feeFrom: "0" }, "Free"],
  [{ pricing: "freemium", pricingKnown: true, feeFrom: "0" }, "Free and paid"],
  [{ pricing: "paid", pricingKnown: true, feeFrom: "USD 19" }, "Paid, from USD 19"],
  [{ pricing: "paid", pricingKnown: false, feeFrom: null }, "Paid (assumed)"],
] as const)("the price of %j is “%s”", (price, text) => {
  expect(priceText(price)).toBe(text);
});

test.each([
  [{ linkKind: "dofollow", linkCondition: "badge" }, "Dofollow, badge required"],
  [{ linkKind: "nofollow", linkCondition: "none" }, "Nofollow"],
  [{ linkKind: null, linkCondition: "reciprocal" }, "Link back required"],
  [{ linkKind: null, linkCondition: "none" }, undefined],
] as const)("the link of %j is “%s”", (value, text) => {
  expect(linkText(value)).toBe(text);
});

test.each([
  [null, null, undefined],
  [0, 0, "At once"],
  [0, 1, "Up to 1 day"],
  [null, 14, "Up to 14 days"],
  [2, 2, "2 days"],
  [90, 120, "90–120 days"],
  [180, null, "180 days or more"],
  [0, null, "At once or later"],
])("a review of %s to %s days reads %s", (reviewDaysMin, reviewDaysMax, text) => {
  expect(reviewText({ reviewDaysMin, reviewDaysMax })).toBe(text);
});

test("the authority is the domain rating, else the referring subnets", () => {
  expect(authorityText({ dr: 72, referringSubnets: 4752 })).toBe("DR 72");
  expect(authorityText({ dr: null, referringSubnets: 4752 })).toBe("4,752 subnets");
  expect(authorityText({ dr: null, referringSubnets: null })).toBeUndefined();
});

test("an account is named with the ways to sign in", () => {
  expect(accountText({ accountRequired: true, signInWith: ["password", "Google"] })).toBe(
    "Needed: sign in with a password or Google",
  );
  expect(accountText({ accountRequired: false, signInWith: [] })).toBe("Not needed");
  expect(accountText({ accountRequired: null, signInWith: ["Google"] })).toBe("Sign in with Google");
  expect(accountText({ accountRequired: null, signInWith: [] })).toBe("");
});

test("fields without a label of their own are written as words", () => {
  expect(factLabel("referringSubnets")).toBe("Referring subnets");
  expect(factLabel("dr")).toBe("Domain rating (DR)");
  expect(formFieldLabel("makerName")).toBe("Maker name");
  expect(formFieldLabel("long")).toBe("Long description");
});

test("values of facts are written as words", () => {
  expect(factText("pricing", "freemium")).toBe("Free and paid");
  expect(factText("accountRequired", "yes")).toBe("Needed");
  expect(factText("niches", "saas|startups")).toBe("SaaS, Startups");
  expect(factText("rules", "One free launch.|No agencies.")).toBe("One free launch. No agencies.");
  expect(factText("dr", "75")).toBe("75");
});
