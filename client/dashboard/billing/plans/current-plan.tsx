import { useState } from "react";
import type { Entitlement } from "#shared/billing/entitlement.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import type { Payments } from "../payments/use-payments.ts";
import { daysText, getAccountStatus, subscriptionText } from "./account-status.ts";

type CurrentPlanProps = { me: Entitlement; now: number; payments: Payments };

/** The current plan in words, with payment actions. */
export const CurrentPlan = ({ me, now, payments }: CurrentPlanProps) => {
  const { title, text, hasPaymentProblem } = describePlan(me, now);
  const hasPaid = me.plan !== null || me.subscription !== null;
  return (
    <section aria-labelledby="current-plan" className={`card p-6 ${hasPaymentProblem ? "border-bad" : ""}`}>
      <p className="text-sm text-muted">Current plan</p>
      <h2 id="current-plan" className="mt-1 text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <p className={`mt-1.5 max-w-prose ${hasPaymentProblem ? "text-bad" : "text-muted"}`}>{text}</p>
      {hasPaid && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant={hasPaymentProblem ? "primary" : "quiet"}
            busy={payments.pending === "payment-method"}
            // The start of the portal offers to pay the failed invoice, too.
            onClick={() => void payments.openPortal(hasPaymentProblem ? "invoices" : "payment-method")}
          >
            Update payment method
          </Button>
          <Button
            variant="quiet"
            busy={payments.pending === "invoices"}
            onClick={() => void payments.openPortal("invoices")}
          >
            View invoices
          </Button>
          <EndSubscription me={me} payments={payments} />
        </div>
      )}
    </section>
  );
};

/** Cancels the running subscription, or takes that back. */
const EndSubscription = ({ me: { plan, subscription, boughtPlan }, payments }: Omit<CurrentPlanProps, "now">) => {
  const [isConfirming, setConfirming] = useState(false);
  if (!subscription || !usableStatuses.includes(subscription.status)) return null;
  const { id, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const label = plan?.label ?? "your subscription";
  const end = currentPeriodEnd ? formatDate(currentPeriodEnd) : "the last day that you've paid for";
  if (cancelAtPeriodEnd)
    return (
      <Button variant="quiet" busy={payments.pending === "resume"} onClick={() => void payments.resume(id)}>
        Keep plan
      </Button>
    );
  return (
    <>
      <Button variant="quiet" busy={payments.pending === "cancel"} onClick={() => setConfirming(true)}>
        Cancel plan
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Cancel ${label}?`}
        cancelLabel="Keep plan"
        confirmLabel="Cancel plan"
        onConfirm={() => {
          setConfirming(false);
          void payments.cancel(id, end);
        }}
        onClose={() => setConfirming(false)}
      >
        It ends on {end}, and you won't be charged again. Until then, everything works as before.{" "}
        {boughtPlan
          ? `Then ${boughtPlan.label} is your plan.`
          : "After that, you can still read and export everything."}
      </ConfirmDialog>
    </>
  );
};

type PlanDescription = { title: string; text: string; hasPaymentProblem?: boolean };

const describePlan = (me: Entitlement, now: number): PlanDescription => {
  const status = getAccountStatus(me, now);
  const { plan, subscription, boughtPlan } = me;
  if (plan && subscription && usableStatuses.includes(subscription.status)) {
    const { text, hasPaymentProblem } = subscriptionText(subscription);
    return {
      title: `${plan.label}, ${formatPrice(plan)}`,
      text: [text, boughtPlan && besideText(boughtPlan, subscription.cancelAtPeriodEnd)].filter(Boolean).join(" "),
      hasPaymentProblem,
    };
  }
  if (plan) return { title: plan.label, text: unsubscribedPlanText(plan) };
  if (subscription && usableStatuses.includes(subscription.status))
    return {
      title: "Payment received",
      text: "Your payment doesn't match any of our plans. We've been notified and will email you. You don't need to pay again.",
    };
  const past = subscription ? subscriptionText(subscription) : undefined;
  if (status.kind === "admin") return { title: "No plan", text: "Administrators have full access without a plan." };
  if (status.kind === "trial")
    return {
      title: `Trial: ${daysText(status.daysLeft)} left`,
      text: `You have full access until ${formatDate(status.endsAt)}, within the limits below. Choose a plan to continue after that.`,
    };
  return {
    title: "No plan",
    text: `${past?.text ?? "Your trial has ended."} You can still read everything. Choose a plan to keep working.`,
    hasPaymentProblem: past?.hasPaymentProblem ?? false,
  };
};

/** Text for a one-time plan that was bought before or beside a running subscription. */
const besideText = ({ label }: Pick<Plan, "label">, isEnding: boolean) =>
  isEnding ? `Then ${label}, which you've paid once, is your plan.` : `You've also paid ${label}, once.`;

/** Text for a plan without a running subscription: free, bought once, or granted. */
const unsubscribedPlanText = ({ price, type }: Pick<Plan, "price" | "type">) => {
  if (price === 0) return "This plan is free.";
  return type === "onetime" ? "Paid once. There is nothing to renew." : "Active, without a subscription.";
};
