import type { Plan } from "#shared/plans.ts";

const periods: Record<Plan["type"], string> = { onetime: "once", monthly: "a month", annually: "a year" };

export const amountOf = (devise: string, amount: number) =>
  devise + amount.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });

/** A plan's price in words: `$690 a month`. */
export const priceOf = ({ devise, price, type }: Pick<Plan, "devise" | "price" | "type">) =>
  price === 0 ? "Free" : `${amountOf(devise, price)} ${periods[type]}`;
