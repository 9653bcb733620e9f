// Emails about an account: its address, sign-in methods and trial.

import { invitationsPath } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail, type EmailDependencies } from "../emails/define-email.ts";
import { Action, Paragraph } from "../emails/email-layout.tsx";
import { createConfirmationToken, createLinkToken, findInvitationPath } from "./auth/verification-tokens.ts";

const withToken = (path: string, token: string, next?: string) =>
  `${path}?${new URLSearchParams({ token, ...(next && { next }) })}`;

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

/** The link that confirms the address. It leads to an open invitation, if any. */
const resolveConfirmation = async (dependencies: EmailDependencies, email: string, { userId }: { userId: string }) => {
  const token = await createConfirmationToken(dependencies, userId, email);
  return token === undefined ? undefined : { token, next: await findInvitationPath(dependencies, email) };
};

/** With a token it asks to confirm the address; without one the address is already verified. */
export const welcome = defineEmail({
  name: "welcome",
  resolve: async (dependencies, email, queued: { userId: string }) => {
    const { trial } = await dependencies.settings.read();
    return { trialDays: trial.days, ...(await resolveConfirmation(dependencies, email, queued)) };
  },
  subject: `Welcome to ${site.name}`,
  preview: ({ trialDays }) => `Your ${trialDays}-day trial has started.`,
  body: ({ trialDays, token, next }) => (
    <>
      <Paragraph>Welcome to {site.name}.</Paragraph>
      <Paragraph>
        Your account is ready. Try everything for {trialDays} days, no card required. To get started, add your website.
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
});

export const confirmNewEmail = defineEmail({
  name: "confirm-email",
  resolve: resolveConfirmation,
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
});

export const emailChangeRequested = defineEmail<{ newEmail: string }>({
  name: "email-change-requested",
  subject: "Email change requested",
  preview: `Someone asked to change the email of your ${site.name} account.`,
  body: ({ newEmail }) => (
    <>
      <Paragraph>
        Someone signed in to your {site.name} account asked to change its email to {newEmail}. The change takes effect
        once that email is confirmed.
      </Paragraph>
      <Paragraph>
        If this was you, there's nothing to do. If it wasn't, reset your password now: this cancels the change and signs
        out all devices.
      </Paragraph>
      <Action to={link("passwordReset")}>Reset password</Action>
    </>
  ),
});

export const emailChanged = defineEmail({
  name: "email-changed",
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
});

export const apiKeyCreated = defineEmail<{ name: string; scopes: string }>({
  name: "api-key-created",
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
});

export const magicLink = defineEmail({
  name: "magic-link",
  resolve: async (dependencies, email, { next }: { next?: string }) => {
    const created = await createLinkToken(dependencies, "magic-link", email);
    return (
      created && { ...created, next: next === invitationsPath ? await findInvitationPath(dependencies, email) : next }
    );
  },
  subject: `Sign in to ${site.name}`,
  preview: `Sign in to ${site.name}.`,
  body: ({ token, next }) => (
    <>
      <Paragraph>Use this link to sign in to {site.name}. It expires in 10 minutes and can be used once.</Paragraph>
      <Action to={withToken(link("magicLink"), token, next)}>Sign in</Action>
      <Paragraph>If you didn't request this link, you can ignore this email.</Paragraph>
    </>
  ),
});

export const passwordReset = defineEmail({
  name: "password-reset",
  resolve: (dependencies, email, _queued: { next?: string }) => createLinkToken(dependencies, "password-reset", email),
  subject: "Reset your password",
  preview: `Reset your ${site.name} password.`,
  body: ({ token }) => (
    <>
      <Paragraph>
        We received a request to reset your {site.name} password. This link expires in 30 minutes and can be used once.
      </Paragraph>
      <Action to={`${link("passwordReset")}?token=${token}`}>Reset password</Action>
      <Paragraph>If you didn't request this, you can ignore this email. Your password won't change.</Paragraph>
    </>
  ),
});

export const passwordChanged = defineEmail({
  name: "password-changed",
  subject: "Your password was changed",
  preview: `Your ${site.name} password was changed.`,
  body: () => (
    <>
      <Paragraph>Your {site.name} password was changed, and all other devices were signed out.</Paragraph>
      <Paragraph>If this was you, there's nothing to do. If it wasn't, reset your password now:</Paragraph>
      <Action to={link("passwordReset")}>Reset password</Action>
    </>
  ),
});

export const secondFactorOn = defineEmail({
  name: "second-factor-on",
  subject: "Two-factor authentication is on",
  preview: "Signing in now needs a code, too.",
  body: () => (
    <>
      <Paragraph>
        Two-factor authentication was turned on for your {site.name} account. Signing in now needs a code from your
        authenticator app, too. Keep your recovery codes in a safe place.
      </Paragraph>
      {notYou}
    </>
  ),
});

export const secondFactorOff = defineEmail({
  name: "second-factor-off",
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
});

export const passkeyAdded = defineEmail<{ name: string }>({
  name: "passkey-added",
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
});

export const trialEnds = defineEmail({
  name: "trial-ends",
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
});
