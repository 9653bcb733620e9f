import { and, eq, gt, ne, sql } from "drizzle-orm";
import { projectInvitations, projects, users } from "#db/schema/index.ts";
import { invitationDays } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { roleWithArticle } from "#shared/workspace/members.ts";
import { invitationTokenOf } from "../../account/auth/verification-tokens.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";
import { hashToken } from "../../security/random-token.ts";

/** The inviter's open invitations of the same address that were sent together with this one: none has a link of its own. */
export const isSentWith = (invitation: { id: string; email: string; invitedBy: string; expiresAt: Date }) =>
  and(
    eq(projectInvitations.email, invitation.email),
    eq(projectInvitations.invitedBy, invitation.invitedBy),
    eq(projectInvitations.expiresAt, invitation.expiresAt),
    ne(projectInvitations.id, invitation.id),
  );

const permissions = {
  viewer: "You can see everything in the project.",
  editor: "You can see and change everything in the project, except its members and secrets.",
  owner: "You can change everything in the project, including its members.",
};

const andOthers = (others: number) => (others ? ` and ${others} more ${others === 1 ? "project" : "projects"}` : "");

export const projectInvitation = defineEmail({
  name: "project-invitation",
  /** Not sent if it was withdrawn, accepted or has expired. */
  resolve: async ({ db, clock, tokens }, recipient, { invitationId }: { invitationId: string }) => {
    const token = invitationTokenOf(tokens, invitationId);
    const [invited] = await db
      .update(projectInvitations)
      .set({ tokenHash: hashToken(token) })
      .where(
        and(
          eq(projectInvitations.id, invitationId),
          eq(projectInvitations.email, recipient),
          gt(projectInvitations.expiresAt, clock()),
        ),
      )
      .returning();
    if (!invited) return undefined;
    const others = await db.$count(projectInvitations, isSentWith(invited));
    const [invitation] = await db
      .select({
        project: projects.name,
        inviter: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
        role: projectInvitations.role,
      })
      .from(projectInvitations)
      .innerJoin(projects, eq(projects.id, projectInvitations.projectId))
      .innerJoin(users, eq(users.id, projectInvitations.invitedBy))
      .where(eq(projectInvitations.id, invited.id));
    return invitation && { invitation: { ...invitation, others }, token };
  },
  subject: ({ invitation: { inviter, project } }) => `${inviter} invited you to ${project}`,
  body: ({ siteUrl, invitation, token }) => (
    <EmailLayout preview={`Join ${invitation.project} on ${site.name}.`} siteUrl={siteUrl}>
      <Paragraph>
        {invitation.inviter} invited you to work on {invitation.project}
        {andOthers(invitation.others)} as {roleWithArticle[invitation.role]}. {permissions[invitation.role]}
      </Paragraph>
      <Action href={siteUrl + link("invitation", { token })}>View the invitation</Action>
      <Paragraph>
        It expires in {invitationDays} days. If you don't know the sender, you can ignore this email.
      </Paragraph>
    </EmailLayout>
  ),
});
