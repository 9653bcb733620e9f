import { useState } from "react";
import { useRevalidator } from "react-router";
import type { PlanChange } from "#shared/billing/payments.ts";
import { link } from "#shared/routes.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { isPaymentRedirect, isPlanChoice } from "./payment-redirect.ts";

/** An action: a plan id to choose, a page of the billing portal, paying after the trial, or ending a subscription. */
type PaymentAction = number | "invoices" | "payment-method" | "reminder" | "cancel" | "resume";

/** Payment actions. `isUnavailable`: this site takes no payments itself. `pending`: the running action. */
export const usePayments = () => {
  const { isPending, error, run } = useAction();
  const [isUnavailable, setUnavailable] = useState(false);
  const [pendingAction, setPendingAction] = useState<PaymentAction>();
  const { revalidate } = useRevalidator();

  const runPayment = (action: PaymentAction, call: () => Promise<unknown>) => {
    setPendingAction(action);
    return run(() =>
      call().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === "unavailable")) throw error;
        setUnavailable(true);
      }),
    );
  };

  return {
    isUnavailable,
    error,
    pending: isPending ? pendingAction : undefined,
    choose: (plan: { id: number; label: string }, options: Partial<Pick<PlanChange, "running" | "again">> = {}) =>
      runPayment(plan.id, async () => {
        const json = { planId: plan.id, ...options };
        const result = await read(browserClient().plans.change.$post({ json }));
        if ("paymentUrl" in result) return redirectToPayment(result);
        const me = await read(browserClient().users.me.$get());
        await revalidate();
        const isNow = me.plan?.id === plan.id;
        toast(isNow ? `Your plan is now ${plan.label}.` : `${plan.label} starts when your paid period ends.`);
      }),
    openPortal: (page: "invoices" | "payment-method") =>
      runPayment(page, async () => {
        const query = page === "invoices" ? {} : { page };
        redirectToPayment(await read(browserClient().users["update-payment"].$get({ query })));
      }),
    cancel: (id: string, endsOn: string) =>
      runPayment("cancel", async () => {
        await read(browserClient().subscriptions[":id"].cancel.$post({ param: { id } }));
        await revalidate();
        toast(`Your plan ends on ${endsOn}.`);
      }),
    resume: (id: string) =>
      runPayment("resume", async () => {
        await read(browserClient().subscriptions[":id"].resume.$post({ param: { id } }));
        await revalidate();
        toast("Your plan continues.");
      }),
    complete: () =>
      runPayment("reminder", async () =>
        redirectToPayment(await read(browserClient().users["complete-payment"].$get())),
      ),
  };
};

export type Payments = ReturnType<typeof usePayments>;

const redirectToPayment = ({ paymentUrl }: { paymentUrl: string }) => {
  if (isPlanChoice(paymentUrl)) return location.assign(link("plan"));
  // Never redirect to a URL that is not a payment page, whatever its source.
  if (!isPaymentRedirect(paymentUrl)) throw new ApiError(502, {});
  location.assign(paymentUrl);
};
