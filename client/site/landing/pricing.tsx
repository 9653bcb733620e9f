import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import Pointer from "lucide-react/icons/pointer";
import type { ReactNode } from "react";
import { featuresOf } from "#shared/plan-features.ts";
import type { Plan, PlanFeature } from "#shared/plans.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { formatAmount } from "../../ui/format.ts";
import { signUpFor } from "./active-plans.ts";
import { SectionHeading } from "./sections.tsx";

/** The toggle is two radio buttons and CSS: a plan shows if its type matches, if it is one-time, or if its id is 0. */
export const Pricing = ({ plans }: { plans: readonly Plan[] }) => (
  <section id="pricing" data-lastmod="ignore" className="group shell py-20 md:py-28">
    <Marks />
    <SectionHeading id="pricing-title" title="Pay once or monthly">
      Every price includes the {site.launchOffer.percentOff}% launch discount. The code {site.launchOffer.promoCode} is
      prefilled at checkout.
    </SectionHeading>
    <fieldset className="mt-10 inline-flex rounded-xl border border-line bg-surface p-1">
      <legend className="sr-only">Billing</legend>
      <Period value="monthly" label="Monthly" checked />
      <Period value="yearly" label="Yearly" />
    </fieldset>
    <p role="status" className="mt-4 text-muted">
      <span className="group-has-[[value=yearly]:checked]:hidden">One-time and monthly plans.</span>
      <span className="hidden group-has-[[value=yearly]:checked]:inline">
        {plans.some(({ type }) => type === "annually")
          ? "One-time and yearly plans."
          : "No plans are billed yearly. These are one-time plans."}
      </span>
    </p>
    <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-6">
      {plans.map((plan) => (
        <li key={plan.id} className={`md:max-lg:last:odd:col-span-2 ${plan.id === 0 ? "" : hidden[plan.type]}`}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  </section>
);

/** The plans in a line each, for pages about something else. */
export const PlanList = ({ plans }: { plans: readonly Plan[] }) => (
  <section id="pricing" data-lastmod="ignore" className="shell py-20 md:py-28">
    <SectionHeading id="pricing-title" title="Pay once or monthly" />
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
          <a href={signUpFor(plan)} className="link inline-block py-2.5">
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

const hidden: Record<Plan["type"], string> = {
  onetime: "",
  monthly: "group-has-[[value=yearly]:checked]:hidden",
  annually: "group-has-[[value=monthly]:checked]:hidden",
};

const Period = ({ value, label, checked }: { value: string; label: string; checked?: boolean }) => (
  <label className="relative cursor-pointer rounded-lg px-5 py-2.5 font-medium text-muted has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2">
    <input type="radio" name="billing" value={value} defaultChecked={checked} className="sr-only" />
    {label}
  </label>
);

const periods: Record<Plan["type"], string> = { onetime: "one-time", monthly: "per month", annually: "per year" };

/** `only`: the only plan on the page, so its button is the primary one. */
export const PlanCard = ({ plan, only = false }: { plan: Plan; only?: boolean }) => (
  <article
    className={`flex h-full flex-col rounded-2xl border bg-raised p-6 sm:p-8 ${plan.popular ? "border-accent" : "border-line"}`}
  >
    <h3 className="flex items-center justify-between text-lg font-semibold">
      {plan.label}
      {plan.popular && (
        <span className="rounded-full bg-wash px-3 py-1 text-sm font-medium text-accent">Recommended</span>
      )}
    </h3>
    <p className="mt-1 text-muted">{plan.headline}</p>
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
      <span className="text-title tabular-nums">{formatAmount(plan.devise, plan.price)}</span>
      <span className="text-muted">{periods[plan.type]}</span>
      {plan.strokePrice !== null && (
        <s className="text-muted">
          <span className="sr-only">Regular price </span>
          {formatAmount(plan.devise, plan.strokePrice)}
        </s>
      )}
    </p>
    <p className="mt-4 mb-6 text-muted lg:min-h-18">{plan.description}</p>
    <ButtonLink href={signUpFor(plan)} variant={plan.popular || only ? "primary" : "quiet"}>
      Choose {plan.label}
    </ButtonLink>
    <ul className="mt-8 grid gap-3">
      {featuresOf(plan).map((feature) => (
        <Item key={textOf(feature)} mark="check" feature={feature} />
      ))}
      {plan.nofeatures.map((feature) => (
        <Item key={textOf(feature)} mark="minus" feature={feature} />
      ))}
    </ul>
  </article>
);

const textOf = (feature: PlanFeature) => (typeof feature === "string" ? feature : feature.text);

type ItemProps = { mark: keyof typeof markLooks; feature: PlanFeature };

const Item = ({ mark, feature }: ItemProps) => (
  <li className="flex gap-3">
    <Mark name={mark} />
    <div className={mark === "minus" ? "text-muted" : undefined}>
      {mark === "minus" && <span className="sr-only">Not included: </span>}
      {textOf(feature)}
      {typeof feature !== "string" && (
        <ul className="mt-2 grid gap-2 text-sm text-muted">
          {feature.items.map((item) => (
            <li key={item} className="flex gap-2">
              <Mark name="hand" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

const markLooks = { check: "mt-0.75 text-accent", minus: "mt-0.75 text-muted", hand: "mt-px text-accent" };

const Mark = ({ name }: { name: keyof typeof markLooks }) => (
  <svg width="18" height="18" className={`shrink-0 ${markLooks[name]}`} aria-hidden="true">
    <use href={`#mark-${name}`} />
  </svg>
);

/** SVG symbols of the feature lists, defined once per page. */
export const Marks = () => (
  <svg className="hidden" aria-hidden="true">
    <MarkSymbol name="check">
      <Check />
    </MarkSymbol>
    <MarkSymbol name="minus">
      <Minus />
    </MarkSymbol>
    <MarkSymbol name="hand">
      <g transform="rotate(90 12 12)">
        <Pointer />
      </g>
    </MarkSymbol>
  </svg>
);

const MarkSymbol = ({ name, children }: { name: keyof typeof markLooks; children: ReactNode }) => (
  <symbol id={`mark-${name}`} viewBox="0 0 24 24">
    {children}
  </symbol>
);
