import type { Plan } from "#shared/plans.ts";

const periods: Record<Plan["type"], string> = { onetime: "once", monthly: "a month", annually: "a year" };

// Created once: creating a formatter is slow.
const whole = new Intl.NumberFormat("en-US");
const withCents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

export const amountOf = (devise: string, amount: number) =>
  devise + (Number.isInteger(amount) ? whole : withCents).format(amount);

/** Formats a plan's price: `$690 a month`. */
export const priceOf = ({ devise, price, type }: Pick<Plan, "devise" | "price" | "type">) =>
  price === 0 ? "Free" : `${amountOf(devise, price)} ${periods[type]}`;
