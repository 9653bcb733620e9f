import { convert, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Settings } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";
import { ApiKeyCreated } from "./api-key-created.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { DeletionScheduled } from "./deletion-scheduled.tsx";
import { DestinationPaused, destinationPausedSubject } from "./destination-paused.tsx";
import { EmailChangeRequested } from "./email-change-requested.tsx";
import { EmailChanged } from "./email-changed.tsx";
import { SupportEmail, skippedInText } from "./email-layout.tsx";
import { MagicLink } from "./magic-link.tsx";
import { MentionAlert, mentionAlertHeaders, mentionAlertSubject } from "./mention-alert.tsx";
import { OfferAccepted, offerAcceptedSubject } from "./offer-accepted.tsx";
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
} from "./owner-notices.tsx";
import { PasswordChanged } from "./password-changed.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import {
  PaymentInReview,
  PaymentUnmatched,
  PlanEnded,
  PlanStarted,
  planStartedSubject,
  SubscriptionCanceled,
  SubscriptionEnded,
  SubscriptionRenewed,
} from "./payment-notices.tsx";
import { ProjectInvitation, projectInvitationSubject } from "./project-invitation.tsx";
import { ReportReady, reportReadySubject } from "./report-ready.tsx";
import { PasskeyAdded, SecondFactorOff, SecondFactorOn } from "./second-factor-notices.tsx";
import { SlackDisabled, slackDisabledSubject } from "./slack-disabled.tsx";
import { SubmissionNewsEmail, submissionNewsHeaders, submissionNewsSubject } from "./submission-news.tsx";
import { TeamInvitation, teamInvitationSubject } from "./team-invitation.tsx";
import { TestEmail } from "./test-email.tsx";
import { TrialEnds } from "./trial-ends.tsx";
import { WaitlistWelcome } from "./waitlist-welcome.tsx";
import { WebhookDisabled, webhookDisabledSubject } from "./webhook-disabled.tsx";
import { digestHeaders, WeeklyDigest } from "./weekly-digest.tsx";
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
