import { invitationDays } from "#shared/account/auth.ts";
import type { TeamRole } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type TeamInvitationProps = { siteUrl: string; token: string; inviter: string; role: TeamRole };

export const teamInvitationSubject = ({ inviter }: TeamInvitationProps) =>
  `${inviter} invited you to the ${site.name} team`;

const firstSteps = {
  operator:
    "As an operator you list customers at directories, check their links and edit articles. Choose a password, sign in and open Work: it gives you one task at a time, with the form's address, the values to fill in and a key for each button. Press ? there to see the keys.",
  admin:
    "As an administrator you see all accounts, payments and settings. Choose a password, sign in and open Setup: it shows what the installation still needs.",
};

export const TeamInvitation = ({ siteUrl, token, inviter, role }: TeamInvitationProps) => (
  <EmailLayout preview={`Join the ${site.name} team.`} siteUrl={siteUrl}>
    <Paragraph>
      {inviter} invited you to work at {site.name}. {firstSteps[role]}
    </Paragraph>
    <Action href={`${siteUrl}${link("passwordReset")}?invited=${role}&token=${token}`}>Choose a password</Action>
    <Paragraph>
      The link expires in {invitationDays} days and can be used once. If you don't know the sender, you can ignore this
      email.
    </Paragraph>
  </EmailLayout>
);
