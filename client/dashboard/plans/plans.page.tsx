import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Me } from "#shared/account.ts";
import type { CreditBalance } from "#shared/credits.ts";
import type { Counts, Limits } from "#shared/limits.ts";
import { usableStatuses } from "#shared/payments.ts";
import type { Plan } from "#shared/plans.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { formatDate, formatNumber, formatPrice } from "../../ui/format.ts";

import { UnverifiedEmail } from "../account/unverified-email.tsx";
import { DashboardPage } from "../page.tsx";
import { findCurrentProject } from "../projects/current-project.ts";
import { useMe } from "../use-me.ts";
import { daysText, getAccountStatus, subscriptionText } from "./account-status.ts";
import { limitKeys, PlanCard } from "./plan-card.tsx";
import { type Payments, usePayments } from "./use-payments.ts";

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
const readSubmissions = async ({ context }: LoaderFunctionArgs, { id, name }: { id: string; name: string }) => {
  const { directories, projects } = context.get(api);
  const fitting = { projectId: id, fits: "true", limit: "1" } as const;
  const [all, free, { balances }] = await Promise.all([
    read(directories.$get({ query: fitting })),
    read(directories.$get({ query: { ...fitting, pricing: "free" } })),
    read(projects[":id"].credits.$get({ param: { id }, query: { kind: "submission", limit: "1" } })),
  ]);
  return {
    fitting: { project: name, all: all.total, free: free.total },
    balance: balances.find(({ kind }) => kind === "submission"),
  };
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
            note="If you've already paid with this address, don't pay again. Your plan starts as soon as you confirm it."
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
        </section>
      </div>
    </DashboardPage>
  );
}

type CurrentPlanProps = { me: Me; now: number; payments: Payments };

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
            busy={payments.pending === "portal"}
            onClick={() => void payments.openPortal()}
          >
            Update payment method
          </Button>
          <Button variant="quiet" busy={payments.pending === "portal"} onClick={() => void payments.openPortal()}>
            View invoices
          </Button>
        </div>
      )}
    </section>
  );
};

type PlanDescription = { title: string; text: string; hasPaymentProblem?: boolean };

const describePlan = (me: Me, now: number): PlanDescription => {
  const status = getAccountStatus(me, now);
  const { plan, subscription } = me;
  if (plan && subscription && usableStatuses.includes(subscription.status))
    return { title: `${plan.label}, ${formatPrice(plan)}`, ...subscriptionText(subscription) };
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

/** Text for a plan without a running subscription: free, bought once, or granted. */
const unsubscribedPlanText = ({ price, type }: Pick<Plan, "price" | "type">) => {
  if (price === 0) return "This plan is free.";
  return type === "onetime" ? "Paid once. There is nothing to renew." : "Active, without a subscription.";
};

const Credits = ({ balance: { available, reserved, used } }: { balance: CreditBalance }) => (
  <div className="mt-6">
    <h3 className="font-medium">Submission credits</h3>
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
      {Object.entries({ Left: available, Reserved: reserved, Used: used }).map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const usageLabels: Record<keyof Counts, string> = {
  projects: "Projects",
  keywords: "Keywords per project",
  replies: "Replies this month",
  exports: "Leads exported this month",
};

const Usage = ({ limits, usage }: { limits: Limits; usage: Counts }) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
    {limitKeys.map((key) => (
      <li key={key}>
        <div className="flex justify-between gap-4">
          <span>{usageLabels[key]}</span>
          <span className="text-muted tabular-nums">
            {limits[key] === null ? `${usage[key]} (unlimited)` : `${usage[key]} of ${limits[key]}`}
          </span>
        </div>
        {limits[key] !== null && <Meter label={usageLabels[key]} used={usage[key]} limit={limits[key]} />}
      </li>
    ))}
  </ul>
);

// Drawn with SVG attributes: the content policy blocks inline styles.
const Meter = ({ label, used, limit }: { label: string; used: number; limit: number }) => {
  const fraction = limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <>
      {limit > 0 && <meter aria-label={label} max={limit} value={Math.min(used, limit)} className="sr-only" />}
      <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
        <rect
          width={`${fraction * 100}%`}
          height="100%"
          rx="4"
          className={fraction === 1 ? "fill-bad" : "fill-accent-strong"}
        />
      </svg>
    </>
  );
};
