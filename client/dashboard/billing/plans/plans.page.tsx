import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { site } from "#shared/site.ts";
import { api, read } from "../../../app/api-client.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { findCurrentProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { UnverifiedEmail } from "../../unverified-email.tsx";
import { useMe } from "../../use-me.ts";
import { usePayments } from "../payments/use-payments.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { Credits, Usage } from "./usage.tsx";

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
