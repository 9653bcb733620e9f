import { randomBytes } from "node:crypto";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { connectedAccounts, keywords, leads, mentions, projectMembers, projects } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import { maxTotal } from "#shared/max-total.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { ProjectChange, ProjectInput } from "#shared/workspace/projects.ts";
import { isReached, projectNotFound } from "../../access/own-project.ts";
import { isMemberOnly, requireAccess, roleIn, type Viewer } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import { releaseReservedCredits } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deleteProjectImages } from "../../site/files/project-images.ts";
import { scheduleAudit } from "../../website/suggestions/audits.ts";
import { recordActivity } from "../activity/activity.ts";
import { toKeywordRow } from "../keywords/keywords.ts";

// The API returns these settings with the features they belong to.
const {
  userId: _owner,
  nextScanAt: _next,
  indexnowKey: _key,
  scannedAt: _scanned,
  weeklyPace: _pace,
  proposesWeekly: _proposes,
  appliesOffers: _applies,
  checklistDismissedAt: _dismissed,
  ...ownColumns
} = getTableColumns(projects);
// Tables are interpolated to get qualified names: drizzle drops the prefix in single-table queries, which would make
// the subquery compare its own columns.
const countOf = (table: typeof keywords | typeof mentions | typeof leads) =>
  sql<number>`(select count(*)::int from (select 1 from ${table} where ${table}.project_id = ${projects}.id limit ${maxTotal}) counted)`;
const counts = { keywords: countOf(keywords), mentions: countOf(mentions), leads: countOf(leads) };
const projectColumns = { ...ownColumns, counts };

/** Hides the widget's secret from members who aren't owners, and from API keys: what it signs needs no scope. */
const withRole = <Row extends { id: string; widgetSecret: string }>(viewer: Viewer, { widgetSecret, ...row }: Row) => {
  const { id } = row as Pick<Row, "id">;
  const role = roleIn(viewer, id);
  const isPayer = !isMemberOnly(viewer, id);
  return { ...row, role, isPayer, widgetSecret: role === "owner" && !viewer.apiKey ? widgetSecret : null };
};

const projectsOf = prepareQuery((db) =>
  db
    .select({ userId: projects.userId, ...projectColumns })
    .from(projects)
    .where(
      // `array(…)` is evaluated once, so that both conditions use an index.
      sql`${projects.userId} = ${sql.placeholder("userId")} or ${projects.id} = any(array(
        select ${projectMembers.projectId} from ${projectMembers}
        where ${eq(projectMembers.userId, sql.placeholder("userId"))}
      ))`,
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .prepare("projects"),
);

/** Lists the user's own projects and those that they are a member of. */
export const listProjects = async (db: Db, user: Viewer) => {
  const rows = await projectsOf(db).execute({ userId: user.id });
  // A membership may have begun since the session was read.
  const reached = rows.filter((row) => isReached(user, row));
  return { projects: reached.map(({ userId: _, ...row }) => withRole(user, row)), total: reached.length };
};

export const getProject = async (db: Db, viewer: Viewer, id: string) => {
  const [project] = await db.select(projectColumns).from(projects).where(eq(projects.id, id));
  if (!project) throw projectNotFound();
  return withRole(viewer, project);
};

/**
 * Adds a project with its first keywords and makes its first scan due. Throws Problem `limit` beyond the plan's limits.
 */
export const addProject = async ({ db, clock, jobs, settings }: Dependencies, user: User, input: ProjectInput) => {
  const limits = limitsOf(user, clock(), (await settings.read()).limits);
  const { keywords: texts, ...values } = input;
  const rows = [
    ...new Map(texts.map((text) => [toKeywordRow({ text }).normalizedText, toKeywordRow({ text })])).values(),
  ];
  const id = await db.transaction(async (tx) => {
    // So that concurrent requests can't exceed a limit together.
    await lockAccount(tx, user.id);
    const used = await tx.$count(projects, eq(projects.userId, user.id));
    if (limits.projects !== null && used >= limits.projects)
      throw new Problem(
        "limit",
        `Your plan includes ${limits.projects} ${limits.projects === 1 ? "project" : "projects"}.`,
      );
    if (limits.keywords !== null && rows.length > limits.keywords)
      throw new Problem("limit", `Your plan includes ${limits.keywords} keywords per project.`);
    const [added] = await tx
      .insert(projects)
      .values({
        ...values,
        userId: user.id,
        origins: [new URL(values.url).origin],
        widgetSecret: randomBytes(32).toString("base64url"),
        nextScanAt: clock(),
      })
      .returning({ id: projects.id });
    if (!added) throw new Error("The project was not added.");
    if (rows.length) await tx.insert(keywords).values(rows.map((row) => ({ ...row, projectId: added.id })));
    await scheduleAudit(tx, added.id);
    return added.id;
  });
  jobs.enqueue("scan-projects");
  jobs.enqueue("audit-websites");
  return getProject(db, user, id);
};

export const updateProject = async (
  { db, clock, user }: Pick<Dependencies, "db" | "clock"> & { user: Viewer },
  project: { id: string; userId: string; url: string; name: string },
  change: ProjectChange,
) => {
  if (change.stripeAccountId !== undefined || change.testStripeAccountId !== undefined)
    requireAccess({ ...user, needs: { role: "owner" } }, project.id);
  await requireOwnAccount(db, project.userId, "live", change.stripeAccountId);
  await requireOwnAccount(db, project.userId, "test", change.testStripeAccountId);
  if (Object.keys(change).length)
    await db.transaction(async (tx) => {
      await tx.update(projects).set(change).where(eq(projects.id, project.id));
      const { id: projectId, name: subject } = project;
      await recordActivity(tx, { projectId, actorId: user.id, kind: "project.changed", subject, at: clock() });
      if (change.url !== undefined && change.url !== project.url) await scheduleAudit(tx, project.id);
    });
  return getProject(db, user, project.id);
};

export const saveIcon = async (db: Db, id: string, iconUrl: string | null) => {
  await db.update(projects).set({ iconUrl }).where(eq(projects.id, id));
};

export const deleteProject = (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  project: { id: string; userId: string },
) =>
  db.transaction(async (tx) => {
    await releaseReservedCredits(tx, clock(), project);
    await deleteProjectImages(tx, jobs, [project.id]);
    await tx.delete(projects).where(eq(projects.id, project.id));
  });

const requireOwnAccount = async (db: Db, userId: string, mode: Mode, accountId: string | null | undefined) => {
  if (!accountId) return;
  const own = and(
    eq(connectedAccounts.userId, userId),
    eq(connectedAccounts.mode, mode),
    eq(connectedAccounts.accountId, accountId),
  );
  if ((await db.$count(connectedAccounts, own)) > 0) return;
  const path = mode === "live" ? "stripeAccountId" : "testStripeAccountId";
  throw problemAt(path, "Connect this account first.");
};
