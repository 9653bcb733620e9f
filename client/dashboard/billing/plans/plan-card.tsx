import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { CreditBalance } from "#shared/billing/credits.ts";
import { featuresOf } from "#shared/billing/plan-features.ts";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { PlanFeature } from "#shared/billing/plans.ts";
import { type Counts, type Limits, limitsOfPlan, type PlanLimits } from "#shared/limits.ts";
import { formatAmount } from "#shared/money.ts";
import { formatNumber } from "../../../ui/format.ts";
import { type CheckoutProps, ChoosePlan } from "./choose-plan.tsx";

const limitLabels: Record<keyof Counts, string> = {
  projects: "projects",
  keywords: "keywords per project",
  replies: "replies per month",
  exports: "exported leads per month",
};
const limitKeys = Object.keys(limitLabels) as (keyof Counts)[];

/** A limit as a plan shows it: `10 projects`. */
const limitText = (key: keyof Counts, limit: number | null) =>
  `${limit === null ? "Unlimited" : limit.toLocaleString("en-US")} ${limitLabels[key]}`;

/** Directories that fit a project and that it has no submission to. */
type Fitting = { project: string; all: number; free: number };
type PlanCardProps = CheckoutProps & { planLimits: PlanLimits; fitting: Fitting | undefined };

export const PlanCard = ({ plan, planLimits, fitting, ...checkout }: PlanCardProps) => {
  const isCurrent = checkout.me.plan?.id === plan.id;
  const limits = limitsOfPlan(plan.type, planLimits);
  return (
    <article
      className={`flex h-full flex-col rounded-2xl border bg-raised p-6 ${isCurrent ? "border-accent" : "border-line"}`}
    >
      <h3 className="flex items-center justify-between gap-3 text-lg font-semibold">
        {plan.label}
        {isCurrent && <span className="rounded-full bg-wash px-3 py-1 text-sm font-medium text-accent">Current</span>}
      </h3>
      <p className="mt-1 text-muted">{plan.headline}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold digits">{formatPrice(plan)}</span>
        {plan.strokePrice !== null && (
          <s className="text-muted">
            <span className="sr-only">Regular price </span>
            {formatAmount(plan.devise, plan.strokePrice)}
          </s>
        )}
      </p>
      <div className="mt-5 grid">
        <ChoosePlan plan={plan} {...checkout} />
      </div>
      <ul className="mt-6 grid gap-1.5 border-t border-line pt-5 text-sm">
        {limitKeys.map((key) => (
          <li key={key}>{limitText(key, limits[key])}</li>
        ))}
      </ul>
      {fitting && plan.deliverables && plan.deliverables.submissions.count > 0 && (
        <p className="mt-4 rounded-lg bg-surface px-3 py-2 text-sm wrap-anywhere">
          {fittingText(fitting, plan.deliverables.freeDirectoriesOnly)}
        </p>
      )}
      <ul className="mt-5 grid gap-2 border-t border-line pt-5 text-sm">
        {featuresOf(plan).map((feature) => (
          <Feature key={textOf(feature)} feature={feature} />
        ))}
        {plan.nofeatures.map((feature) => (
          <Feature key={textOf(feature)} feature={feature} isMissing />
        ))}
      </ul>
    </article>
  );
};

/** How many directories a project can be submitted to with a plan: `134 free directories fit Parcelo today.` */
export const fittingText = ({ project, all, free }: Fitting, isFreeOnly: boolean) => {
  const count = isFreeOnly ? free : all;
  const directories = `${isFreeOnly ? "free " : ""}${count === 1 ? "directory fits" : "directories fit"}`;
  return `${count.toLocaleString("en-US")} ${directories} ${project} today.`;
};

const textOf = (feature: PlanFeature) => (typeof feature === "string" ? feature : feature.text);

const Feature = ({ feature, isMissing = false }: { feature: PlanFeature; isMissing?: boolean }) => (
  <li className={`flex gap-2 ${isMissing ? "text-muted" : ""}`}>
    {isMissing ? (
      <Minus size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
    ) : (
      <Check size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
    )}
    <div>
      {isMissing && <span className="sr-only">Not included: </span>}
      {textOf(feature)}
      {typeof feature !== "string" && (
        <ul className="mt-1 list-disc pl-4 text-muted">
          {feature.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

export const Credits = ({ balance: { available, reserved, used } }: { balance: CreditBalance }) => (
  <div className="mt-6">
    <h3 className="font-medium">Submission credits</h3>
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
      {Object.entries({ Left: available, Reserved: reserved, Used: used }).map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-muted">{name}</dt>
          <dd className="digits">{formatNumber(value)}</dd>
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

export const Usage = ({ limits, usage }: { limits: Limits; usage: Counts }) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
    {limitKeys.map((key) => (
      <li key={key}>
        <div className="flex justify-between gap-4">
          <span>{usageLabels[key]}</span>
          <span className="text-muted digits">
            {limits[key] === null ? `${usage[key]} (unlimited)` : `${usage[key]} of ${limits[key]}`}
          </span>
        </div>
        {limits[key] !== null && <Meter label={usageLabels[key]} used={usage[key]} limit={limits[key]} />}
        <p className="mt-2 text-sm text-muted empty:hidden">{overLimitText(key, usage[key], limits[key])}</p>
      </li>
    ))}
  </ul>
);

/** Explains a usage above the limit, as after the end of a larger plan. */
export const overLimitText = (key: keyof Counts, used: number, limit: number | null) => {
  if (limit === null || used <= limit) return null;
  if (key === "replies" || key === "exports") return "Used under an earlier plan. The count starts again next month.";
  const things = key === "projects" ? "projects" : "keywords";
  if (limit === 0) return `Your ${things} from before stay readable. Choose a plan to work on them.`;
  return `Your ${things} from an earlier plan all stay. To add one, remove some or choose a larger plan.`;
};

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
