import type { PublicOffer } from "#shared/retention/offers.ts";

/** Formats the discount in this language; undefined if the offer has no figure. */
export const discountOf = (
  { percentOff, amountOff, currency }: Pick<PublicOffer, "percentOff" | "amountOff" | "currency">,
  language?: string,
) => {
  const write = (amount: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, style).format(amount);
  if (percentOff) return write(percentOff / 100, { style: "percent" });
  return amountOff && currency ? write(amountOff, { style: "currency", currency }) : undefined;
};
