import { invitationDays } from "#shared/account/auth.ts";
import { roleWithArticle } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph } from "../emails/email-layout.tsx";
import { findInvitationEmail } from "./members/invitation-email.ts";

const permissions = {
  viewer: "You can see everything in the project.",
  editor: "You can see and change everything in the project, except its members and secrets.",
  owner: "You can change everything in the project, including its members.",
};

const andOthers = (others: number) => (others ? ` and ${others} more ${others === 1 ? "project" : "projects"}` : "");

export const projectInvitation = defineEmail({
  name: "project-invitation",
  resolve: findInvitationEmail,
  subject: ({ invitation: { inviter, project } }) => `${inviter} invited you to ${project}`,
  preview: ({ invitation }) => `Join ${invitation.project} on ${site.name}.`,
  body: ({ invitation: { inviter, project, others, role }, token }) => (
    <>
      <Paragraph>
        {inviter} invited you to work on {project}
        {andOthers(others)} as {roleWithArticle[role]}. {permissions[role]}
      </Paragraph>
      <Action to={link("invitation", { token })}>View the invitation</Action>
      <Paragraph>
        It expires in {invitationDays} days. If you don't know the sender, you can ignore this email.
      </Paragraph>
    </>
  ),
});
