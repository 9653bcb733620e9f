// Emails about an account: its address, sign-in methods and end.

import { invitationDays } from "#shared/account/auth.ts";
import type { TeamRole } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, Paragraph, template } from "./email-layout.tsx";

const withToken = (path: string, token: string, next?: string) =>
  `${path}?${new URLSearchParams({ token, ...(next && { next }) })}`;

const formatDay = (time: string) => new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What to do if someone else made the change. */
const notYou = (
  <>
    <Paragraph>
      If this was you, there's nothing to do. If it wasn't, reset your password now: this signs out all devices and
      removes all passkeys.
    </Paragraph>
    <Action to={link("passwordReset")}>Reset password</Action>
  </>
);

const firstSteps = {
  operator:
    "As an operator you list customers at directories, check their links and edit articles. Choose a password, sign in and open Work: it gives you one task at a time, with the form's address, the values to fill in and a key for each button. Press ? there to see the keys.",
  admin:
    "As an administrator you see all accounts, payments and settings. Choose a password, sign in and open Setup: it shows what the installation still needs.",
};

export const accountEmails = {
  /** With a token it asks to confirm the address; without one the address is already verified. */
  welcome: template<{ trialDays: number; token?: string; next?: string }>({
    subject: `Welcome to ${site.name}`,
    preview: ({ trialDays }) => `Your ${trialDays}-day trial has started.`,
    body: ({ trialDays, token, next }) => (
      <>
        <Paragraph>Welcome to {site.name}.</Paragraph>
        <Paragraph>
          Your account is ready. Try everything for {trialDays} days, no card required. To get started, add your
          website.
        </Paragraph>
        {token ? (
          <>
            <Paragraph>Please confirm your email. This link expires in a week.</Paragraph>
            <Action to={withToken(link("confirmEmail"), token, next)}>Confirm email</Action>
            <Paragraph>If you didn't sign up, you can ignore this email.</Paragraph>
          </>
        ) : (
          <Action to={link("dashboard")}>Open dashboard</Action>
        )}
      </>
    ),
  }),
  "confirm-email": template<{ token: string; next?: string }>({
    subject: "Confirm your new email",
    preview: `Confirm the new email for your ${site.name} account.`,
    body: ({ token, next }) => (
      <>
        <Paragraph>
          You asked to use this email for your {site.name} account. Confirm it to complete the change. This link expires
          in a week.
        </Paragraph>
        <Action to={withToken(link("confirmEmail"), token, next)}>Confirm email</Action>
        <Paragraph>If you didn't request this change, you can ignore this email.</Paragraph>
      </>
    ),
  }),
  "email-change-requested": template<{ newEmail: string }>({
    subject: "Email change requested",
    preview: `Someone asked to change the email of your ${site.name} account.`,
    body: ({ newEmail }) => (
      <>
        <Paragraph>
          Someone signed in to your {site.name} account asked to change its email to {newEmail}. The change takes effect
          once that email is confirmed.
        </Paragraph>
        <Paragraph>
          If this was you, there's nothing to do. If it wasn't, reset your password now: this cancels the change and
          signs out all devices.
        </Paragraph>
        <Action to={link("passwordReset")}>Reset password</Action>
      </>
    ),
  }),
  "email-changed": template({
    subject: "Your email was changed",
    preview: `Your ${site.name} account has a new email.`,
    body: () => (
      <>
        <Paragraph>
          The email of your {site.name} account was changed. This address is no longer connected to the account.
        </Paragraph>
        <Paragraph>If you didn't make this change, reply to this email right away.</Paragraph>
      </>
    ),
  }),
  "api-key-created": template<{ name: string; scopes: string }>({
    subject: "A new API key was created",
    preview: `A new API key for your ${site.name} account.`,
    body: ({ name, scopes }) => (
      <>
        <Paragraph>
          The API key “{name}” was created for your {site.name} account. Its permissions: {scopes}.
        </Paragraph>
        <Paragraph>
          If this was you, there's nothing to do. If it wasn't, revoke the key and change your password:
        </Paragraph>
        <Action to={link("apiKeys")}>Review API keys</Action>
      </>
    ),
  }),
  "magic-link": template<{ token: string; next?: string }>({
    subject: `Sign in to ${site.name}`,
    preview: `Sign in to ${site.name}.`,
    body: ({ token, next }) => (
      <>
        <Paragraph>Use this link to sign in to {site.name}. It expires in 10 minutes and can be used once.</Paragraph>
        <Action to={withToken(link("magicLink"), token, next)}>Sign in</Action>
        <Paragraph>If you didn't request this link, you can ignore this email.</Paragraph>
      </>
    ),
  }),
  "password-reset": template<{ token: string }>({
    subject: "Reset your password",
    preview: `Reset your ${site.name} password.`,
    body: ({ token }) => (
      <>
        <Paragraph>
          We received a request to reset your {site.name} password. This link expires in 30 minutes and can be used
          once.
        </Paragraph>
        <Action to={`${link("passwordReset")}?token=${token}`}>Reset password</Action>
        <Paragraph>If you didn't request this, you can ignore this email. Your password won't change.</Paragraph>
      </>
    ),
  }),
  "password-changed": template({
    subject: "Your password was changed",
    preview: `Your ${site.name} password was changed.`,
    body: () => (
      <>
        <Paragraph>Your {site.name} password was changed, and all other devices were signed out.</Paragraph>
        <Paragraph>If this was you, there's nothing to do. If it wasn't, reset your password now:</Paragraph>
        <Action to={link("passwordReset")}>Reset password</Action>
      </>
    ),
  }),
  "second-factor-on": template({
    subject: "Two-factor authentication is on",
    preview: "Signing in now needs a code, too.",
    body: () => (
      <>
        <Paragraph>
          Two-factor authentication was turned on for your {site.name} account. Signing in now needs a code of your
          authenticator app, too. Keep your recovery codes in a safe place.
        </Paragraph>
        {notYou}
      </>
    ),
  }),
  "second-factor-off": template({
    subject: "Two-factor authentication is off",
    preview: "Signing in no longer needs a code.",
    body: () => (
      <>
        <Paragraph>
          Two-factor authentication was turned off for your {site.name} account. Signing in no longer needs a code.
        </Paragraph>
        {notYou}
      </>
    ),
  }),
  "passkey-added": template<{ name: string }>({
    subject: "A passkey was added",
    preview: ({ name }) => `The passkey “${name}” can now sign in.`,
    body: ({ name }) => (
      <>
        <Paragraph>
          The passkey “{name}” was added to your {site.name} account. It signs in without a password.
        </Paragraph>
        {notYou}
      </>
    ),
  }),
  "deletion-scheduled": template<{ deletionAt: string; token: string }>({
    subject: "Your account will be deleted",
    preview: ({ deletionAt }) => `Until ${formatDay(deletionAt)}, you can keep it.`,
    body: ({ deletionAt, token }) => (
      <>
        <Paragraph>
          Your {site.name} account will be deleted on {formatDay(deletionAt)}, with all its projects and data. All
          devices are signed out, and your subscription won't renew.
        </Paragraph>
        <Paragraph>If you change your mind, or if this wasn't you, keep your account:</Paragraph>
        <Action to={`${link("keepAccount")}?token=${token}`}>Keep my account</Action>
      </>
    ),
  }),
  "trial-ends": template({
    subject: "Your trial ends tomorrow",
    preview: `Choose a plan to keep using ${site.name}.`,
    body: () => (
      <>
        <Paragraph>Your {site.name} trial ends tomorrow.</Paragraph>
        <Paragraph>
          Choose a plan to keep using {site.name}. Without one, you can still view and export your data.
        </Paragraph>
        <Action to={link("plan")}>View plans</Action>
        <Paragraph>
          If you don't want to continue, there's nothing to do. We don't have your card and won't charge you.
        </Paragraph>
      </>
    ),
  }),
  "team-invitation": template<{ token: string; inviter: string; role: TeamRole }>({
    subject: ({ inviter }) => `${inviter} invited you to the ${site.name} team`,
    preview: `Join the ${site.name} team.`,
    body: ({ token, inviter, role }) => (
      <>
        <Paragraph>
          {inviter} invited you to work at {site.name}. {firstSteps[role]}
        </Paragraph>
        <Action to={`${link("passwordReset")}?invited=${role}&token=${token}`}>Choose a password</Action>
        <Paragraph>
          The link expires in {invitationDays} days and can be used once. If you don't know the sender, you can ignore
          this email.
        </Paragraph>
      </>
    ),
  }),
  "test-email": template({
    subject: `Test email from ${site.name}`,
    preview: `${site.name} can send emails.`,
    body: () => (
      <>
        <Paragraph>
          You sent this from the setup checklist: {site.name} can send emails. If it landed in your spam folder, add SPF
          and DKIM records to the sender's domain.
        </Paragraph>
        <Action to={link("adminSetup")}>Open setup</Action>
      </>
    ),
  }),
  "waitlist-welcome": template({
    subject: "You're on the waitlist",
    preview: `We'll let you know when ${site.name} is online.`,
    body: () => (
      <>
        <Paragraph>Hi,</Paragraph>
        <Paragraph>
          Thanks for joining the {site.name} waitlist. You will be notified once the product is online. We won't send
          you anything else until then.
        </Paragraph>
        <Paragraph>If you didn't sign up, reply to this email and we'll remove you from the list.</Paragraph>
      </>
    ),
  }),
};
