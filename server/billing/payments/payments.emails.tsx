// Emails to customers about payments.
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, Link, Paragraph, SiteLink } from "../../emails/email-layout.tsx";
import { onDay } from "./period-end.ts";

export type PlanProps = { plan: string };

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

const InvoiceLink = ({ url }: { url: string }) =>
  url && (
    <Paragraph>
      <Link href={url}>Your invoice</Link>
    </Paragraph>
  );

export const paymentFailed = defineEmail({
  name: "payment-failed",
  subject: "Your payment failed",
  preview: `We couldn't process the payment for your ${site.name} plan.`,
  body: () => (
    <>
      <Paragraph>
        We couldn't process the payment for your {site.name} plan. Most often the card has expired, or the bank needs
        you to confirm the payment.
      </Paragraph>
      <Paragraph>
        If your plan is already active, it stays active for a few days while we retry the payment. A new plan starts
        once it's paid.
      </Paragraph>
      <Action to={link("plan")}>Review payment</Action>
    </>
  ),
});

/** The receipt of a plan. While a subscription runs, its plan stays the account's; the credits are there at once. */
export const planStarted = defineEmail<PlanStartedProps>({
  name: "plan-started",
  subject: ({ plan, runningPlan }) => (runningPlan ? `Payment received for ${plan}` : "Your plan is active"),
  preview: ({ plan, runningPlan }) => (runningPlan ? `We received your payment for ${plan}.` : `${plan} is active.`),
  body: ({ plan, amount, paidOn, invoiceUrl, includes, type, renewsOn, ...running }) => {
    const isOnetime = type === "onetime";
    const { runningPlan, runningEndsOn, runningRenewsOn } = running;
    return (
      <>
        <Paragraph>
          {runningPlan ? `We received your payment for ${plan}.` : `Your ${site.name} plan ${plan} is active.`}
          {amount && ` You paid ${amount}${isOnetime ? " once" : ""}${paidOn && ` on ${paidOn}`}.`}
          {renewsOn && ` It renews on ${renewsOn}. You can cancel at any time on the plan page.`}
          {isOnetime && " There is nothing to renew."}
        </Paragraph>
        {runningEndsOn && (
          <Paragraph>
            {runningPlan} ends on {runningEndsOn} and isn't charged again. Until then, it stays your plan; after that,{" "}
            {plan} is.
          </Paragraph>
        )}
        {runningRenewsOn && (
          <Paragraph>
            {runningPlan} stays your plan and renews on {runningRenewsOn}. You can cancel it at any time on the plan
            page.
          </Paragraph>
        )}
        {includes && (
          <Paragraph>
            {isOnetime ? `In your account now: ${includes}.` : `It includes ${includes}.`} Next, check your listing kit
            and approve the first directories.
          </Paragraph>
        )}
        <Action to={link("dashboard")}>Open dashboard</Action>
        <InvoiceLink url={invoiceUrl} />
        <Paragraph>
          <SiteLink to={link("plan")}>All invoices</SiteLink>
        </Paragraph>
        <Paragraph>
          <SiteLink to={link("terms")}>Terms</SiteLink>
        </Paragraph>
      </>
    );
  },
});

export const planEnded = defineEmail<PlanProps>({
  name: "plan-ended",
  subject: "Your plan has ended",
  preview: ({ plan }) => `${plan} has ended.`,
  body: ({ plan }) => (
    <>
      <Paragraph>
        Your subscription was changed and no longer covers {plan}, so this plan has ended. You can still view your data.
      </Paragraph>
      <Action to={link("plan")}>View plan</Action>
      <Paragraph>If you didn't expect this, contact us.</Paragraph>
    </>
  ),
});

export const subscriptionCanceled = defineEmail<PlanProps & { endsOn: string }>({
  name: "subscription-canceled",
  subject: "Your plan is canceled",
  preview: ({ plan, endsOn }) => `${plan} ends ${onDay(endsOn)}.`,
  body: ({ plan, endsOn }) => (
    <>
      <Paragraph>
        You canceled {plan}. It ends {onDay(endsOn)}, and you won't be charged again. Until then, everything works as
        before. You can read and export everything at any time.
      </Paragraph>
      <Paragraph>If you change your mind, press “Keep plan” on the plan page before it ends.</Paragraph>
      <Action to={link("plan")}>View plan</Action>
    </>
  ),
});

export const subscriptionEnded = defineEmail<PlanProps & { nextPlan: string }>({
  name: "subscription-ended",
  subject: "Your plan has ended",
  preview: ({ plan }) => `${plan} has ended.`,
  body: ({ plan, nextPlan }) => (
    <>
      <Paragraph>
        {plan} has ended, and you won't be charged again.{" "}
        {nextPlan
          ? `Your plan is now ${nextPlan}, with its limits.`
          : "You can still read and export everything. To add or change something, choose a plan."}
      </Paragraph>
      <Action to={link("plan")}>View plans</Action>
    </>
  ),
});

/** A one-time payment was refunded or lost in a dispute. */
export const planRefunded = defineEmail<PlanProps & { nextPlan: string }>({
  name: "plan-refunded",
  subject: "Your plan has ended",
  preview: ({ plan }) => `Your payment for ${plan} went back to you.`,
  body: ({ plan, nextPlan }) => (
    <>
      <Paragraph>
        Your payment for {plan} went back to you, so this plan has ended, along with its unused credits.{" "}
        {nextPlan ? `Your plan is now ${nextPlan}, with its limits.` : "You can still read and export everything."}
      </Paragraph>
      <Action to={link("plan")}>View plans</Action>
      <Paragraph>If you didn't expect this, contact us.</Paragraph>
    </>
  ),
});

export const subscriptionRenewed = defineEmail<PlanProps & { amount: string; renewsOn: string; invoiceUrl: string }>({
  name: "subscription-renewed",
  subject: "Your plan was renewed",
  preview: ({ plan, amount }) => `${plan} was renewed for ${amount}.`,
  body: ({ plan, amount, renewsOn, invoiceUrl }) => (
    <>
      <Paragraph>
        {plan} was renewed for {amount}. The next renewal is on {renewsOn}. You can cancel at any time on the plan page.
      </Paragraph>
      <InvoiceLink url={invoiceUrl} />
      <Action to={link("plan")}>View plan</Action>
    </>
  ),
});

/** Sent to the buyer's email, which may have no account or an unverified one. */
export const paymentUnmatched = defineEmail<PlanProps>({
  name: "payment-unmatched",
  subject: "Payment received: create your account",
  preview: ({ plan }) => `Create your account to start ${plan}.`,
  body: ({ plan }) => (
    <>
      <Paragraph>
        We received your payment for {plan}. To start the plan, create a {site.name} account with this email and confirm
        it. You don't need to pay again.
      </Paragraph>
      <Action to={`${link("signUp")}?paid=yes`}>Create account</Action>
      <Paragraph>
        If you already have an account with this email, sign in and confirm it, and your plan starts immediately. If
        your account has a different email, contact us and we'll move the payment.
      </Paragraph>
    </>
  ),
});

export const paymentInReview = defineEmail<PlanProps>({
  name: "payment-in-review",
  subject: "Payment received: under review",
  preview: "We received your payment and are reviewing it.",
  body: () => (
    <Paragraph>
      We received your payment, but couldn't match it to one of our plans. We're looking into it and will get back to
      you. You don't need to pay again.
    </Paragraph>
  ),
});
