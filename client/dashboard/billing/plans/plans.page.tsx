import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Entitlement } from "#shared/billing/entitlement.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { findCurrentProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { UnverifiedEmail } from "../../unverified-email.tsx";
import { useMe } from "../../use-me.ts";
import { readBalance } from "../credits/read-balance.ts";
import { type Payments, usePayments } from "../payments/use-payments.ts";
import { daysText, getAccountStatus, subscriptionText } from "./account-status.ts";
import { Credits, PlanCard, Usage } from "./plan-card.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const { plans: plansApi, settings } = args.context.get(api);
  const [plans, { limits, supportEmail }, project] = await Promise.all([
    read(plansApi.all.$get({ query: { active: "true" } })),
    read(settings.public.$get()),
    findCurrentProject(args),
  ]);
  return { plans, limits, supportEmail, submissions: project ? await readSubmissions(args, project) : null };
};

/** The account's submission credits, and how many directories fit its current project. */
const readSubmissions = async (args: LoaderFunctionArgs, { id, name }: { id: string; name: string }) => {
  const { directories } = args.context.get(api);
  const fitting = { projectId: id, fits: "true", limit: "1" } as const;
  const [all, free, balance] = await Promise.all([
    read(directories.$get({ query: fitting })),
    read(directories.$get({ query: { ...fitting, pricing: "free" } })),
    readBalance(args, id, "submission"),
  ]);
  return { fitting: { project: name, all: all.total, free: free.total }, balance };
};

export function Component() {
  const { plans, limits, supportEmail, submissions } = useLoaderData<typeof loader>();
  const { me, now } = useMe();
  const payments = usePayments();
  return (
    <DashboardPage title="Plan" description={`Your ${site.name} plan, usage and invoices.`}>
      <div className="grid grid-cols-1 gap-10">
        {/* Shown to every unconfirmed user: only the address's owner may learn if a payment is pending. */}
        {!me.emailVerifiedAt && (
          <UnverifiedEmail
            me={me}
            {...(!me.plan && {
              note: "If you've already paid with this address, don't pay again. Your plan starts as soon as you confirm it.",
            })}
          />
        )}
        <CurrentPlan me={me} now={now} payments={payments} />
        <div role="status" className="empty:hidden">
          {payments.isUnavailable && (
            <p className="rounded-xl bg-wash p-4">
              Payments aren't set up on this site yet. The buttons below open each plan's own checkout instead.
            </p>
          )}
        </div>
        <FormMessage>{payments.error}</FormMessage>
        <section aria-labelledby="usage">
          <h2 id="usage" className="mb-5 text-xl font-semibold">
            Usage
          </h2>
          <Usage limits={me.limits} usage={me.usage} />
          {submissions?.balance && <Credits balance={submissions.balance} />}
        </section>
        <section aria-labelledby="plans">
          <h2 id="plans" className="mb-5 text-xl font-semibold">
            Plans
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6">
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard
                  plan={plan}
                  planLimits={limits}
                  me={me}
                  payments={payments}
                  supportEmail={supportEmail}
                  fitting={submissions?.fitting}
                />
              </li>
            ))}
          </ul>
          <p id="higher-limits" className="mt-6 text-muted">
            Do you need more than the largest plan includes?{" "}
            <a href={`mailto:${supportEmail}?subject=${encodeURIComponent("Higher limits")}`} className="link">
              Contact us
            </a>{" "}
            for higher limits or more credits.
          </p>
        </section>
      </div>
    </DashboardPage>
  );
}

type CurrentPlanProps = { me: Entitlement; now: number; payments: Payments };

/** The current plan in words, with payment actions. */
const CurrentPlan = ({ me, now, payments }: CurrentPlanProps) => {
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
        onConfirm={() => void payments.cancel(id, end)}
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
