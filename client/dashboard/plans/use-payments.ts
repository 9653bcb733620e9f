import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { isPaymentRedirect } from "../../app/payment-redirect.ts";
import { useAction } from "../../app/use-action.ts";
import { toast } from "../../ui/toast.tsx";

/** An action: a plan id to choose, the billing portal, or paying after the trial. */
type PaymentAction = number | "portal" | "reminder";

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
    choose: (plan: { id: number; label: string }) =>
      runPayment(plan.id, async () => {
        const result = await read(browserClient().plans.change.$post({ json: { planId: plan.id } }));
        if ("paymentUrl" in result) return redirectToPayment(result);
        const me = await read(browserClient().users.me.$get());
        await revalidate();
        const isNow = me.plan?.id === plan.id;
        toast(isNow ? `Your plan is now ${plan.label}.` : `${plan.label} starts when your paid period ends.`);
      }),
    openPortal: () =>
      runPayment("portal", async () => redirectToPayment(await read(browserClient().users["update-payment"].$get()))),
    complete: () =>
      runPayment("reminder", async () =>
        redirectToPayment(await read(browserClient().users["complete-payment"].$get())),
      ),
  };
};

export type Payments = ReturnType<typeof usePayments>;

const redirectToPayment = ({ paymentUrl }: { paymentUrl: string }) => {
  // Never redirect to a URL that is not a payment page, whatever its source.
  if (!isPaymentRedirect(paymentUrl)) throw new ApiError(502, {});
  location.assign(paymentUrl);
};
