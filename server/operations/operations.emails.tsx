import { invitationDays } from "#shared/account/auth.ts";
import type { TeamRole } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { createLinkToken } from "../account/auth/verification-tokens.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, OwnerSettings, Paragraph } from "../emails/email-layout.tsx";

const longDay = (time: string) => new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

export const deletionScheduled = defineEmail({
  name: "deletion-scheduled",
  resolve: (dependencies, email, _queued: { deletionAt: string }) =>
    createLinkToken(dependencies, "keep-account", email),
  subject: "Your account will be deleted",
  preview: ({ deletionAt }) => `Until ${longDay(deletionAt)}, you can keep it.`,
  body: ({ deletionAt, token }) => (
    <>
      <Paragraph>
        Your {site.name} account will be deleted on {longDay(deletionAt)}, with all its projects and data. All devices
        are signed out, and your subscription won't renew.
      </Paragraph>
      <Paragraph>If you change your mind, or if this wasn't you, keep your account:</Paragraph>
      <Action to={`${link("keepAccount")}?token=${token}`}>Keep my account</Action>
    </>
  ),
});

const firstSteps = {
  operator:
    "As an operator you list customers at directories, check their links and edit articles. Choose a password, sign in and open Work: it gives you one task at a time, with the form's address, the values to fill in and a key for each button. Press ? there to see the keys.",
  admin:
    "As an administrator you see all accounts, payments and settings. Choose a password, sign in and open Setup: it shows what the installation still needs.",
};

export const teamInvitation = defineEmail({
  name: "team-invitation",
  resolve: (dependencies, email, _queued: { inviter: string; role: TeamRole }) =>
    createLinkToken(dependencies, "team-invitation", email),
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
});

export const testEmail = defineEmail({
  name: "test-email",
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
});

const signUpsText = ({ total, day }: { total: string; day: string }) =>
  `${total === "1" ? "1 person" : `${total} people`} signed up on ${longDay(day)}.`;

export const ownerSignUps = defineEmail<{ total: string; day: string }>({
  name: "owner-sign-ups",
  subject: ({ total }) => (total === "1" ? "1 new sign-up" : `${total} new sign-ups`),
  preview: signUpsText,
  body: (signUps) => (
    <>
      <Paragraph>{signUpsText(signUps)}</Paragraph>
      <Action to={link("adminUsers")}>Open users</Action>
      <OwnerSettings />
    </>
  ),
});
