import { useState } from "react";
import { useRevalidator } from "react-router";
import { browserClient, CallFailed, read } from "../../app/api-client.ts";
import { isPaymentPage } from "../../app/payment-redirect.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";

/** What was asked for: a plan by its id, the billing portal, or paying after the trial. */
type Wish = number | "portal" | "reminder";

/** What can be done about paying. `isOff`: this site takes no payments itself; `pending` is what was pressed last. */
export const usePayments = () => {
  const { isBusy, failure, run } = useCall();
  const [isOff, setOff] = useState(false);
  const [wish, setWish] = useState<Wish>();
  const { revalidate } = useRevalidator();

  const attempt = (next: Wish, call: () => Promise<unknown>) => {
    setWish(next);
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
    pending: isBusy ? wish : undefined,
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

const isUnavailable = (error: unknown) => error instanceof CallFailed && error.code === "unavailable";

const goToPay = ({ paymentUrl }: { paymentUrl: string }) => {
  // Wherever it came from, an address that is no payment page gets nobody from us.
  if (!isPaymentPage(paymentUrl)) throw new CallFailed(502, {});
  location.assign(paymentUrl);
};
