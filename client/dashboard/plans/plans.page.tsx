import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { UnverifiedEmail } from "../account/unverified-email.tsx";
import { DashboardPage } from "../page.tsx";
import { useMe } from "../use-me.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { Usage } from "./usage.tsx";
import { usePayments } from "./use-payments.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  plans: await read(context.get(api).plans.all.$get({ query: { active: "true" } })),
});

export function Component() {
  const { plans } = useLoaderData<typeof loader>();
  const { me, now } = useMe();
  const payments = usePayments();
  return (
    <DashboardPage title="Plan" description={`Your plan, and what it lets you do at ${site.name}.`}>
      <div className="grid grid-cols-1 gap-10">
        {/* Shown to every unconfirmed user: only the address's owner may learn if a payment is pending. */}
        {!me.emailVerifiedAt && (
          <UnverifiedEmail
            me={me}
            note="If you have already paid with this address, do not pay again: your plan starts as soon as you confirm it."
          />
        )}
        <CurrentPlan me={me} now={now} payments={payments} />
        <div role="status" className="empty:hidden">
          {payments.isOff && (
            <p className="rounded-xl bg-wash p-4">
              Payments are not set up on this site yet. The buttons below lead to each plan's own checkout instead.
            </p>
          )}
        </div>
        <FormMessage>{payments.failure?.message}</FormMessage>
        <section aria-labelledby="usage">
          <h2 id="usage" className="mb-6 text-xl font-semibold">
            What you have used
          </h2>
          <Usage limits={me.limits} usage={me.usage} />
        </section>
        <section aria-labelledby="plans">
          <h2 id="plans" className="mb-6 text-xl font-semibold">
            Plans
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6">
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} me={me} payments={payments} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DashboardPage>
  );
}
