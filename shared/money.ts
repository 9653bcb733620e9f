// Amounts of money as text. Amounts are in the currency's main unit.
type Money = { amount: number; currency: string };

/** Symbols that owners enter for a plan. Others stand for any currency. */
const codes: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP" };

const known = new Set(Intl.supportedValuesOf("currency"));

/** The ISO 4217 code of a plan's currency, given as a symbol or a code, or undefined if it is not known. */
export const currencyCode = (devise: string) => {
  const code = codes[devise] ?? devise.toUpperCase();
  return known.has(code) ? code : undefined;
};

type Style = Pick<Intl.NumberFormatOptions, "trailingZeroDisplay">;

// No comma in the prices of plans: `$1269`, `$12,690`.
const useGrouping = "min2";

// Creating one is slow.
const formatters = new Map<string, Intl.NumberFormat>();
const formatterOf = (currency: string, { trailingZeroDisplay = "auto" }: Style) => {
  const key = `${currency} ${trailingZeroDisplay}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay, useGrouping });
  formatters.set(key, formatter);
  return formatter;
};

const plain = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
  useGrouping,
});

/** A payment's amount: `$30.00`, `¥500`. */
export const formatMoney = ({ amount, currency }: Money) => formatterOf(currency.toUpperCase(), {}).format(amount);

/** A plan's price: `$690`, `$862.50`, `€299` for both € and EUR. An unknown symbol stands before the number. */
export const formatAmount = (devise: string, amount: number) => {
  const currency = currencyCode(devise);
  return currency
    ? formatterOf(currency, { trailingZeroDisplay: "stripIfInteger" }).format(amount)
    : devise + plain.format(amount);
};
