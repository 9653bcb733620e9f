import { and, asc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { projectInvitations, projectMembers, projects, searchConnections, users } from "#db/schema/index.ts";
import { invitationDays } from "#shared/account/auth.ts";
import { Problem } from "#shared/problem.ts";
import type { MemberRole } from "#shared/roles.ts";
import { type InvitationInput, maxMembers } from "#shared/workspace/members.ts";
import type { Dependencies } from "../../dependencies.ts";
import { normalizeMailbox } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { hashToken } from "../../security/random-token.ts";
import { recordActivity } from "../activity/activity.ts";
import { projectInvitation } from "../workspace.emails.tsx";
import { isSentWith } from "./invitation-email.ts";

type Project = Pick<typeof projects.$inferSelect, "id" | "userId" | "createdAt">;
type Scope = Pick<Dependencies, "db" | "clock" | "jobs">;

/** Emails to one address about one project, and to one mailbox about any: strangers can have them sent. */
const mailsDay = createRateLimit({ name: "invitation-mails-day", points: 5, seconds: 24 * 3600 });
const mailboxDay = createRateLimit({ name: "invitation-mailbox-day", points: 20, seconds: 24 * 3600 });

const { id, email, role, expiresAt, createdAt } = projectInvitations;
const invitationColumns = { id, email, role, expiresAt, createdAt };

/** Lists who works on a project, its payer first. Only owners see the invitations. */
export const listMembers = async (db: Db, project: Project, viewerRole: MemberRole) => {
  const [payer] = await db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, project.userId));
  if (!payer) throw new Problem("not-found", "Project not found.");
  const members = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: projectMembers.role,
      createdAt: projectMembers.createdAt,
    })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, project.id))
    .orderBy(asc(projectMembers.createdAt), asc(users.id));
  const invitations =
    viewerRole === "owner"
      ? await db
          .select(invitationColumns)
          .from(projectInvitations)
          .where(eq(projectInvitations.projectId, project.id))
          .orderBy(asc(createdAt), asc(id))
      : [];
  return {
    members: [
      { ...payer, role: "owner" as const, isPayer: true, createdAt: project.createdAt },
      ...members.map((member) => ({ ...member, isPayer: false })),
    ],
    invitations,
  };
};

/**
 * Invites an address, or sends its invitation again with the new role. The answer doesn't depend on whether the address
 * has an account. With `everyProject`, the same email and link also invite to the inviter's other projects, except where
 * the person is a member. Throws Problem `conflict` for a member, `limit`, and `rate-limited` after five emails a day about it, or twenty about any project.
 */
export const inviteMember = async (
  { db, clock, jobs }: Scope,
  project: Project,
  invitedBy: string,
  input: InvitationInput,
) => {
  await consumeRateLimit(mailsDay(db), hashToken(`${project.id} ${input.email}`));
  await consumeRateLimit(mailboxDay(db), hashToken(normalizeMailbox(input.email)));
  return db.transaction(async (tx) => {
    // In one order, so that two invitations can't wait for each other.
    const own = await tx
      .select({ id: projects.id, userId: projects.userId, createdAt: projects.createdAt })
      .from(projects)
      .where(or(eq(projects.id, project.id), input.everyProject ? eq(projects.userId, invitedBy) : undefined))
      .orderBy(asc(projects.id))
      .for("update");
    const now = clock();
    const saved = await saveInvitation(tx, now, project, invitedBy, input);
    if (!saved) throw new Problem("conflict", "This person is already a member of the project.");
    for (const other of own) if (other.id !== project.id) await saveInvitation(tx, now, other, invitedBy, input);
    await enqueueEmail(tx, jobs, {
      to: saved.email,
      email: projectInvitation,
      props: { invitationId: saved.id },
    });
    return saved;
  });
};

/** Saves an invitation to a locked project. Returns undefined for a member. Throws Problem `limit`. */
const saveInvitation = async (
  tx: Db,
  now: Date,
  project: Project,
  invitedBy: string,
  input: Pick<InvitationInput, "email" | "role">,
) => {
  const { members, invitations } = await listMembers(tx, project, "owner");
  if (members.some((member) => member.email === input.email)) return undefined;
  const isNew = !invitations.some((invitation) => invitation.email === input.email);
  if (isNew && members.length + invitations.length >= maxMembers)
    throw new Problem("limit", `A project can have ${maxMembers} members and invitations.`);
  const until = new Date(now.getTime() + invitationDays * 24 * 3600_000);
  const values = { projectId: project.id, email: input.email, role: input.role, invitedBy, expiresAt: until };
  const ofAddress = and(eq(projectInvitations.projectId, project.id), eq(email, input.email));
  const [before] = await tx.select().from(projectInvitations).where(ofAddress);
  const [saved] = isNew
    ? await tx
        .insert(projectInvitations)
        .values({ ...values, createdAt: now })
        .returning(invitationColumns)
    : await tx.update(projectInvitations).set(values).where(ofAddress).returning(invitationColumns);
  if (!saved) throw new Error("The invitation was not saved.");
  // They are still invited by the same link.
  if (before) await tx.update(projectInvitations).set({ expiresAt: until }).where(isSentWith(before));
  const entry = { projectId: project.id, actorId: invitedBy, subject: saved.email, at: now };
  await recordActivity(tx, { ...entry, kind: "member.invited" });
  return saved;
};

/**
 * Withdraws an invitation. Its link stops working, unless it also opens projects that the person was invited to at the same
 * time. Throws Problem `not-found`.
 */
export const deleteInvitation = (db: Db, projectId: string, invitationId: string) =>
  db.transaction(async (tx) => {
    const deleted = await withdraw(tx, and(eq(id, invitationId), eq(projectInvitations.projectId, projectId)));
    if (!deleted) throw new Problem("not-found", "Invitation not found.");
  });

/** Deletes invitations and returns how many. A link that also opens other projects still opens those. */
const withdraw = async (tx: Db, where: SQL | undefined) => {
  const deleted = await tx.delete(projectInvitations).where(where).returning();
  for (const one of deleted) {
    const { tokenHash } = one;
    const [next] = await tx.select({ id }).from(projectInvitations).where(isSentWith(one)).orderBy(asc(id)).limit(1);
    if (tokenHash && next) await tx.update(projectInvitations).set({ tokenHash }).where(eq(id, next.id));
  }
  return deleted.length;
};

/** Withdraws what a former owner has sent, or they could come back through it. */
const withdrawSentBy = (tx: Db, project: Project, userId: string) =>
  withdraw(tx, and(eq(projectInvitations.projectId, project.id), eq(projectInvitations.invitedBy, userId)));

/** Deletes invitations that expired a month ago. */
export const deleteExpiredInvitations = (db: Db, now: Date) =>
  db.delete(projectInvitations).where(lt(expiresAt, new Date(now.getTime() - 30 * 24 * 3600_000)));

const requireNotPayer = (project: Project, userId: string) => {
  if (userId === project.userId)
    throw new Problem("conflict", "This account pays for the project, so it always stays an owner.");
};

const ofMember = (project: Project, userId: string) =>
  and(eq(projectMembers.projectId, project.id), eq(projectMembers.userId, userId));

const noMember = () => new Problem("not-found", "Member not found.");

const getMember = async (db: Db, project: Project, userId: string) => {
  const { members } = await listMembers(db, project, "viewer");
  const member = members.find((one) => one.userId === userId);
  if (!member) throw noMember();
  return member;
};

/** The member that the signed-in user changes. */
type Change = Pick<Dependencies, "db" | "clock"> & { user: { id: string } };

/** Throws Problem `not-found`, and `conflict` for the account that pays. */
export const updateMember = ({ db, clock, user }: Change, project: Project, userId: string, newRole: MemberRole) => {
  requireNotPayer(project, userId);
  return db.transaction(async (tx) => {
    await tx.update(projectMembers).set({ role: newRole }).where(ofMember(project, userId));
    if (newRole !== "owner") await withdrawSentBy(tx, project, userId);
    const member = await getMember(tx, project, userId);
    const entry = { projectId: project.id, actorId: user.id, subject: member.email, at: clock() };
    await recordActivity(tx, { ...entry, kind: "member.role_changed" });
    return member;
  });
};

/** Throws Problem `not-found`, and `conflict` for the account that pays. */
export const deleteMember = async (
  { db, clock, user, jobs }: Change & Pick<Dependencies, "jobs">,
  project: Project,
  userId: string,
) => {
  requireNotPayer(project, userId);
  await db.transaction(async (tx) => {
    const { email: subject } = await getMember(tx, project, userId);
    await tx.delete(projectMembers).where(ofMember(project, userId));
    await withdrawSentBy(tx, project, userId);
    // Without the person who gave it, the access to Google is no longer used, and ends with the next import.
    await tx
      .update(searchConnections)
      .set({ connectedBy: null })
      .where(and(eq(searchConnections.connectedBy, userId), eq(searchConnections.projectId, project.id)));
    const entry = { projectId: project.id, actorId: user.id, subject, at: clock() };
    await recordActivity(tx, { ...entry, kind: "member.removed" });
  });
  jobs.enqueue("import-search");
};

const isValid = (now: Date, token: string) =>
  and(eq(projectInvitations.tokenHash, hashToken(token)), gt(expiresAt, now));

const noInvitation = () =>
  new Problem("not-found", "This invitation has expired, was withdrawn or was already accepted.");

/** What the holder of the link sees. Throws Problem `not-found`. */
export const getInvitation = async ({ db, clock }: Pick<Scope, "db" | "clock">, token: string) => {
  const [found] = await db
    .select({
      id,
      expiresAt,
      invitedBy: projectInvitations.invitedBy,
      project: projects.name,
      email,
      inviter: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      role,
    })
    .from(projectInvitations)
    .innerJoin(projects, eq(projects.id, projectInvitations.projectId))
    .innerJoin(users, eq(users.id, projectInvitations.invitedBy))
    .where(isValid(clock(), token));
  if (!found) throw noInvitation();
  const { id: _id, expiresAt: _expiresAt, invitedBy: _invitedBy, ...shown } = found;
  return { ...shown, others: await db.$count(projectInvitations, isSentWith(found)) };
};

/**
 * Makes the user a member, also of the projects that it was sent for together, and consumes the invitation. Its link was only mailed, so it proves the account's address.
 * Throws Problem `not-found`, and `forbidden` unless it was sent to that address.
 */
export const acceptInvitation = (
  { db, clock }: Pick<Scope, "db" | "clock">,
  userId: string,
  token: string,
  confirmEmail: (tx: Db, user: typeof users.$inferSelect) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    const [invitation] = await tx
      .select({
        id,
        email,
        role,
        expiresAt,
        invitedBy: projectInvitations.invitedBy,
        projectId: projectInvitations.projectId,
        payerId: projects.userId,
      })
      .from(projectInvitations)
      .innerJoin(projects, eq(projects.id, projectInvitations.projectId))
      .where(isValid(clock(), token))
      .for("update", { of: projectInvitations });
    if (!invitation) throw noInvitation();
    const user = await lockAccount(tx, userId);
    if (user.email !== invitation.email)
      throw new Problem("forbidden", "This invitation is for another email address. Sign in with that account.");
    await confirmEmail(tx, user);
    const accepted = await tx
      .delete(projectInvitations)
      .where(or(eq(id, invitation.id), isSentWith(invitation)))
      .returning({ projectId: projectInvitations.projectId, role });
    for (const { projectId, role } of invitation.payerId === userId ? [] : accepted) {
      await tx.insert(projectMembers).values({ projectId, userId, role, createdAt: clock() }).onConflictDoNothing();
      const entry = { projectId, actorId: userId, subject: user.email, at: clock() };
      await recordActivity(tx, { ...entry, kind: "member.joined" });
    }
    return { projectId: invitation.projectId, role: invitation.role };
  });
