import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { Entitlement } from "#shared/billing/entitlement.ts";
import { notCharged, paidByLink, paymentDialogs } from "#shared/billing/payment-messages.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { storedToken } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

const pollMs = 2_000;
const maxPolls = 15;

type Status = "paid" | "pending" | "failed" | "unknown";
type Payment = { status: Status; planId?: number | undefined };

/** Fetches a checkout's status. Called only in the browser, where a link from another site can't trigger it. */
const findPayment = async (sessionId: string): Promise<Payment> => {
  try {
    return await read(browserClient().payments.confirms.$get({ query: { session_id: sessionId } }));
  } catch {
    return { status: "unknown" };
  }
};

/**
 * The dialog for the `payment` query parameter. It grants nothing: only the payment service's message starts a plan.
 */
export const PaymentResult = ({ me }: { me?: PlansOf }) => {
  const [query, setQuery] = useSearchParams();
  const [payment, setPayment] = useState<Payment>();
  const { revalidate } = useRevalidator();
  const result = query.get("payment");
  const sessionId = result === "success" ? query.get("session_id") : null;

  // The payment service redirects the buyer before its webhook reaches the server, so poll.
  useEffect(() => {
    if (!sessionId || !storedToken()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const poll = async (pollsLeft: number) => {
      const next = await findPayment(sessionId);
      if (isClosed) return;
      if (next.status === "paid") await revalidate();
      setPayment(next);
      const isOpen = next.status === "pending" || next.status === "unknown";
      if (isOpen && pollsLeft > 0) timer = setTimeout(() => void poll(pollsLeft - 1), pollMs);
    };
    void poll(maxPolls);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [sessionId, revalidate]);

  const close = () =>
    setQuery(
      (params) => {
        for (const name of ["payment", "session_id"]) params.delete(name);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const isFailed = result === "failed" || payment?.status === "failed";
  const { title, button } = paymentDialogs[isFailed ? "failed" : "success"];
  return (
    <Dialog open={result === "success" || result === "failed"} title={title} onClose={close}>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {isFailed ? notCharged : sessionId ? payment && messageOf(payment, me) : paidByLink}
      </p>
      <p className="mt-6">
        <Button onClick={close}>{button}</Button>
      </p>
    </Dialog>
  );
};

type PlansOf = Pick<Entitlement, "plan" | "boughtPlan" | "subscription">;

/** A one-time plan that was bought beside a subscription becomes the plan when that ends. */
const messageOf = ({ status, planId }: Payment, me: PlansOf | undefined) => {
  const { plan, boughtPlan, subscription } = me ?? {};
  const isBeside = plan && boughtPlan && plan.id !== boughtPlan.id && boughtPlan.id === planId;
  if (status !== "paid" || !isBeside) return messages[status];
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription ?? {};
  const until = cancelAtPeriodEnd && currentPeriodEnd ? ` until ${formatDate(currentPeriodEnd)}` : "";
  return `What ${boughtPlan.label} includes is in your account. ${plan.label} stays your plan${until}.`;
};

const messages: Record<Status, string> = {
  paid: "Your plan is active.",
  pending: "We're waiting for the payment. Your plan starts as soon as it arrives.",
  failed: "",
  unknown: "We couldn't check this payment. Your plan starts as soon as it arrives.",
};
