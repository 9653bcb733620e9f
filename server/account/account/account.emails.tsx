import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";
import { confirmationUrl, resolveConfirmation } from "../auth/auth.emails.tsx";

export const confirmNewEmail = defineEmail({
  name: "confirm-email",
  resolve: resolveConfirmation,
  subject: "Confirm your new email",
  body: ({ siteUrl, token, next }) => (
    <EmailLayout preview={`Confirm the new email for your ${site.name} account.`} siteUrl={siteUrl}>
      <Paragraph>
        You asked to use this email for your {site.name} account. Confirm it to complete the change. This link expires
        in a week.
      </Paragraph>
      <Action href={confirmationUrl({ siteUrl, token, next })}>Confirm email</Action>
      <Paragraph>If you didn't request this change, you can ignore this email.</Paragraph>
    </EmailLayout>
  ),
});

export const emailChangeRequested = defineEmail<{ newEmail: string }>({
  name: "email-change-requested",
  subject: "Email change requested",
  body: ({ siteUrl, newEmail }) => (
    <EmailLayout preview={`Someone asked to change the email of your ${site.name} account.`} siteUrl={siteUrl}>
      <Paragraph>
        Someone signed in to your {site.name} account asked to change its email to {newEmail}. The change takes effect
        once that email is confirmed.
      </Paragraph>
      <Paragraph>
        If this was you, there's nothing to do. If it wasn't, reset your password now: this cancels the change and signs
        out all devices.
      </Paragraph>
      <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
    </EmailLayout>
  ),
});

export const emailChanged = defineEmail({
  name: "email-changed",
  subject: "Your email was changed",
  body: ({ siteUrl }) => (
    <EmailLayout preview={`Your ${site.name} account has a new email.`} siteUrl={siteUrl}>
      <Paragraph>
        The email of your {site.name} account was changed. This address is no longer connected to the account.
      </Paragraph>
      <Paragraph>If you didn't make this change, reply to this email right away.</Paragraph>
    </EmailLayout>
  ),
});

export const trialEnds = defineEmail({
  name: "trial-ends",
  subject: "Your trial ends tomorrow",
  body: ({ siteUrl }) => (
    <EmailLayout preview={`Choose a plan to keep using ${site.name}.`} siteUrl={siteUrl}>
      <Paragraph>Your {site.name} trial ends tomorrow.</Paragraph>
      <Paragraph>
        Choose a plan to keep using {site.name}. Without one, you can still view and export your data.
      </Paragraph>
      <Action href={siteUrl + link("plan")}>View plans</Action>
      <Paragraph>
        If you don't want to continue, there's nothing to do. We don't have your card and won't charge you.
      </Paragraph>
    </EmailLayout>
  ),
});
