// Converts Stripe amounts, which are in the currency's smallest unit. https://docs.stripe.com/currencies#zero-decimal
import { currencyCode, formatMoney } from "#shared/money.ts";

/** Currencies whose decimals differ between Stripe and ISO 4217. */
const ownDecimals: Record<string, number> = { isk: 2, ugx: 2, mga: 0 };

const decimalsOf = (currency: string) =>
  ownDecimals[currency.toLowerCase()] ??
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
  2;

/** 1250 in "usd" is 12.5, in "jpy" 1250. */
export const toMajorUnits = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency);
export const toMinorUnits = (main: number, currency: string) => Math.round(main * 10 ** decimalsOf(currency));

/** 29900 in "usd" is "$299.00". */
export const moneyText = (minor: number, currency: string) =>
  formatMoney({ amount: toMajorUnits(minor, currency), currency });

/** Stripe's code of a plan's currency, or undefined for an unknown symbol, which matches any currency. */
export const currencyOf = (devise: string) => currencyCode(devise)?.toLowerCase();
