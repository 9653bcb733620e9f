import { formatAmount } from "../money.ts";
import type { Plan } from "./plans.ts";

const periods: Record<Plan["type"], string> = { onetime: "once", monthly: "a month", annually: "a year" };

/** Formats a plan's price: `$690 a month`. */
export const formatPrice = ({ devise, price, type }: Pick<Plan, "devise" | "price" | "type">) =>
  price === 0 ? "Free" : `${formatAmount(devise, price)} ${periods[type]}`;
