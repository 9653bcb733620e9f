import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import { notSetUp, type Self } from "./checkout.ts";
import { findPlanOfPrice } from "./settle.ts";

/** How a checkout of the caller's ended, asked of the payment service; the address of a page is no proof. */
export const confirmCheckout = async ({ db, payments }: Parts, self: Self, id: string) => {
  if (!payments) throw notSetUp();
  const checkout = await payments.findCheckout(id);
  if (checkout?.userId !== self.id) throw new Problem("not-found", "There is no such payment of yours.");
  const plan = await findPlanOfPrice(db, checkout.bought?.priceId);
  return {
    status: checkout.state === "open" ? ("pending" as const) : checkout.state,
    ...(plan && { planId: plan.id }),
  };
};
