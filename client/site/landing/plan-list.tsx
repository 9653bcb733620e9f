import type { OfferedPlan } from "#shared/plans.ts";
import { link } from "#shared/routes.ts";
import { formatAmount } from "../../ui/format.ts";
import { signUpFor } from "./active-plans.ts";
import { periods } from "./pricing.tsx";
import { SectionHeading } from "./sections.tsx";

/** The plans in a line each, for pages about something else. */
export const PlanList = ({ plans }: { plans: readonly OfferedPlan[] }) => (
  <section id="pricing" data-lastmod="ignore" className="shell later-34 py-20 md:py-28">
    <SectionHeading id="pricing-title" title="Pay once or monthly" />
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
          <a href={plan.isForSale ? signUpFor(plan) : `${link("home")}#pricing`} className="link inline-block py-2.5">
            {plan.label}
          </a>
          <span className="tabular-nums">
            {formatAmount(plan.devise, plan.price)} {periods[plan.type]}
          </span>
          <span className="text-muted">{plan.headline}</span>
        </li>
      ))}
    </ul>
    <a href={`${link("home")}#pricing`} className="link mt-4 inline-block py-2.5">
      Compare the plans
    </a>
  </section>
);
