import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { projectInvitations, projects, users } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { hashToken } from "../../security/random-token.ts";
import { isSentWith } from "./members.ts";

/** Derived, so that later emails can lead to the same invitation although only the token's hash is stored. */
const tokenOf = (tokens: Dependencies["tokens"], invitationId: string) =>
  tokens.markOf("link invitation", invitationId);

/** Path of the newest invitation that was emailed to the address, or undefined. */
export const findInvitationPath = async (
  { db, clock, tokens }: Pick<Dependencies, "db" | "clock" | "tokens">,
  recipient: string,
) => {
  const [invitation] = await db
    .select({ id: projectInvitations.id })
    .from(projectInvitations)
    .where(
      and(
        eq(projectInvitations.email, recipient),
        gt(projectInvitations.expiresAt, clock()),
        isNotNull(projectInvitations.tokenHash),
      ),
    )
    .orderBy(desc(projectInvitations.expiresAt))
    .limit(1);
  return invitation && link("invitation", { token: tokenOf(tokens, invitation.id) });
};

/** Returns the invitation with its link's token, or undefined if it was withdrawn, accepted or has expired. */
export const findInvitationEmail = async (
  { db, clock, tokens }: Pick<Dependencies, "db" | "clock" | "tokens">,
  recipient: string,
  { invitationId = "" }: Record<string, string>,
) => {
  const token = tokenOf(tokens, invitationId);
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

export type InvitationEmail = NonNullable<Awaited<ReturnType<typeof findInvitationEmail>>>["invitation"];
