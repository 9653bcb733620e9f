import { invitationDays } from "#shared/account/auth.ts";
import { roleWithArticle } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import type { InvitationEmail } from "../workspace/members/invitation-email.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type ProjectInvitationProps = { siteUrl: string; invitation: InvitationEmail; token: string };

export const projectInvitationSubject = ({ invitation: { inviter, project } }: ProjectInvitationProps) =>
  `${inviter} invited you to ${project}`;

const permissions = {
  viewer: "You can see everything in the project.",
  editor: "You can see and change everything in the project, except its members and secrets.",
  owner: "You can change everything in the project, including its members.",
};

const andOthers = (others: number) => (others ? ` and ${others} more ${others === 1 ? "project" : "projects"}` : "");

export const ProjectInvitation = ({ siteUrl, invitation, token }: ProjectInvitationProps) => (
  <EmailLayout preview={`Join ${invitation.project} on ${site.name}.`} siteUrl={siteUrl}>
    <Paragraph>
      {invitation.inviter} invited you to work on {invitation.project}
      {andOthers(invitation.others)} as {roleWithArticle[invitation.role]}. {permissions[invitation.role]}
    </Paragraph>
    <Action href={siteUrl + link("invitation", { token })}>View the invitation</Action>
    <Paragraph>It expires in {invitationDays} days. If you don't know the sender, you can ignore this email.</Paragraph>
  </EmailLayout>
);
