import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type PlanProps = { siteUrl: string; plan: string };

export const PlanStarted = ({ siteUrl, plan }: PlanProps) => (
  <EmailLayout preview={`${plan} is active.`} siteUrl={siteUrl}>
    <Paragraph>
      Thank you for your payment. Your {site.name} plan {plan} is active.
    </Paragraph>
    <Action href={siteUrl + link("dashboard")}>Open your dashboard</Action>
  </EmailLayout>
);

/** Sent to the buyer's email, which may have no account or an unverified one. */
export const PaymentUnmatched = ({ siteUrl, plan }: PlanProps) => (
  <EmailLayout preview={`One step left to start ${plan}.`} siteUrl={siteUrl}>
    <Paragraph>
      We received your payment for {plan}. To start the plan, create a {site.name} account with this email address and
      confirm the address. You do not need to pay again.
    </Paragraph>
    <Action href={siteUrl + link("signUp")}>Create your account</Action>
    <Paragraph>
      If you already have an account with this address, sign in and confirm it: the plan starts at once. If you use{" "}
      {site.name} with another address, write to us and we will move the payment there.
    </Paragraph>
  </EmailLayout>
);

export const PaymentInReview = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="We received your payment and are checking it." siteUrl={siteUrl}>
    <Paragraph>
      We received your payment, but could not match it with one of our plans. We have been notified and will write to
      you. You do not need to pay again.
    </Paragraph>
  </EmailLayout>
);

export const PlanEnded = ({ siteUrl, plan }: PlanProps) => (
  <EmailLayout preview={`${plan} has ended.`} siteUrl={siteUrl}>
    <Paragraph>
      Your subscription was changed and no longer pays for {plan}, so this plan has ended. Your data stays readable.
    </Paragraph>
    <Action href={siteUrl + link("plan")}>See your plan</Action>
    <Paragraph>If you did not expect this, write to us.</Paragraph>
  </EmailLayout>
);

type OwnerProps = PlanProps & { email: string; reference: string };

export const OwnerPaymentUnmatched = ({ siteUrl, plan, email, reference, amount }: OwnerProps & { amount: string }) => (
  <EmailLayout preview={`A payment for ${plan} waits for its account.`} siteUrl={siteUrl}>
    <Paragraph>
      {email} paid {amount} for {plan}, but no confirmed account has this address. The plan starts as soon as an account
      confirms it. We have mailed the buyer what to do.
    </Paragraph>
    <Paragraph>In Stripe: {reference}</Paragraph>
  </EmailLayout>
);

export const OwnerPaymentInReview = ({
  siteUrl,
  email,
  reference,
  amount,
}: Omit<OwnerProps, "plan"> & { amount: string }) => (
  <EmailLayout preview="A payment fits none of your plans." siteUrl={siteUrl}>
    <Paragraph>
      {email} paid {amount}, but the payment fits none of your plans, so none has started. Compare the plan's price and
      Stripe price id with the payment in Stripe, then refund it or write to the buyer.
    </Paragraph>
    <Paragraph>In Stripe: {reference}</Paragraph>
    <Action href={siteUrl + link("adminPlans")}>Check your plans</Action>
  </EmailLayout>
);

export const OwnerPlanEnded = ({ siteUrl, plan, email, reference }: OwnerProps) => (
  <EmailLayout preview="A subscription moved to a price of no plan." siteUrl={siteUrl}>
    <Paragraph>
      The subscription of {email} was moved to a price that belongs to none of your plans. Their plan {plan} has ended.
      If this was not intended, move it back in Stripe, or set the price id in one of your plans.
    </Paragraph>
    <Paragraph>In Stripe: {reference}</Paragraph>
    <Action href={siteUrl + link("adminPlans")}>Check your plans</Action>
  </EmailLayout>
);
