import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import { invitationsPath } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail, type EmailDependencies } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";
import { createLinkToken, createVerificationToken, findInvitationPath } from "./verification-tokens.ts";

/** Returns undefined if there is nothing to confirm. The link leads on to an open invitation. */
export const resolveConfirmation = async (
  dependencies: EmailDependencies,
  email: string,
  { userId }: { userId: string },
) => {
  if (!(await isToConfirm(dependencies.db, userId, email))) return undefined;
  const token = await createVerificationToken(dependencies, { userId, purpose: "confirm-email", email });
  return { token, next: await findInvitationPath(dependencies, email) };
};

/** Whether the address is the account's unverified or pending one and no other account uses it. */
const isToConfirm = async (db: Db, userId: string, email: string) => {
  const [user] = await db
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.email, email), eq(users.pendingEmail, email))));
  if (!user || (user.email === email && user.emailVerifiedAt)) return false;
  return (await db.$count(users, and(eq(users.email, email), ne(users.id, userId)))) === 0;
};

type WithNext = { siteUrl: string; token: string; next?: string | undefined };

export const confirmationUrl = ({ siteUrl, token, next }: WithNext) =>
  `${siteUrl}${link("confirmEmail")}?${new URLSearchParams({ token, ...(next && { next }) })}`;

/** Google sign-ups have a verified address and get it without a link to confirm. */
export const welcome = defineEmail({
  name: "welcome",
  resolve: async (dependencies, email, props: { userId: string }): Promise<{ token?: string; next?: string }> =>
    (await resolveConfirmation(dependencies, email, props)) ?? {},
  subject: `Welcome to ${site.name}`,
  body: ({ siteUrl, trialDays, token, next }) => (
    <EmailLayout preview={`Your ${trialDays}-day trial has started.`} siteUrl={siteUrl}>
      <Paragraph>Welcome to {site.name}.</Paragraph>
      <Paragraph>
        Your account is ready. Try everything for {trialDays} days, no card required. To get started, add your website.
      </Paragraph>
      {token ? (
        <>
          <Paragraph>Please confirm your email. This link expires in a week.</Paragraph>
          <Action href={confirmationUrl({ siteUrl, token, next })}>Confirm email</Action>
          <Paragraph>If you didn't sign up, you can ignore this email.</Paragraph>
        </>
      ) : (
        <Action href={siteUrl + link("dashboard")}>Open dashboard</Action>
      )}
    </EmailLayout>
  ),
});

export const magicLink = defineEmail({
  name: "magic-link",
  resolve: async (dependencies, email, props: { next?: string }) => {
    const linked = await createLinkToken(dependencies, "magic-link", email);
    const next = props.next === invitationsPath ? await findInvitationPath(dependencies, email) : props.next;
    return linked && { ...linked, next };
  },
  subject: `Sign in to ${site.name}`,
  body: ({ siteUrl, token, next }) => (
    <EmailLayout preview={`Sign in to ${site.name}.`} siteUrl={siteUrl}>
      <Paragraph>Use this link to sign in to {site.name}. It expires in 10 minutes and can be used once.</Paragraph>
      <Action href={`${siteUrl}${link("magicLink")}?${new URLSearchParams({ token, ...(next && { next }) })}`}>
        Sign in
      </Action>
      <Paragraph>If you didn't request this link, you can ignore this email.</Paragraph>
    </EmailLayout>
  ),
});

export const passwordReset = defineEmail({
  name: "password-reset",
  resolve: (dependencies, email) => createLinkToken(dependencies, "password-reset", email),
  subject: "Reset your password",
  body: ({ siteUrl, token }) => (
    <EmailLayout preview={`Reset your ${site.name} password.`} siteUrl={siteUrl}>
      <Paragraph>
        We received a request to reset your {site.name} password. This link expires in 30 minutes and can be used once.
      </Paragraph>
      <Action href={`${siteUrl}${link("passwordReset")}?token=${token}`}>Reset password</Action>
      <Paragraph>If you didn't request this, you can ignore this email. Your password won't change.</Paragraph>
    </EmailLayout>
  ),
});

export const passwordChanged = defineEmail({
  name: "password-changed",
  subject: "Your password was changed",
  body: ({ siteUrl }) => (
    <EmailLayout preview={`Your ${site.name} password was changed.`} siteUrl={siteUrl}>
      <Paragraph>Your {site.name} password was changed, and all other devices were signed out.</Paragraph>
      <Paragraph>If this was you, there's nothing to do. If it wasn't, reset your password now:</Paragraph>
      <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
    </EmailLayout>
  ),
});

/** What to do if someone else made the change. */
const NotYou = ({ siteUrl }: { siteUrl: string }) => (
  <>
    <Paragraph>
      If this was you, there's nothing to do. If it wasn't, reset your password now: this signs out all devices and
      removes all passkeys.
    </Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
  </>
);

export const secondFactorOn = defineEmail({
  name: "second-factor-on",
  subject: "Two-factor authentication is on",
  body: ({ siteUrl }) => (
    <EmailLayout preview="Signing in now needs a code, too." siteUrl={siteUrl}>
      <Paragraph>
        Two-factor authentication was turned on for your {site.name} account. Signing in now needs a code of your
        authenticator app, too. Keep your recovery codes in a safe place.
      </Paragraph>
      <NotYou siteUrl={siteUrl} />
    </EmailLayout>
  ),
});

export const secondFactorOff = defineEmail({
  name: "second-factor-off",
  subject: "Two-factor authentication is off",
  body: ({ siteUrl }) => (
    <EmailLayout preview="Signing in no longer needs a code." siteUrl={siteUrl}>
      <Paragraph>
        Two-factor authentication was turned off for your {site.name} account. Signing in no longer needs a code.
      </Paragraph>
      <NotYou siteUrl={siteUrl} />
    </EmailLayout>
  ),
});

export const passkeyAdded = defineEmail<{ name: string }>({
  name: "passkey-added",
  subject: "A passkey was added",
  body: ({ siteUrl, name }) => (
    <EmailLayout preview={`The passkey “${name}” can now sign in.`} siteUrl={siteUrl}>
      <Paragraph>
        The passkey “{name}” was added to your {site.name} account. It signs in without a password.
      </Paragraph>
      <NotYou siteUrl={siteUrl} />
    </EmailLayout>
  ),
});
