import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Link, Paragraph } from "./email-layout.tsx";

type PlanProps = { siteUrl: string; plan: string };

type PlanStartedProps = PlanProps & {
  /** Empty where it is unknown, or charged later. */
  amount: string;
  paidOn: string;
  invoiceUrl: string;
  type: string;
  renewsOn: string;
  includes: string;
  /** A subscription that runs beside a one-time plan. */
  runningPlan: string;
  runningEndsOn: string;
  runningRenewsOn: string;
};

export const planStartedSubject = ({ plan, runningPlan }: Pick<PlanStartedProps, "plan" | "runningPlan">) =>
  runningPlan ? `Payment received for ${plan}` : "Your plan is active";

/** The receipt of a plan. While a subscription runs, its plan stays the account's; the credits are there at once. */
export const PlanStarted = ({ siteUrl, plan, amount, paidOn, invoiceUrl, includes, ...props }: PlanStartedProps) => {
  const isOnetime = props.type === "onetime";
  const { renewsOn, runningPlan, runningEndsOn, runningRenewsOn } = props;
  const preview = runningPlan ? `We received your payment for ${plan}.` : `${plan} is active.`;
  return (
    <EmailLayout preview={preview} siteUrl={siteUrl}>
      <Paragraph>
        {runningPlan ? `We received your payment for ${plan}.` : `Your ${site.name} plan ${plan} is active.`}
        {amount && ` You paid ${amount}${isOnetime ? " once" : ""}${paidOn && ` on ${paidOn}`}.`}
        {renewsOn && ` It renews on ${renewsOn}, until you cancel it on the plan page.`}
        {isOnetime && " There is nothing to renew."}
      </Paragraph>
      {runningEndsOn && (
        <Paragraph>
          {runningPlan} ends on {runningEndsOn} and isn't charged again. Until then it stays your plan; {plan} follows.
        </Paragraph>
      )}
      {runningRenewsOn && (
        <Paragraph>
          {runningPlan} stays your plan and renews on {runningRenewsOn}, until you cancel it on the plan page.
        </Paragraph>
      )}
      {includes && (
        <Paragraph>
          {isOnetime ? `In your account now: ${includes}.` : `It includes ${includes}.`} Next, check your listing kit
          and approve the first directories.
        </Paragraph>
      )}
      <Action href={siteUrl + link("dashboard")}>Open dashboard</Action>
      <InvoiceLink url={invoiceUrl} />
      <Paragraph>
        <Link href={siteUrl + link("plan")}>All invoices</Link>
      </Paragraph>
      <Paragraph>
        <Link href={siteUrl + link("terms")}>Terms</Link>
      </Paragraph>
    </EmailLayout>
  );
};

const InvoiceLink = ({ url }: { url: string }) =>
  url && (
    <Paragraph>
      <Link href={url}>Your invoice</Link>
    </Paragraph>
  );

/** Stripe doesn't state the end of every period. */
const onDay = (day: string) => (day ? `on ${day}` : "with its paid period");

export const SubscriptionCanceled = ({ siteUrl, plan, endsOn }: PlanProps & { endsOn: string }) => (
  <EmailLayout preview={`${plan} ends ${onDay(endsOn)}.`} siteUrl={siteUrl}>
    <Paragraph>
      You canceled {plan}. It ends {onDay(endsOn)}, and you won't be charged again. Until then, everything works as
      before. You can read and export everything at any time.
    </Paragraph>
    <Paragraph>If you change your mind, press “Keep plan” on the plan page before it ends.</Paragraph>
    <Action href={siteUrl + link("plan")}>View plan</Action>
  </EmailLayout>
);

export const SubscriptionEnded = ({ siteUrl, plan, nextPlan }: PlanProps & { nextPlan: string }) => (
  <EmailLayout preview={`${plan} has ended.`} siteUrl={siteUrl}>
    <Paragraph>
      {plan} has ended, and you won't be charged again.{" "}
      {nextPlan
        ? `Your plan is now ${nextPlan}, with its limits.`
        : "You can still read and export everything. To add or change something, choose a plan."}
    </Paragraph>
    <Action href={siteUrl + link("plan")}>View plans</Action>
  </EmailLayout>
);

type RenewalProps = PlanProps & { amount: string; renewsOn: string };

export const SubscriptionRenewed = ({
  siteUrl,
  plan,
  amount,
  renewsOn,
  invoiceUrl,
}: RenewalProps & { invoiceUrl: string }) => (
  <EmailLayout preview={`${plan} was renewed for ${amount}.`} siteUrl={siteUrl}>
    <Paragraph>
      {plan} was renewed for {amount}. The next renewal is on {renewsOn}. You can cancel at any time on the plan page.
    </Paragraph>
    <InvoiceLink url={invoiceUrl} />
    <Action href={siteUrl + link("plan")}>View plan</Action>
  </EmailLayout>
);

/** Sent to the buyer's email, which may have no account or an unverified one. */
export const PaymentUnmatched = ({ siteUrl, plan }: PlanProps) => (
  <EmailLayout preview={`Create your account to start ${plan}.`} siteUrl={siteUrl}>
    <Paragraph>
      We received your payment for {plan}. To start the plan, create a {site.name} account with this email and confirm
      it. You don't need to pay again.
    </Paragraph>
    <Action href={`${siteUrl}${link("signUp")}?paid=yes`}>Create account</Action>
    <Paragraph>
      If you already have an account with this email, sign in and confirm it, and your plan starts immediately. If your
      account has a different email, contact us and we'll move the payment.
    </Paragraph>
  </EmailLayout>
);

export const PaymentInReview = ({ siteUrl }: { siteUrl: string }) => (
  <EmailLayout preview="We received your payment and are reviewing it." siteUrl={siteUrl}>
    <Paragraph>
      We received your payment, but couldn't match it to one of our plans. We're looking into it and will get back to
      you. You don't need to pay again.
    </Paragraph>
  </EmailLayout>
);

export const PlanEnded = ({ siteUrl, plan }: PlanProps) => (
  <EmailLayout preview={`${plan} has ended.`} siteUrl={siteUrl}>
    <Paragraph>
      Your subscription was changed and no longer covers {plan}, so this plan has ended. You can still view your data.
    </Paragraph>
    <Action href={siteUrl + link("plan")}>View plan</Action>
    <Paragraph>If you didn't expect this, contact us.</Paragraph>
  </EmailLayout>
);

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
