// Amounts as Stripe counts them: in the currency's smallest unit. https://docs.stripe.com/currencies#zero-decimal

/** Where Stripe counts otherwise than ISO 4217. */
const ownDecimals: Record<string, number> = { isk: 2, ugx: 2, mga: 0 };

const decimalsOf = (currency: string) =>
  ownDecimals[currency.toLowerCase()] ??
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
  2;

/** 1250 of "usd" are 12.5, of "jpy" 1250. */
export const toMajorUnits = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency);
export const toMinorUnits = (main: number, currency: string) => Math.round(main * 10 ** decimalsOf(currency));

/** 29900 of "usd" are "$299.00". */
export const moneyText = (minor: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(toMajorUnits(minor, currency));
