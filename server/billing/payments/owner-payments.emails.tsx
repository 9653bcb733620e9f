// Emails to the owner about payments.
import { link } from "#shared/routes.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, ExternalAction, OwnerSettings, Paragraph } from "../../emails/email-layout.tsx";
import type { PlanProps } from "./payments.emails.tsx";
import { onDay } from "./period-end.ts";

type OwnerProps = { email: string; reference: string };
type OwnerPlanProps = OwnerProps & PlanProps;

const Reference = ({ reference }: Pick<OwnerProps, "reference">) => <Paragraph>Stripe ID: {reference}</Paragraph>;

const CustomerFooter = ({ email, reference }: OwnerProps) => (
  <>
    <Reference reference={reference} />
    <Action to={`${link("adminUsers")}?q=${encodeURIComponent(email)}`}>Open customer</Action>
    <OwnerSettings />
  </>
);

const PlansFooter = ({ reference }: Pick<OwnerProps, "reference">) => (
  <>
    <Reference reference={reference} />
    <Action to={link("adminPlans")}>Review plans</Action>
  </>
);

const DisputeFooter = ({ reference }: Pick<OwnerProps, "reference">) => (
  <>
    <Reference reference={reference} />
    <ExternalAction href={`https://dashboard.stripe.com/disputes/${reference}`}>Open in Stripe</ExternalAction>
    <OwnerSettings />
  </>
);

export const ownerPaymentUnmatched = defineEmail<OwnerPlanProps & { amount: string }>({
  name: "owner-payment-unmatched",
  subject: "A payment has no account yet",
  preview: ({ plan }) => `A payment for ${plan} has no account yet.`,
  body: ({ plan, email, reference, amount }) => (
    <>
      <Paragraph>
        {email} paid {amount} for {plan}, but no account has confirmed this email. The plan starts once one does. We
        sent the buyer instructions.
      </Paragraph>
      <Reference reference={reference} />
    </>
  ),
});

export const ownerPaymentInReview = defineEmail<OwnerPlanProps & { amount: string }>({
  name: "owner-payment-in-review",
  subject: "A payment doesn't match any plan",
  preview: "A payment doesn't match any of your plans.",
  body: ({ email, reference, amount }) => (
    <>
      <Paragraph>
        {email} paid {amount}, but the payment doesn't match any of your plans, so no plan was started. Compare the
        payment with your plans' prices and Stripe price IDs, then correct the plan, refund the payment or contact the
        buyer.
      </Paragraph>
      <PlansFooter reference={reference} />
    </>
  ),
});

export const ownerPlanEnded = defineEmail<OwnerPlanProps>({
  name: "owner-plan-ended",
  subject: "A subscription moved to a price without a plan",
  preview: "A subscription moved to a price without a plan.",
  body: ({ plan, email, reference }) => (
    <>
      <Paragraph>
        The subscription of {email} was moved to a price that doesn't belong to any of your plans, so their plan {plan}{" "}
        has ended. If this wasn't intended, move the subscription back in Stripe, or add the price ID to a plan.
      </Paragraph>
      <PlansFooter reference={reference} />
    </>
  ),
});

export const ownerSale = defineEmail<OwnerPlanProps & { amount: string }>({
  name: "owner-sale",
  subject: "New sale",
  preview: ({ plan, email }) => `${email} bought ${plan}.`,
  body: ({ plan, email, reference, amount }) => (
    <>
      <Paragraph>
        {email} bought {plan} for {amount}. The plan is active.
      </Paragraph>
      <CustomerFooter email={email} reference={reference} />
    </>
  ),
});

export const ownerPaymentFailed = defineEmail<OwnerProps>({
  name: "owner-payment-failed",
  subject: "A customer's payment failed",
  preview: ({ email }) => `A payment by ${email} failed.`,
  body: ({ email, reference }) => (
    <>
      <Paragraph>A payment by {email} failed. We sent them a link to update their payment method.</Paragraph>
      <CustomerFooter email={email} reference={reference} />
    </>
  ),
});

export const ownerSubscriptionCanceled = defineEmail<OwnerPlanProps & { endsOn: string }>({
  name: "owner-subscription-canceled",
  subject: "A customer canceled",
  preview: ({ plan, email }) => `${email} canceled ${plan}.`,
  body: ({ plan, email, reference, endsOn }) => (
    <>
      <Paragraph>
        {email} canceled {plan}. It ends {onDay(endsOn)}.
      </Paragraph>
      <CustomerFooter email={email} reference={reference} />
    </>
  ),
});

export const ownerSubscriptionEnded = defineEmail<OwnerPlanProps>({
  name: "owner-subscription-ended",
  subject: "A subscription has ended",
  preview: ({ plan, email }) => `${email} no longer has ${plan}.`,
  body: ({ plan, email, reference }) => (
    <>
      <Paragraph>
        {email}'s subscription to {plan} has ended.
      </Paragraph>
      <CustomerFooter email={email} reference={reference} />
    </>
  ),
});

export const ownerSubscriptionRenewed = defineEmail<OwnerPlanProps & { amount: string; renewsOn: string }>({
  name: "owner-subscription-renewed",
  subject: "A subscription was renewed",
  preview: ({ plan, email }) => `${plan} was renewed for ${email}.`,
  body: ({ plan, email, reference, amount, renewsOn }) => (
    <>
      <Paragraph>
        {email}'s subscription to {plan} was renewed for {amount}. The next renewal is on {renewsOn}.
      </Paragraph>
      <CustomerFooter email={email} reference={reference} />
    </>
  ),
});

export const ownerDispute = defineEmail<OwnerProps & { amount: string; reason: string }>({
  name: "owner-dispute",
  subject: "A payment is disputed",
  preview: ({ email, amount }) => `${email} disputes a payment of ${amount}.`,
  body: ({ email, reference, amount, reason }) => (
    <>
      <Paragraph>
        {email} disputes a payment of {amount}. The reason given is: {reason}. Respond in Stripe before the deadline, or
        the payment is lost.
      </Paragraph>
      <DisputeFooter reference={reference} />
    </>
  ),
});

export const ownerDisputeClosed = defineEmail<OwnerProps & { amount: string; outcome: "won" | "lost" }>({
  name: "owner-dispute-closed",
  subject: ({ outcome }) => `You ${outcome} a dispute`,
  preview: ({ email, amount, outcome }) => `You ${outcome} the dispute with ${email} over ${amount}.`,
  body: ({ email, reference, amount, outcome }) => (
    <>
      <Paragraph>
        You {outcome} the dispute with {email} over {amount}.{" "}
        {outcome === "won"
          ? "The payment is yours, and what it paid for stays."
          : "The payment went back to the buyer, and what it paid for ends."}
      </Paragraph>
      <DisputeFooter reference={reference} />
    </>
  ),
});
