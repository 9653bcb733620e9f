import type { Me } from "#shared/account.ts";
import { usableStatuses } from "#shared/payments.ts";
import type { Plan } from "#shared/plans.ts";
import { Button } from "../../ui/button.tsx";
import { dayOf } from "../../ui/dates.ts";
import { priceOf } from "../../ui/price.ts";
import { daysText, getAccountStatus } from "./account-status.ts";
import { subscriptionText } from "./subscription-text.ts";
import type { Payments } from "./use-payments.ts";

type CurrentPlanProps = { me: Me; now: number; payments: Payments };

/** The current plan in words, with payment actions. */
export const CurrentPlan = ({ me, now, payments }: CurrentPlanProps) => {
  const { title, text, hasPaymentProblem } = wordsOf(me, now);
  const hasPaid = me.plan !== null || me.subscription !== null;
  return (
    <section aria-labelledby="current" className={`card p-6 sm:p-8 ${hasPaymentProblem ? "border-bad" : ""}`}>
      <p className="text-sm text-muted">Your plan</p>
      <h2 id="current" className="mt-1 text-title">
        {title}
      </h2>
      <p className={`mt-2 max-w-prose ${hasPaymentProblem ? "text-bad" : "text-muted"}`}>{text}</p>
      {hasPaid && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            variant={hasPaymentProblem ? "primary" : "quiet"}
            busy={payments.pending === "portal"}
            onClick={() => void payments.openPortal()}
          >
            Update payment
          </Button>
          <Button variant="quiet" busy={payments.pending === "portal"} onClick={() => void payments.openPortal()}>
            Invoices
          </Button>
        </div>
      )}
    </section>
  );
};

/** Text for a plan without a running subscription: free, bought once, or granted. */
const planText = ({ price, type }: Pick<Plan, "price" | "type">) => {
  if (price === 0) return "It is free.";
  return type === "onetime" ? "Paid once, and yours to use." : "Active. No subscription is linked to it.";
};

const wordsOf = (me: Me, now: number): { title: string; text: string; hasPaymentProblem?: boolean } => {
  const accountStatus = getAccountStatus(me, now);
  const { plan, subscription } = me;
  if (plan && subscription && usableStatuses.includes(subscription.status))
    return { title: `${plan.label}, ${priceOf(plan)}`, ...subscriptionText(subscription) };
  if (plan) return { title: plan.label, text: planText(plan) };
  if (subscription && usableStatuses.includes(subscription.status))
    return {
      title: "Payment received",
      text: "We received your payment, but it fits none of our plans. We have been notified and will write to you. You do not need to pay again.",
    };
  const past = subscription ? subscriptionText(subscription) : undefined;
  if (accountStatus.kind === "admin")
    return { title: "No plan", text: "Administrators use everything without a plan and without limits." };
  if (accountStatus.kind === "trial")
    return {
      title: `Trial: ${daysText(accountStatus.daysLeft)} left`,
      text: `Everything works until ${dayOf(accountStatus.endsAt)}, within the limits below. Choose a plan to go on after that.`,
    };
  return {
    title: "No plan",
    text: `${past?.text ?? "Your trial is over."} What you have stays readable; choose a plan to go on working with it.`,
    hasPaymentProblem: past?.hasPaymentProblem ?? false,
  };
};
