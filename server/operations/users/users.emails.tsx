import { invitationDays } from "#shared/account/auth.ts";
import type { TeamRole } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { createLinkToken } from "../../account/auth/verification-tokens.ts";
import { OwnerSettings } from "../../billing/payments/owner-payments.emails.tsx";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

const firstSteps = {
  operator:
    "As an operator you list customers at directories, check their links and edit articles. Choose a password, sign in and open Work: it gives you one task at a time, with the form's address, the values to fill in and a key for each button. Press ? there to see the keys.",
  admin:
    "As an administrator you see all accounts, payments and settings. Choose a password, sign in and open Setup: it shows what the installation still needs.",
};

export const teamInvitation = defineEmail({
  name: "team-invitation",
  resolve: (dependencies, email, _props: { inviter: string; role: TeamRole }) =>
    createLinkToken(dependencies, "team-invitation", email),
  subject: ({ inviter }) => `${inviter} invited you to the ${site.name} team`,
  body: ({ siteUrl, token, inviter, role }) => (
    <EmailLayout preview={`Join the ${site.name} team.`} siteUrl={siteUrl}>
      <Paragraph>
        {inviter} invited you to work at {site.name}. {firstSteps[role]}
      </Paragraph>
      <Action href={`${siteUrl}${link("passwordReset")}?invited=${role}&token=${token}`}>Choose a password</Action>
      <Paragraph>
        The link expires in {invitationDays} days and can be used once. If you don't know the sender, you can ignore
        this email.
      </Paragraph>
    </EmailLayout>
  ),
});

export const ownerSignUps = defineEmail<{ total: string; day: string }>({
  name: "owner-sign-ups",
  subject: ({ total }) => (total === "1" ? "1 new sign-up" : `${total} new sign-ups`),
  body: ({ siteUrl, total, day }) => {
    const text = `${total === "1" ? "1 person" : `${total} people`} signed up on ${longDay.format(new Date(day))}.`;
    return (
      <EmailLayout preview={text} siteUrl={siteUrl}>
        <Paragraph>{text}</Paragraph>
        <Action href={siteUrl + link("adminUsers")}>Open users</Action>
        <OwnerSettings siteUrl={siteUrl} />
      </EmailLayout>
    );
  },
});

const longDay = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
