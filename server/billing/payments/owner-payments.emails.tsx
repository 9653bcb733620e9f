// Emails to the owner about payments.
import { link } from "#shared/routes.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";
import { onDay, type PlanProps, type RenewalProps } from "./payments.emails.tsx";

type OwnerProps = PlanProps & { email: string; reference: string };

export const ownerPaymentUnmatched = defineEmail<OwnerProps & { amount: string }>({
  name: "owner-payment-unmatched",
  subject: "A payment has no account yet",
  body: ({ siteUrl, plan, email, reference, amount }) => (
    <EmailLayout preview={`A payment for ${plan} has no account yet.`} siteUrl={siteUrl}>
      <Paragraph>
        {email} paid {amount} for {plan}, but no account has confirmed this email. The plan starts once one does. We
        sent the buyer instructions.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
    </EmailLayout>
  ),
});

export const ownerPaymentInReview = defineEmail<OwnerProps & { amount: string }>({
  name: "owner-payment-in-review",
  subject: "A payment doesn't match any plan",
  body: ({ siteUrl, email, reference, amount }) => (
    <EmailLayout preview="A payment doesn't match any of your plans." siteUrl={siteUrl}>
      <Paragraph>
        {email} paid {amount}, but the payment doesn't match any of your plans, so no plan was started. Compare the
        payment with your plans' prices and Stripe price IDs, then correct the plan, refund the payment or contact the
        buyer.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <Action href={siteUrl + link("adminPlans")}>Review plans</Action>
    </EmailLayout>
  ),
});

export const ownerPlanEnded = defineEmail<OwnerProps>({
  name: "owner-plan-ended",
  subject: "A subscription moved to a price without a plan",
  body: ({ siteUrl, plan, email, reference }) => (
    <EmailLayout preview="A subscription moved to a price without a plan." siteUrl={siteUrl}>
      <Paragraph>
        The subscription of {email} was moved to a price that doesn't belong to any of your plans, so their plan {plan}{" "}
        has ended. If this wasn't intended, move the subscription back in Stripe, or add the price ID to a plan.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <Action href={siteUrl + link("adminPlans")}>Review plans</Action>
    </EmailLayout>
  ),
});

export const ownerSale = defineEmail<OwnerProps & { amount: string }>({
  name: "owner-sale",
  subject: "New sale",
  body: ({ siteUrl, plan, email, reference, amount }) => (
    <EmailLayout preview={`${email} bought ${plan}.`} siteUrl={siteUrl}>
      <Paragraph>
        {email} bought {plan} for {amount}. The plan is active.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <OwnerActions siteUrl={siteUrl} email={email} />
    </EmailLayout>
  ),
});

export const ownerPaymentFailed = defineEmail<Omit<OwnerProps, "plan">>({
  name: "owner-payment-failed",
  subject: "A customer's payment failed",
  body: ({ siteUrl, email, reference }) => (
    <EmailLayout preview={`A payment of ${email} failed.`} siteUrl={siteUrl}>
      <Paragraph>A payment of {email} failed. We sent them a link to update their payment method.</Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <OwnerActions siteUrl={siteUrl} email={email} />
    </EmailLayout>
  ),
});

export const ownerSubscriptionCanceled = defineEmail<OwnerProps & { endsOn: string }>({
  name: "owner-subscription-canceled",
  subject: "A customer canceled",
  body: ({ siteUrl, plan, email, reference, endsOn }) => (
    <EmailLayout preview={`${email} canceled ${plan}.`} siteUrl={siteUrl}>
      <Paragraph>
        {email} canceled {plan}. It ends {onDay(endsOn)}.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <OwnerActions siteUrl={siteUrl} email={email} />
    </EmailLayout>
  ),
});

export const ownerSubscriptionEnded = defineEmail<OwnerProps>({
  name: "owner-subscription-ended",
  subject: "A subscription has ended",
  body: ({ siteUrl, plan, email, reference }) => (
    <EmailLayout preview={`${plan} of ${email} has ended.`} siteUrl={siteUrl}>
      <Paragraph>
        {plan} of {email} has ended.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <OwnerActions siteUrl={siteUrl} email={email} />
    </EmailLayout>
  ),
});

export const ownerSubscriptionRenewed = defineEmail<OwnerProps & RenewalProps>({
  name: "owner-subscription-renewed",
  subject: "A subscription was renewed",
  body: ({ siteUrl, plan, email, reference, amount, renewsOn }) => (
    <EmailLayout preview={`${email} renewed ${plan}.`} siteUrl={siteUrl}>
      <Paragraph>
        {plan} of {email} was renewed for {amount}. The next renewal is on {renewsOn}.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <OwnerActions siteUrl={siteUrl} email={email} />
    </EmailLayout>
  ),
});

type DisputeProps = Omit<OwnerProps, "plan"> & { amount: string; reason: string };

export const ownerDispute = defineEmail<DisputeProps>({
  name: "owner-dispute",
  subject: "A payment is disputed",
  body: ({ siteUrl, email, reference, amount, reason }) => (
    <EmailLayout preview={`${email} disputes a payment of ${amount}.`} siteUrl={siteUrl}>
      <Paragraph>
        {email} disputes a payment of {amount}. The reason given is: {reason}. Answer in Stripe before its deadline, or
        the payment is lost.
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <Action href={`https://dashboard.stripe.com/disputes/${reference}`}>Open in Stripe</Action>
      <OwnerSettings siteUrl={siteUrl} />
    </EmailLayout>
  ),
});

type ClosedDisputeProps = Omit<OwnerProps, "plan"> & { amount: string; outcome: "won" | "lost" };

export const ownerDisputeClosed = defineEmail<ClosedDisputeProps>({
  name: "owner-dispute-closed",
  subject: ({ outcome }) => `You ${outcome} a dispute`,
  body: ({ siteUrl, email, reference, amount, outcome }) => (
    <EmailLayout preview={`You ${outcome} the dispute with ${email} over ${amount}.`} siteUrl={siteUrl}>
      <Paragraph>
        You {outcome} the dispute with {email} over {amount}.{" "}
        {outcome === "won"
          ? "The payment is yours, and what it paid for stays."
          : "The payment went back to the buyer, and what it paid for ends."}
      </Paragraph>
      <Paragraph>Stripe ID: {reference}</Paragraph>
      <Action href={`https://dashboard.stripe.com/disputes/${reference}`}>Open in Stripe</Action>
      <OwnerSettings siteUrl={siteUrl} />
    </EmailLayout>
  ),
});

const OwnerActions = ({ siteUrl, email }: { siteUrl: string; email: string }) => (
  <>
    <Action href={`${siteUrl}${link("adminUsers")}?q=${encodeURIComponent(email)}`}>Open customer</Action>
    <OwnerSettings siteUrl={siteUrl} />
  </>
);

export const OwnerSettings = ({ siteUrl }: { siteUrl: string }) => (
  <Paragraph>You can turn these emails off in your account: {`${siteUrl}${link("account")}#mails`}</Paragraph>
);
