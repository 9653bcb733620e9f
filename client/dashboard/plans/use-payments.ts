import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { isPaymentRedirect } from "../../app/payment-redirect.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";

/** The pending action: a plan id, the billing portal, or paying after the trial. */
type PaymentRequest = number | "portal" | "reminder";

/** Payment actions. `isOff`: this site takes no payments itself. `pending`: the button clicked last. */
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
  // Never redirect to a URL that is not a payment page, whatever its source.
  if (!isPaymentRedirect(paymentUrl)) throw new ApiError(502, {});
  location.assign(paymentUrl);
};
