// Access to projects: the account that pays for a project owns it, and its members have roles.
import { eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, projectMembers, projects, users } from "#db/schema/index.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { isExpired } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import { hasRole, type MemberRole } from "#shared/roles.ts";

/** The account whose plan and limits count in a project. */
type Payer = { id: string; isAdmin: boolean; trialEndsAt: Date | null; planType: Plan["type"] | null };
/** Roles in projects of others, by project id. */
export type Memberships = Record<string, { role: MemberRole; payer: Payer }>;

/** What a request needs in the projects that it reads or changes. */
export type AccessNeeds = {
  role: MemberRole;
  /** Set if the project's payer must have a running trial or a plan. */
  activePlanAt?: Date;
};

/** A user without `memberships` reaches own projects only. */
export type Viewer = { id: string; isAdmin: boolean } & Partial<Omit<Payer, "id" | "isAdmin">> & {
    memberships?: Memberships;
    needs?: AccessNeeds;
    /** Set for a request with an API key. */
    apiKey?: object;
  };

/** In a query on `users`. Most users have no memberships, and selecting them would cost a third of reading the session. */
export const hasMemberships = sql<boolean>`exists (select from ${projectMembers} where ${projectMembers.userId} = ${users.id})`;

const payers = alias(users, "payers");

const membershipsOf = prepareQuery((db) =>
  db
    .select({
      projectId: projects.id,
      role: projectMembers.role,
      payer: { id: payers.id, isAdmin: payers.isAdmin, trialEndsAt: payers.trialEndsAt },
      planType: plans.type,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .innerJoin(payers, eq(payers.id, projects.userId))
    .leftJoin(plans, eq(plans.id, payers.planId))
    .where(eq(projectMembers.userId, sql.placeholder("userId")))
    .prepare("memberships"),
);

export const readMemberships = async (db: Db, userId: string): Promise<Memberships> => {
  const rows = await membershipsOf(db).execute({ userId });
  return Object.fromEntries(
    rows.map(({ projectId, role, payer, planType }) => [projectId, { role, payer: { ...payer, planType } }]),
  );
};

/** Condition on `projects`: the viewer's own and those that they are a member of. */
export const isOwnProject = (viewer: Viewer) =>
  or(eq(projects.userId, viewer.id), inArray(projects.id, Object.keys(viewer.memberships ?? {})));

/** Condition on `projects` for rows that are loaded by id: like `isOwnProject`, but admins reach any project. */
export const isReachable = (viewer: Viewer) => (viewer.isAdmin ? undefined : isOwnProject(viewer));

export const listOwnProjectIds = async (db: Db, viewer: Viewer) => {
  const rows = await db.select({ id: projects.id }).from(projects).where(isOwnProject(viewer));
  return rows.map(({ id }) => id);
};

const membershipOf = (viewer: Viewer, projectId: string) => viewer.memberships?.[projectId];

/** The viewer's role in a project that they can reach. */
export const roleIn = (viewer: Viewer, projectId: string): MemberRole =>
  viewer.isAdmin ? "owner" : (membershipOf(viewer, projectId)?.role ?? "owner");

/** The account whose plan counts when the user works in a project: its payer's, or an admin's own. */
export const payerOf = <User extends Viewer & Payer>(user: User, projectId: string): Payer =>
  user.isAdmin ? user : (membershipOf(user, projectId)?.payer ?? user);

/** What limits the user in a project, as the start of a sentence: a member learns that it isn't their own plan. */
export const planName = (viewer: Viewer, projectId: string) =>
  isMemberOnly(viewer, projectId) ? "The plan of this project's owner" : "Your plan";

/** Whether the viewer may read the project's details that concern its payer. */
export const isMemberOnly = (viewer: Viewer, projectId: string) =>
  !viewer.isAdmin && membershipOf(viewer, projectId) !== undefined;

const refusals: Record<MemberRole, string> = {
  viewer: "You aren't a member of this project.",
  editor: "Your role in this project is viewer. Only editors and owners can do this.",
  owner: "Only owners of this project can do this.",
};

/**
 * Requires what the request needs in a project that the viewer reaches. Throws Problem `forbidden` without the role, and
 * `limit` without an active plan.
 */
export const requireAccess = (viewer: Viewer, projectId: string) => {
  const { role, activePlanAt } = viewer.needs ?? { role: "owner" };
  if (!hasRole(roleIn(viewer, projectId), role)) throw new Problem("forbidden", refusals[role]);
  if (!activePlanAt) return;
  const payer = viewer.isAdmin ? viewer : membershipOf(viewer, projectId)?.payer;
  const { isAdmin, trialEndsAt = null, planType = null } = payer ?? viewer;
  if (isExpired({ isAdmin, trialEndsAt, planType }, activePlanAt))
    throw payer && !viewer.isAdmin
      ? new Problem("limit", "The plan of this project's owner has ended. They can choose a plan to continue.")
      : trialHasEnded();
};

export const trialHasEnded = () => new Problem("limit", "Your trial has ended. Choose a plan to continue.");
