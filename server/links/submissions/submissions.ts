import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { isInRange } from "#db/queries/days.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  directories,
  directoryLogins,
  evidence,
  submissionChecks,
  submissionEvents,
  submissions,
} from "#db/schema/index.ts";
import { type SubmissionState, submissionStates } from "#shared/links/submission-states.ts";
import {
  evidenceUrl,
  type Submission,
  type SubmissionDetail,
  type SubmissionQuery,
} from "#shared/links/submissions.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { getOwnProject } from "../../access/own-project.ts";
import { getOwnRow } from "../../access/own-row.ts";
import { listOwnProjectIds, type Viewer } from "../../access/project-access.ts";
import { matchesName } from "../directories/list-directories.ts";

const replacement = alias(submissions, "replacement");

const columns = {
  id: submissions.id,
  projectId: submissions.projectId,
  directory: {
    id: directories.id,
    slug: directories.slug,
    name: directories.name,
    host: directories.host,
    dr: directories.dr,
  },
  state: submissions.state,
  reason: submissions.reason,
  note: submissions.note,
  dueAt: submissions.dueAt,
  autoApproveAt: submissions.autoApproveAt,
  plannedAt: submissions.plannedAt,
  submittedAt: submissions.submittedAt,
  listingUrl: submissions.listingUrl,
  linkKind: submissions.linkKind,
  linkRel: submissions.linkRel,
  linkFoundAt: submissions.linkFoundAt,
  linkUrl: submissions.linkUrl,
  flags: submissions.flags,
  firstLiveAt: submissions.firstLiveAt,
  lastCheckedAt: submissions.lastCheckedAt,
  nextCheckAt: submissions.nextCheckAt,
  lostAt: submissions.lostAt,
  replacesId: submissions.replacesId,
  replacedById: replacement.id,
  fitScore: submissions.fitScore,
  fitReasons: submissions.fitReasons,
  kitVersion: submissions.kitVersion,
  createdAt: submissions.createdAt,
};

const selectColumns = (db: Db) =>
  db
    .select(columns)
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .leftJoin(replacement, eq(replacement.replacesId, submissions.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectColumns>>[number];

const iso = (at: Date | null) => at?.toISOString() ?? null;

const toSubmission = (row: Row): Submission => {
  const { autoApproveAt, plannedAt, linkKind, linkRel, linkFoundAt, linkUrl, fitScore, fitReasons, ...rest } = row;
  const nextStepAt = row.state === "proposed" ? autoApproveAt : row.state === "approved" ? plannedAt : row.dueAt;
  return {
    ...rest,
    dueAt: iso(nextStepAt),
    submittedAt: iso(row.submittedAt),
    link:
      linkKind && linkFoundAt && linkUrl !== null
        ? { kind: linkKind, rel: linkRel, foundAt: linkFoundAt.toISOString(), url: linkUrl }
        : null,
    firstLiveAt: iso(row.firstLiveAt),
    lastCheckedAt: iso(row.lastCheckedAt),
    nextCheckAt: iso(row.nextCheckAt),
    lostAt: iso(row.lostAt),
    fit: { score: fitScore, reasons: fitReasons },
    createdAt: row.createdAt.toISOString(),
  };
};

/**
 * Returns a page of the submissions of a project (an admin: any project), or of all projects of the viewer, and how many
 * there are per state regardless of the state filter. Throws Problem `not-found`.
 */
export const listSubmissions = async (db: Db, viewer: Viewer, query: SubmissionQuery) => {
  const projectIds = query.projectId
    ? [(await getOwnProject(db, viewer, query.projectId)).id]
    : await listOwnProjectIds(db, viewer);
  if (!projectIds.length) return { submissions: [], total: 0, counts: {} };
  const [counted, ids] = await Promise.all([countByState(db, projectIds, query), selectIds(db, projectIds, query)]);
  const counts: Partial<Record<SubmissionState, number>> = Object.fromEntries(
    counted.map((row) => [row.state, row.count]),
  );
  const states: readonly SubmissionState[] = query.state ?? submissionStates;
  const total = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const page = await readSubmissions(
    db,
    ids.map(({ id }) => id),
  );
  return { submissions: page, total, counts };
};

type Filter = Pick<SubmissionQuery, "q" | "state" | "lostFrom" | "lostTo">;

const filterOf = (db: Db, projectIds: readonly string[], { q, state, lostFrom, lostTo }: Filter) =>
  and(
    projectIds.length === 1 && projectIds[0]
      ? eq(submissions.projectId, projectIds[0])
      : inArray(submissions.projectId, [...projectIds]),
    state && inArray(submissions.state, state),
    q ? matchesName(q) : undefined,
    lostFrom || lostTo ? wasLost(db, projectIds, { from: lostFrom, to: lostTo }) : undefined,
  );

/** Its history counts, as `lostAt` is empty again once the link is back. */
const wasLost = (db: Db, projectIds: readonly string[], range: { from: Date | undefined; to: Date | undefined }) => {
  const { projectId, submissionId, from, to, at } = submissionEvents;
  // A note keeps the state.
  const isChange = sql`${from} is distinct from ${to}`;
  const isLoss = and(
    inArray(projectId, [...projectIds]),
    isChange,
    eq(to, "lost"),
    isNotNull(from),
    isInRange(at, range),
  );
  return inArray(submissions.id, db.select({ id: submissionId }).from(submissionEvents).where(isLoss));
};

export const countByState = (db: Db, projectIds: readonly string[], { q, lostFrom, lostTo }: Omit<Filter, "state">) => {
  const counted = db.select({ state: submissions.state, count: count() }).from(submissions).$dynamic();
  if (q) counted.innerJoin(directories, eq(directories.id, submissions.directoryId));
  return counted.where(filterOf(db, projectIds, { q, state: undefined, lostFrom, lostTo })).groupBy(submissions.state);
};

/** The customer's order; submissions with the same position by fit. */
export const inOrder: SQL[] = [asc(submissions.position), desc(submissions.fitScore), asc(submissions.id)];

const orders = {
  updated: [desc(submissions.updatedAt), desc(submissions.id)],
  authority: [sql`${directories.dr} desc nulls last`, asc(directories.name), asc(submissions.id)],
  name: [asc(directories.name), asc(submissions.id)],
  order: inOrder,
} satisfies Record<SubmissionQuery["sort"], SQL[]>;

/** Selects the ids first, so that late pages don't read the rows of all earlier pages. */
export const selectIds = (db: Db, projectIds: readonly string[], query: SubmissionQuery) => {
  const selected = db.select({ id: submissions.id }).from(submissions).$dynamic();
  if (query.q || query.sort === "authority" || query.sort === "name")
    selected.innerJoin(directories, eq(directories.id, submissions.directoryId));
  return selected
    .where(filterOf(db, projectIds, query))
    .orderBy(...orders[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query));
};

export const selectRows = (db: Db, ids: readonly string[]) =>
  selectColumns(db).where(inArray(submissions.id, [...ids]));

/** The submissions in the order of their ids. */
export const readSubmissions = async (db: Db, ids: readonly string[]): Promise<Submission[]> => {
  const rows = ids.length ? await selectRows(db, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, toSubmission(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Throws Problem `not-found`. */
export const readSubmission = async (db: Db, id: string) => {
  const [submission] = await readSubmissions(db, [id]);
  if (!submission) throw new Problem("not-found", "Submission not found.");
  return submission;
};

/** Requires a submission of the viewer's projects; admins get any. Throws Problem `not-found`. */
export const getOwnSubmission = async (db: Db, viewer: Viewer, id: string) =>
  (await getOwnRow(db, viewer, submissions, id, "Submission")).row;

const maxChecks = 50;

/** Returns a submission with its history, its last fifty checks and the values sent. Throws Problem `not-found`. */
export const getSubmission = async (db: Db, viewer: Viewer, id: string): Promise<SubmissionDetail> => {
  const { values } = await getOwnSubmission(db, viewer, id);
  return {
    ...(await readSubmission(db, id)),
    events: await readEvents(db, id),
    checks: await readChecks(db, id),
    values,
    hasLogin: (await db.$count(directoryLogins, eq(directoryLogins.submissionId, id))) > 0,
  };
};

export const readEvents = async (db: Db, submissionId: string): Promise<SubmissionDetail["events"]> => {
  const events = await db
    .select()
    .from(submissionEvents)
    .where(eq(submissionEvents.submissionId, submissionId))
    .orderBy(...newestFirst(submissionEvents.at, submissionEvents.id));
  const stored = await db.select({ id: evidence.id }).from(evidence).where(eq(evidence.submissionId, submissionId));
  const existing = new Set(stored.map(({ id }) => id));
  return events.map(({ at, actor, from, to, note, evidenceIds }) => ({
    at: at.toISOString(),
    actor,
    from,
    to,
    note,
    evidence: evidenceIds.filter((id) => existing.has(id)).map((id) => ({ id, url: evidenceUrl(id) })),
  }));
};

const readChecks = async (db: Db, submissionId: string): Promise<SubmissionDetail["checks"]> => {
  const { at, outcome, reason, status, finalUrl, anchors, excerpt, by } = submissionChecks;
  const checks = await db
    .select({ at, outcome, reason, status, finalUrl, anchors, excerpt, by })
    .from(submissionChecks)
    .where(eq(submissionChecks.submissionId, submissionId))
    .orderBy(desc(at), desc(submissionChecks.id))
    .limit(maxChecks);
  return checks.map((check) => ({ ...check, at: check.at.toISOString() }));
};

const exportColumns = {
  id: submissions.id,
  directory: directories.name,
  website: directories.host,
  state: submissions.state,
  reason: submissions.reason,
  submittedAt: submissions.submittedAt,
  listingUrl: submissions.listingUrl,
  link: submissions.linkKind,
  linkFoundAt: submissions.linkFoundAt,
  firstLiveAt: submissions.firstLiveAt,
  lastCheckedAt: submissions.lastCheckedAt,
  lostAt: submissions.lostAt,
  createdAt: submissions.createdAt,
};
export const exportedColumns = Object.keys(exportColumns).filter((name) => name !== "id") as Exclude<
  keyof typeof exportColumns,
  "id"
>[];

/** Yields all submissions of a project in batches, the oldest first. */
export const exportSubmissions = (db: Db, projectId: string) =>
  inBatches(
    (after: string | undefined, limit) =>
      db
        .select(exportColumns)
        .from(submissions)
        .innerJoin(directories, eq(directories.id, submissions.directoryId))
        .where(and(eq(submissions.projectId, projectId), after ? gt(submissions.id, after) : undefined))
        .orderBy(asc(submissions.id))
        .limit(limit),
    ({ id }) => id,
  );
