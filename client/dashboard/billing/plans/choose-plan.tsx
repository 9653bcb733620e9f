import { useState } from "react";
import type { Entitlement } from "#shared/billing/entitlement.ts";
import { type RunningChoice, runningChoices, usableStatuses } from "#shared/billing/payments.ts";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { OfferedPlan, Plan } from "#shared/billing/plans.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import type { Payments } from "../payments/use-payments.ts";

export type CheckoutProps = { plan: OfferedPlan; me: Entitlement; payments: Payments; supportEmail: string };

// Plan names can be long.
const wraps = "px-3 py-2 text-sm whitespace-normal wrap-anywhere";

/** The button of a plan. A dialog first says what happens to the plan that the account has. */
export const ChoosePlan = ({ plan, me, payments, supportEmail }: CheckoutProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const isCurrent = me.plan?.id === plan.id;
  const change = describeChange(plan, me);
  if (isCurrent && !change)
    return <p className="flex min-h-control items-center text-muted">This is your current plan.</p>;
  if (!plan.isForSale) return <ContactLink plan={plan} supportEmail={supportEmail} />;
  const label = isCurrent ? "Buy again" : `${me.plan ? "Change to" : "Choose"} ${plan.label}`;
  if (payments.isUnavailable) return <ExternalCheckoutLink plan={plan} label={label} supportEmail={supportEmail} />;
  return (
    <>
      {isCurrent && <p className="mb-3 text-muted">This is your current plan.</p>}
      <Button
        variant={plan.popular && !isCurrent ? "primary" : "quiet"}
        className={wraps}
        busy={payments.pending === plan.id}
        onClick={() => (change ? setConfirming(true) : void payments.choose(plan))}
      >
        {label}
      </Button>
      {change && isConfirming && (
        <ChangeDialog
          change={change}
          onConfirm={(running) =>
            void payments.choose(plan, { ...(running && { running }), ...(isCurrent && { again: true }) })
          }
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
};

type Choice = { label: string; hint: string };
type Question = { text: string; choices: Record<RunningChoice, Choice> };
type Change = { title: string; text: string; confirmLabel: string; question?: Question };

/** What a change of plan costs, and what happens to the plan that the account has; undefined without one. */
export const describeChange = (plan: Plan, me: Pick<Entitlement, "plan" | "subscription">): Change | undefined => {
  const { plan: current, subscription } = me;
  if (!current) return undefined;
  const isOnetime = plan.type === "onetime" && plan.price > 0;
  const title = `Change to ${plan.label}?`;
  const pay = "Continue to payment";
  const costs = `${plan.label} costs ${formatPrice(plan)}.`;
  if (subscription && usableStatuses.includes(subscription.status)) {
    const { currentPeriodEnd, cancelAtPeriodEnd, status } = subscription;
    const end = currentPeriodEnd ? formatDate(currentPeriodEnd) : "the end of the paid period";
    if (isOnetime) {
      const text = `${costs} What it includes is in your account as soon as it's paid.`;
      if (cancelAtPeriodEnd)
        return {
          title,
          text: `${text} ${current.label} ends on ${end}; then ${plan.label} is your plan.`,
          confirmLabel: pay,
        };
      return {
        title,
        text,
        confirmLabel: pay,
        question: {
          text: `What happens to ${current.label}, ${formatPrice(current)}?`,
          choices: {
            end: {
              label: `It ends on ${end}`,
              hint: `You aren't charged for it again. Then ${plan.label} is your plan.`,
            },
            continue: { label: "It continues", hint: `You pay for both: ${current.label} renews on ${end}.` },
          },
        },
      };
    }
    if (plan.id === current.id || status === "past_due") return undefined;
    if (plan.price === 0)
      return {
        title,
        text: `${current.label} runs until the end of the paid period, ${end}. Then ${plan.label} starts.`,
        confirmLabel: "Change plan",
      };
    return {
      title,
      text: `${costs} It starts right away, in place of ${current.label}, whose unused time is credited.`,
      confirmLabel: "Change plan",
    };
  }
  if (plan.id === current.id)
    return isOnetime
      ? {
          title: `Buy ${plan.label} again?`,
          text: `${costs} What it includes is added to your credits and reports.`,
          confirmLabel: pay,
        }
      : undefined;
  if (current.type !== "onetime" || current.price === 0 || plan.price === 0) return undefined;
  const starts = isOnetime
    ? `What it includes is added to what you have, and ${plan.label} becomes your plan, with its limits.`
    : "It starts today and renews until you cancel it.";
  return {
    title,
    text: `${costs} ${starts} You've paid ${current.label} once: its credits and reports stay yours.`,
    confirmLabel: pay,
  };
};

type ChangeDialogProps = { change: Change; onConfirm: (running?: RunningChoice) => void; onClose: () => void };

const ChangeDialog = ({ change: { title, text, confirmLabel, question }, onConfirm, onClose }: ChangeDialogProps) => {
  const [running, setRunning] = useState<RunningChoice>("end");
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => onConfirm(question && running)}
      onClose={onClose}
    >
      <p>{text}</p>
      {question && (
        <fieldset className="mt-4 grid gap-2 text-left text-ink">
          <legend className="mb-2 font-medium">{question.text}</legend>
          {runningChoices.map((choice) => (
            <label
              key={choice}
              className="flex min-h-control cursor-pointer items-start gap-3 rounded-xl border border-line p-4"
            >
              <input
                type="radio"
                name="running"
                value={choice}
                checked={choice === running}
                onChange={() => setRunning(choice)}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <span>
                <span className="block font-medium">{question.choices[choice].label}</span>
                <span className="block text-sm text-muted">{question.choices[choice].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
};

type ExternalCheckoutProps = { plan: OfferedPlan; label: string; supportEmail: string };

/** If this site takes no payments itself, a plan may link to an external checkout. */
const ExternalCheckoutLink = ({ plan, label, supportEmail }: ExternalCheckoutProps) =>
  plan.url ? (
    <ButtonLink href={plan.url} rel="noopener" variant={plan.popular ? "primary" : "quiet"} className={wraps}>
      {label}
    </ButtonLink>
  ) : (
    <ContactLink plan={plan} supportEmail={supportEmail} />
  );

const ContactLink = ({ plan, supportEmail }: { plan: Plan; supportEmail: string }) => (
  <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(plan.label)}`} className="link py-2">
    Contact us about this plan
  </a>
);
