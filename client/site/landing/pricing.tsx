import { featuresOf } from "#shared/billing/plan-features.ts";
import type { OfferedPlan, Plan, PlanFeature } from "#shared/billing/plans.ts";
import { formatAmount } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSite } from "../use-site.ts";
import { checkoutOf } from "./active-plans.ts";
import { SectionHeading } from "./sections.tsx";

/** The toggle is two radio buttons and CSS: a plan shows if its type matches, if it is one-time, or if its id is 0. */
export const Pricing = ({ plans }: { plans: readonly OfferedPlan[] }) => (
  <section id="pricing" data-lastmod="ignore" className="pricing later-118 border-y border-line bg-surface md:later-54">
    <div className="shell py-9">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-6">
        <SectionHeading id="pricing-title" title="Pay once or monthly">
          <OfferNote subject="Every price" />{" "}
          <a href={link("example")} className="link">
            See an example project
          </a>
        </SectionHeading>
        <div>
          <fieldset className="inline-flex rounded-xl border border-line bg-canvas p-1">
            <legend className="sr-only">Billing</legend>
            <Period value="monthly" label="Monthly" checked />
            <Period value="yearly" label="Yearly" />
          </fieldset>
          <p role="status" className="mt-2 text-sm text-muted">
            <span data-type="monthly">One-time and monthly plans.</span>
            <span data-type="annually">
              {plans.some(({ type }) => type === "annually")
                ? "One-time and yearly plans."
                : "No plans are billed yearly. These are one-time plans."}
            </span>
          </p>
        </div>
      </div>
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.id} data-type={plan.id === 0 ? undefined : plan.type}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** How the prices relate to the launch offer, while it is shown. */
export const OfferNote = ({ subject }: { subject: string }) => {
  const { isShown, percentOff, promoCode } = useSite().launchOffer;
  if (!isShown) return "One-time work or a monthly partner. You see every price before you pay.";
  return `${subject} includes the ${percentOff}% launch discount. The code ${promoCode} is prefilled at checkout.`;
};

const Period = ({ value, label, checked }: { value: string; label: string; checked?: boolean }) => (
  <label className="relative cursor-pointer rounded-lg px-5 py-2 font-medium text-muted has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline">
    <input type="radio" name="billing" value={value} defaultChecked={checked} className="sr-only" />
    {label}
  </label>
);

export const periods: Record<Plan["type"], string> = {
  onetime: "one-time",
  monthly: "per month",
  annually: "per year",
};

/** `only`: the only plan on the page, so its button is the primary one and all details are open. */
export const PlanCard = ({ plan, only = false }: { plan: OfferedPlan; only?: boolean }) => (
  <article
    className={`flex h-full flex-col rounded-2xl border bg-raised p-5 ${plan.popular ? "border-accent" : "border-line"}`}
  >
    <h3 className="flex items-center justify-between text-lg font-semibold">
      {plan.label}
      {plan.popular && (
        <span className="rounded-full bg-wash px-3 py-1 text-sm font-medium text-accent">Recommended</span>
      )}
    </h3>
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
      <span className="text-title">{formatAmount(plan.devise, plan.price)}</span>
      <span className="text-muted">{periods[plan.type]}</span>
      {plan.strokePrice !== null && (
        <s className="text-muted">
          <span className="sr-only">Regular price </span>
          {formatAmount(plan.devise, plan.strokePrice)}
        </s>
      )}
    </p>
    <p className="mt-2 mb-4 text-sm text-muted lg:min-h-10">{plan.description}</p>
    <ChoosePlan plan={plan} variant={plan.popular || only ? "primary" : "quiet"} />
    <ul className="check-list mt-5">
      {featuresOf(plan).map((feature) => (
        <Item key={textOf(feature)} feature={feature} isOpen={only} />
      ))}
      {plan.nofeatures.length > 0 && (
        <li className="missing">Not included: {plan.nofeatures.map(textOf).join(", ")}</li>
      )}
    </ul>
  </article>
);

const ChoosePlan = ({ plan, variant }: { plan: OfferedPlan; variant: "primary" | "quiet" }) => {
  const { launchOffer, supportEmail } = useSite();
  const checkout = checkoutOf(plan, launchOffer);
  if (checkout === undefined)
    return (
      <ButtonLink href={`mailto:${supportEmail}?subject=${encodeURIComponent(plan.label)}`} variant={variant}>
        Contact us
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href={checkout} variant={variant}>
        Choose {plan.label}
      </ButtonLink>
      <a href={link("signUp")} className="link self-center py-2 text-sm">
        Start free
      </a>
    </>
  );
};

const textOf = (feature: PlanFeature) => (typeof feature === "string" ? feature : feature.text);

/** A feature; its details open on click. */
const Item = ({ feature, isOpen }: { feature: PlanFeature; isOpen: boolean }) =>
  typeof feature === "string" ? (
    <li>{feature}</li>
  ) : (
    <li>
      <details open={isOpen}>
        <summary className="plus-minus">{feature.text}</summary>
        <ul>
          {feature.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </li>
  );
