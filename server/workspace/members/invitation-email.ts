import { and, eq, gt, ne, sql } from "drizzle-orm";
import { projectInvitations, projects, users } from "#db/schema/index.ts";
import { invitationTokenOf } from "../../account/auth/verification-tokens.ts";
import type { Dependencies } from "../../dependencies.ts";
import { hashToken } from "../../security/random-token.ts";

/** The inviter's open invitations of the same address that were sent together with this one: none has a link of its own. */
export const isSentWith = (invitation: { id: string; email: string; invitedBy: string; expiresAt: Date }) =>
  and(
    eq(projectInvitations.email, invitation.email),
    eq(projectInvitations.invitedBy, invitation.invitedBy),
    eq(projectInvitations.expiresAt, invitation.expiresAt),
    ne(projectInvitations.id, invitation.id),
  );

/** Returns the invitation with its link's token, or undefined if it was withdrawn, accepted or has expired. */
export const findInvitationEmail = async (
  { db, clock, tokens }: Pick<Dependencies, "db" | "clock" | "tokens">,
  recipient: string,
  { invitationId }: { invitationId: string },
) => {
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
};
