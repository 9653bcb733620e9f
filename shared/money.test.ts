import { expect, test } from "vitest";
import { currencyCode, formatAmount, formatMoney } from "./money.ts";

test.each([
  ["$", 299, "$299"],
  ["$", 862.5, "$862.50"],
  ["€", 1269, "€1269"],
  ["$", 12690, "$12,690"],
  ["EUR", 299, "€299"],
  ["eur", 373.75, "€373.75"],
  ["£", 5, "£5"],
  ["CHF", 299, "CHF\u00a0299"],
  ["JPY", 500, "¥500"],
  ["kr", 299.5, "kr299.50"],
])("a price of %s %d is %s", (devise, amount, text) => {
  expect(formatAmount(devise, amount)).toBe(text);
});

test("a payment shows its cents, a symbol has a code", () => {
  expect([formatMoney({ amount: 30, currency: "usd" }), formatMoney({ amount: 500, currency: "JPY" })]).toEqual([
    "$30.00",
    "¥500",
  ]);
  expect(["$", "EUR", "kr", "ABC"].map(currencyCode)).toEqual(["USD", "EUR", undefined, undefined]);
});
