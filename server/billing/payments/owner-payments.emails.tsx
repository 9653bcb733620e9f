// Emails to the owner about payments and sign-ups.
import { link } from "#shared/routes.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";
import { onDay, type PlanProps, type RenewalProps } from "./payments.emails.tsx";

type OwnerProps = PlanProps & { email: string; reference: string };

export const OwnerPaymentUnmatched = ({ siteUrl, plan, email, reference, amount }: OwnerProps & { amount: string }) => (
  <EmailLayout preview={`A payment for ${plan} has no account yet.`} siteUrl={siteUrl}>
    <Paragraph>
      {email} paid {amount} for {plan}, but no account has confirmed this email. The plan starts once one does. We sent
      the buyer instructions.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
  </EmailLayout>
);

export const OwnerPaymentInReview = ({
  siteUrl,
  email,
  reference,
  amount,
}: Omit<OwnerProps, "plan"> & { amount: string }) => (
  <EmailLayout preview="A payment doesn't match any of your plans." siteUrl={siteUrl}>
    <Paragraph>
      {email} paid {amount}, but the payment doesn't match any of your plans, so no plan was started. Compare the
      payment with your plans' prices and Stripe price IDs, then correct the plan, refund the payment or contact the
      buyer.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <Action href={siteUrl + link("adminPlans")}>Review plans</Action>
  </EmailLayout>
);

export const OwnerPlanEnded = ({ siteUrl, plan, email, reference }: OwnerProps) => (
  <EmailLayout preview="A subscription moved to a price without a plan." siteUrl={siteUrl}>
    <Paragraph>
      The subscription of {email} was moved to a price that doesn't belong to any of your plans, so their plan {plan}{" "}
      has ended. If this wasn't intended, move the subscription back in Stripe, or add the price ID to a plan.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <Action href={siteUrl + link("adminPlans")}>Review plans</Action>
  </EmailLayout>
);

export const OwnerSale = ({ siteUrl, plan, email, reference, amount }: OwnerProps & { amount: string }) => (
  <EmailLayout preview={`${email} bought ${plan}.`} siteUrl={siteUrl}>
    <Paragraph>
      {email} bought {plan} for {amount}. The plan is active.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <OwnerActions siteUrl={siteUrl} email={email} />
  </EmailLayout>
);

export const OwnerPaymentFailed = ({ siteUrl, email, reference }: Omit<OwnerProps, "plan">) => (
  <EmailLayout preview={`A payment of ${email} failed.`} siteUrl={siteUrl}>
    <Paragraph>A payment of {email} failed. We sent them a link to update their payment method.</Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <OwnerActions siteUrl={siteUrl} email={email} />
  </EmailLayout>
);

export const OwnerSubscriptionCanceled = ({
  siteUrl,
  plan,
  email,
  reference,
  endsOn,
}: OwnerProps & { endsOn: string }) => (
  <EmailLayout preview={`${email} canceled ${plan}.`} siteUrl={siteUrl}>
    <Paragraph>
      {email} canceled {plan}. It ends {onDay(endsOn)}.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <OwnerActions siteUrl={siteUrl} email={email} />
  </EmailLayout>
);

export const OwnerSubscriptionEnded = ({ siteUrl, plan, email, reference }: OwnerProps) => (
  <EmailLayout preview={`${plan} of ${email} has ended.`} siteUrl={siteUrl}>
    <Paragraph>
      {plan} of {email} has ended.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <OwnerActions siteUrl={siteUrl} email={email} />
  </EmailLayout>
);

export const OwnerSubscriptionRenewed = ({
  siteUrl,
  plan,
  email,
  reference,
  amount,
  renewsOn,
}: OwnerProps & RenewalProps) => (
  <EmailLayout preview={`${email} renewed ${plan}.`} siteUrl={siteUrl}>
    <Paragraph>
      {plan} of {email} was renewed for {amount}. The next renewal is on {renewsOn}.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <OwnerActions siteUrl={siteUrl} email={email} />
  </EmailLayout>
);

type DisputeProps = Omit<OwnerProps, "plan"> & { amount: string; reason: string };

export const OwnerDispute = ({ siteUrl, email, reference, amount, reason }: DisputeProps) => (
  <EmailLayout preview={`${email} disputes a payment of ${amount}.`} siteUrl={siteUrl}>
    <Paragraph>
      {email} disputes a payment of {amount}. The reason given is: {reason}. Answer in Stripe before its deadline, or
      the payment is lost.
    </Paragraph>
    <Paragraph>Stripe ID: {reference}</Paragraph>
    <Action href={`https://dashboard.stripe.com/disputes/${reference}`}>Open in Stripe</Action>
    <OwnerSettings siteUrl={siteUrl} />
  </EmailLayout>
);

type ClosedDisputeProps = Omit<OwnerProps, "plan"> & { amount: string; outcome: "won" | "lost" };

export const ownerDisputeClosedSubject = ({ outcome }: Pick<ClosedDisputeProps, "outcome">) =>
  `You ${outcome} a dispute`;

export const OwnerDisputeClosed = ({ siteUrl, email, reference, amount, outcome }: ClosedDisputeProps) => (
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
);

type SignUpsProps = { siteUrl: string; total: string; day: string };

export const OwnerSignUps = ({ siteUrl, total, day }: SignUpsProps) => (
  <EmailLayout preview={signUpsText({ total, day })} siteUrl={siteUrl}>
    <Paragraph>{signUpsText({ total, day })}</Paragraph>
    <Action href={siteUrl + link("adminUsers")}>Open users</Action>
    <OwnerSettings siteUrl={siteUrl} />
  </EmailLayout>
);

const longDay = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const signUpsText = ({ total, day }: Omit<SignUpsProps, "siteUrl">) =>
  `${total === "1" ? "1 person" : `${total} people`} signed up on ${longDay.format(new Date(day))}.`;

export const ownerSignUpsSubject = ({ total }: Pick<SignUpsProps, "total">) =>
  total === "1" ? "1 new sign-up" : `${total} new sign-ups`;

const OwnerActions = ({ siteUrl, email }: { siteUrl: string; email: string }) => (
  <>
    <Action href={`${siteUrl}${link("adminUsers")}?q=${encodeURIComponent(email)}`}>Open customer</Action>
    <OwnerSettings siteUrl={siteUrl} />
  </>
);

const OwnerSettings = ({ siteUrl }: { siteUrl: string }) => (
  <Paragraph>You can turn these emails off in your account: {`${siteUrl}${link("account")}#mails`}</Paragraph>
);
