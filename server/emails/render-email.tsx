import { convert, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Settings } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";
import { EmailChangeRequested } from "../account/account/account.emails.tsx";
import { ApiKeyCreated } from "../account/api-keys/api-key-created.email.tsx";
import { PasskeyAdded, SecondFactorOff, SecondFactorOn } from "../account/auth/auth.emails.tsx";
import {
  OwnerDispute,
  OwnerDisputeClosed,
  OwnerPaymentFailed,
  OwnerPaymentInReview,
  OwnerPaymentUnmatched,
  OwnerPlanEnded,
  OwnerSale,
  OwnerSignUps,
  OwnerSubscriptionCanceled,
  OwnerSubscriptionEnded,
  OwnerSubscriptionRenewed,
  ownerDisputeClosedSubject,
  ownerSignUpsSubject,
} from "../billing/payments/owner-payments.emails.tsx";
import {
  PaymentInReview,
  PaymentUnmatched,
  PlanEnded,
  PlanStarted,
  planStartedSubject,
  SubscriptionCanceled,
  SubscriptionEnded,
  SubscriptionRenewed,
} from "../billing/payments/payments.emails.tsx";
import { DestinationPaused, destinationPausedSubject } from "../content/destinations/destination-paused.email.tsx";
import { MentionAlert, mentionAlertHeaders, mentionAlertSubject } from "../conversations/alerts/alerts.emails.tsx";
import { digestHeaders, WeeklyDigest } from "../conversations/digest/weekly-digest.email.tsx";
import { WebhookDisabled, webhookDisabledSubject } from "../developers/webhooks/webhook-disabled.email.tsx";
import {
  SubmissionNewsEmail,
  submissionNewsHeaders,
  submissionNewsSubject,
} from "../links/news/submission-news.email.tsx";
import { DeletionScheduled } from "../operations/account-data/deletion-scheduled.email.tsx";
import { TestEmail } from "../operations/setup/setup.email.tsx";
import { TeamInvitation, teamInvitationSubject } from "../operations/users/users.emails.tsx";
import { ReportReady, reportReadySubject } from "../reporting/reports/report-ready.email.tsx";
import { OfferAccepted, offerAcceptedSubject } from "../retention/feedback/offer-accepted.email.tsx";
import { WaitlistWelcome } from "../site/waitlist/waitlist-welcome.email.tsx";
import { ProjectInvitation, projectInvitationSubject } from "../workspace/members/project-invitation.email.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { EmailChanged } from "./email-changed.tsx";
import { SupportEmail, skippedInText } from "./email-layout.tsx";
import { MagicLink } from "./magic-link.tsx";
import { PasswordChanged } from "./password-changed.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { SlackDisabled, slackDisabledSubject } from "./slack-disabled.tsx";
import { TrialEnds } from "./trial-ends.tsx";
import { Welcome } from "./welcome.tsx";

type TemplateContext = { siteUrl: string; trialDays: number };
type Template<Props> = {
  subject: string | ((props: Props & TemplateContext) => string);
  body: (props: Props & TemplateContext) => ReactElement;
  headers?: (props: Props & TemplateContext) => Record<string, string>;
};

/** All email templates with their subject and body. */
const templates = {
  welcome: { subject: `Welcome to ${site.name}`, body: Welcome },
  "confirm-email": { subject: "Confirm your new email", body: ConfirmEmail },
  "email-change-requested": { subject: "Email change requested", body: EmailChangeRequested },
  "email-changed": { subject: "Your email was changed", body: EmailChanged },
  "api-key-created": { subject: "A new API key was created", body: ApiKeyCreated },
  "magic-link": { subject: `Sign in to ${site.name}`, body: MagicLink },
  "password-reset": { subject: "Reset your password", body: PasswordReset },
  "password-changed": { subject: "Your password was changed", body: PasswordChanged },
  "second-factor-on": { subject: "Two-factor authentication is on", body: SecondFactorOn },
  "second-factor-off": { subject: "Two-factor authentication is off", body: SecondFactorOff },
  "passkey-added": { subject: "A passkey was added", body: PasskeyAdded },
  "deletion-scheduled": { subject: "Your account will be deleted", body: DeletionScheduled },
  "payment-failed": { subject: "Your payment failed", body: PaymentFailed },
  "plan-started": { subject: planStartedSubject, body: PlanStarted },
  "plan-ended": { subject: "Your plan has ended", body: PlanEnded },
  "subscription-canceled": { subject: "Your plan is canceled", body: SubscriptionCanceled },
  "subscription-ended": { subject: "Your plan has ended", body: SubscriptionEnded },
  "subscription-renewed": { subject: "Your plan was renewed", body: SubscriptionRenewed },
  "payment-unmatched": { subject: "Payment received: create your account", body: PaymentUnmatched },
  "payment-in-review": { subject: "Payment received: under review", body: PaymentInReview },
  "owner-payment-unmatched": { subject: "A payment has no account yet", body: OwnerPaymentUnmatched },
  "owner-payment-in-review": { subject: "A payment doesn't match any plan", body: OwnerPaymentInReview },
  "owner-plan-ended": { subject: "A subscription moved to a price without a plan", body: OwnerPlanEnded },
  "owner-subscription-canceled": { subject: "A customer canceled", body: OwnerSubscriptionCanceled },
  "owner-subscription-ended": { subject: "A subscription has ended", body: OwnerSubscriptionEnded },
  "owner-subscription-renewed": { subject: "A subscription was renewed", body: OwnerSubscriptionRenewed },
  "owner-sale": { subject: "New sale", body: OwnerSale },
  "owner-payment-failed": { subject: "A customer's payment failed", body: OwnerPaymentFailed },
  "owner-dispute": { subject: "A payment is disputed", body: OwnerDispute },
  "owner-dispute-closed": { subject: ownerDisputeClosedSubject, body: OwnerDisputeClosed },
  "owner-sign-ups": { subject: ownerSignUpsSubject, body: OwnerSignUps },
  "trial-ends": { subject: "Your trial ends tomorrow", body: TrialEnds },
  "offer-accepted": { subject: offerAcceptedSubject, body: OfferAccepted },
  "destination-paused": {
    subject: destinationPausedSubject,
    body: DestinationPaused,
    headers: submissionNewsHeaders,
  },
  "webhook-disabled": {
    subject: webhookDisabledSubject,
    body: WebhookDisabled,
    headers: submissionNewsHeaders,
  },
  "slack-disabled": { subject: slackDisabledSubject, body: SlackDisabled },
  "mention-alert": { subject: mentionAlertSubject, body: MentionAlert, headers: mentionAlertHeaders },
  "project-invitation": { subject: projectInvitationSubject, body: ProjectInvitation },
  "team-invitation": { subject: teamInvitationSubject, body: TeamInvitation },
  "report-ready": { subject: reportReadySubject, body: ReportReady, headers: submissionNewsHeaders },
  "weekly-digest": { subject: "Your weekly mentions", body: WeeklyDigest, headers: digestHeaders },
  "submission-news": {
    subject: submissionNewsSubject,
    body: SubmissionNewsEmail,
    headers: submissionNewsHeaders,
  },
  "test-email": { subject: `Test email from ${site.name}`, body: TestEmail },
  "waitlist-welcome": { subject: "You're on the waitlist", body: WaitlistWelcome },
} satisfies Record<string, Template<never>>;

export type TemplateName = keyof typeof templates;
/** The props to enqueue a template with. Link tokens and the content of digests are added when the email is sent. */
export type TemplateProps<Name extends TemplateName> = Omit<
  Parameters<(typeof templates)[Name]["body"]>[0],
  | keyof TemplateContext
  | "token"
  | "digest"
  | "news"
  | "report"
  | "destination"
  | "webhook"
  | "slack"
  | "alert"
  | "invitation"
>;

/** All props of a template. */
export type EmailProps = Record<string, unknown>;

// XHTML 1.0 Transitional, which email clients expect.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const textOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: `.${skippedInText}`, format: "skip" },
    { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: "td", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** Returns the subject, the HTML and its plain text version. */
export const renderEmail = (
  name: TemplateName,
  props: EmailProps,
  { siteUrl, settings }: { siteUrl: string; settings: Settings },
) => {
  const { subject, body, headers } = templates[name] as Template<EmailProps>;
  const filled = { ...props, siteUrl, trialDays: settings.trial.days };
  const { supportEmail } = settings.general;
  const html = doctype + renderToStaticMarkup(<SupportEmail value={supportEmail}>{body(filled)}</SupportEmail>);
  return {
    subject: typeof subject === "string" ? subject : subject(filled),
    html,
    text: convert(html, textOptions),
    ...(headers && { headers: headers(filled) }),
  };
};
