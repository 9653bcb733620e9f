import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { isPaymentRedirect } from "../../app/payment-redirect.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";

/** What was asked for: a plan by its id, the billing portal, or paying after the trial. */
type PaymentRequest = number | "portal" | "reminder";

/** What can be done about paying. `isOff`: this site takes no payments itself; `pending` is what was pressed last. */
export const usePayments = () => {
  const { isBusy, failure, run } = useCall();
  const [isOff, setOff] = useState(false);
  const [pendingAction, setPendingAction] = useState<PaymentRequest>();
  const { revalidate } = useRevalidator();

  const attempt = (next: PaymentRequest, call: () => Promise<unknown>) => {
    setPendingAction(next);
    return run(() =>
      call().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        setOff(true);
      }),
    );
  };

  return {
    isOff,
    failure,
    pending: isBusy ? pendingAction : undefined,
    choose: (plan: { id: number; label: string }) =>
      attempt(plan.id, async () => {
        const answer = await read(browserClient().plans.change.$post({ json: { planId: plan.id } }));
        if ("paymentUrl" in answer) return goToPay(answer);
        const me = await read(browserClient().users.me.$get());
        await revalidate();
        const isNow = me.plan?.id === plan.id;
        toast(isNow ? `Your plan is now ${plan.label}.` : `${plan.label} follows when what is paid for has ended.`);
      }),
    openPortal: () =>
      attempt("portal", async () => goToPay(await read(browserClient().users["update-payment"].$get()))),
    complete: () =>
      attempt("reminder", async () => goToPay(await read(browserClient().users["complete-payment"].$get()))),
  };
};

export type Payments = ReturnType<typeof usePayments>;

const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === "unavailable";

const goToPay = ({ paymentUrl }: { paymentUrl: string }) => {
  // Wherever it came from, an address that is no payment page gets nobody from us.
  if (!isPaymentRedirect(paymentUrl)) throw new ApiError(502, {});
  location.assign(paymentUrl);
};
