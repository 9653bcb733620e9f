import type { PublicOffer } from "#shared/offers.ts";

/** What a discount takes off, as people write it in this language; undefined where it says no figure. */
export const discountOf = (
  { percentOff, amountOff, currency }: Pick<PublicOffer, "percentOff" | "amountOff" | "currency">,
  language?: string,
) => {
  const write = (amount: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, style).format(amount);
  if (percentOff) return write(percentOff / 100, { style: "percent" });
  return amountOff && currency ? write(amountOff, { style: "currency", currency }) : undefined;
};
