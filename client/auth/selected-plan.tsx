import type { RouterContextProvider } from "react-router";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { ApiError, api, read } from "../app/api-client.ts";

/** Returns the plan named in the URL, or undefined if it is unknown, inactive or can't be bought. */
export const findSelectedPlan = async (context: Readonly<RouterContextProvider>, id: string | null) => {
  if (!id || !/^\d{1,9}$/.test(id)) return undefined;
  try {
    const plan = await read(context.get(api).plans[":id"].$get({ param: { id } }));
    return plan.active && plan.isForSale ? plan : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
};

export const SelectedPlan = ({ plan, trialDays }: { plan: Plan; trialDays: number }) => (
  <div className="mt-6 rounded-xl border border-accent bg-wash p-4">
    <p className="text-sm text-muted">Selected plan</p>
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <span>{plan.label}</span>
      <span>{formatPrice(plan)}</span>
    </p>
    <p className="mt-1 text-sm text-muted">
      After you sign up, pay for it or start with the free {trialDays}-day trial.
    </p>
  </div>
);
