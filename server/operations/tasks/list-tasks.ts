import { and, asc, count, desc, eq, gte, isNotNull, min, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { articles, directories, projects, submissionChecks, submissions, tasks } from "#db/schema/index.ts";
import { valuesFor } from "#shared/links/kit-values.ts";
import { type Task, type TaskQuery, type Throughput, taskKinds } from "#shared/operations/tasks.ts";
import { offsetOf } from "#shared/pagination.ts";
import { hourMs } from "#shared/time.ts";
import { describeAssignment } from "../../content/articles/article-detail.ts";
import type { Dependencies } from "../../dependencies.ts";
import { directoryColumns, toDirectory } from "../../links/directories/list-directories.ts";
import { getKit } from "../../links/kit/kit.ts";
import { readEvents, readSubmissions } from "../../links/submissions/submissions.ts";
import { hasFreeDirectoriesOnly } from "./finish.ts";
import { isHeld, type TaskRow } from "./lease.ts";

/** The tasks in the order of the rows. */
export const describeTasks = (db: Db, rows: TaskRow[]): Promise<Task[]> =>
  Promise.all(rows.map((row) => describeTask(db, row)));

export const describeTask = async (db: Db, row: TaskRow): Promise<Task> => {
  const { id, kind, state, dueAt, claimedBy, leaseUntil, outcome, projectId, submissionId, articleId } = row;
  const [project] = await db
    .select({ id: projects.id, name: projects.name, url: projects.url })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new Error(`Task ${id} has no project.`);
  return {
    id,
    kind,
    // A finished check or review stays claimed until it can't be undone any more.
    state: outcome === null ? state : "done",
    dueAt: dueAt.toISOString(),
    claimedBy,
    leaseUntil: outcome === null ? (leaseUntil?.toISOString() ?? null) : null,
    outcome,
    project,
    freeDirectoriesOnly: await hasFreeDirectoriesOnly(db, projectId),
    ...(submissionId ? await describeSubmission(db, projectId, submissionId) : nothingSubmitted),
    ...(articleId && (await describeArticle(db, articleId))),
  };
};

const describeArticle = async (db: Db, articleId: string): Promise<Pick<Task, "article">> => {
  const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
  return article ? { article: await describeAssignment(db, article) } : {};
};

type OfSubmission = Pick<
  Task,
  "submission" | "directory" | "values" | "answer" | "confirmation" | "history" | "lastCheck" | "pastOutcomes"
>;

const nothingSubmitted: OfSubmission = {
  values: [],
  answer: null,
  confirmation: null,
  history: [],
  lastCheck: null,
  pastOutcomes: {},
};

const describeSubmission = async (db: Db, projectId: string, submissionId: string): Promise<OfSubmission> => {
  const [[submission], [found], [check], history, { fields }] = await Promise.all([
    readSubmissions(db, [submissionId]),
    db
      .select({
        directory: directoryColumns,
        answer: submissions.answer,
        confirmation: submissions.confirmation,
        sent: submissions.values,
      })
      .from(submissions)
      .innerJoin(directories, eq(directories.id, submissions.directoryId))
      .where(eq(submissions.id, submissionId)),
    selectLastCheck(db, submissionId),
    readEvents(db, submissionId),
    getKit(db, projectId),
  ]);
  if (!submission || !found) return nothingSubmitted;
  const directory = toDirectory(found.directory);
  return {
    submission,
    directory,
    // After it was submitted, what was sent counts; the kit may have changed.
    values: found.sent.length
      ? found.sent.map((sent) => ({ ...sent, limit: null, length: sent.value.length, cut: false }))
      : valuesFor(fields, directory, projectId),
    answer: found.answer,
    confirmation: found.confirmation,
    history,
    lastCheck: check ? { ...check, at: check.at.toISOString() } : null,
    pastOutcomes: await countOutcomes(db, directory.id),
  };
};

const selectLastCheck = (db: Db, submissionId: string) => {
  const { at, outcome, reason, status, finalUrl, anchors, excerpt, by } = submissionChecks;
  return db
    .select({ at, outcome, reason, status, finalUrl, anchors, excerpt, by })
    .from(submissionChecks)
    .where(eq(submissionChecks.submissionId, submissionId))
    .orderBy(desc(at))
    .limit(1);
};

const outcomes = ["submitted", "in_review", "live", "suspect", "lost", "rejected", "unavailable", "expired"] as const;

const countOutcomes = async (db: Db, directoryId: string): Promise<Task["pastOutcomes"]> => {
  const rows = await db
    .select({ state: submissions.state, n: count() })
    .from(submissions)
    .where(eq(submissions.directoryId, directoryId))
    .groupBy(submissions.state);
  return Object.fromEntries(
    rows.filter(({ state }) => (outcomes as readonly string[]).includes(state)).map(({ state, n }) => [state, n]),
  );
};

/** Lists tasks, first the ones that are due first, with the caller's throughput. */
export const listTasks = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  operatorId: string,
  { kind, state, mine, ...paging }: TaskQuery,
) => {
  const isMine = mine === "true" ? or(eq(tasks.claimedBy, operatorId), eq(tasks.finishedBy, operatorId)) : undefined;
  const where = and(kind && eq(tasks.kind, kind), state && isInState[state], isMine);
  const rows = await db
    .select()
    .from(tasks)
    .where(where)
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return {
    tasks: await describeTasks(db, rows),
    ...(await countListed(db, tasks, where)),
    counts: await countUnfinished(db),
    throughput: await throughputOf(db, clock(), operatorId),
  };
};

const isUnfinished = or(eq(tasks.state, "open"), isHeld);
const isInState = {
  open: eq(tasks.state, "open"),
  claimed: isHeld,
  done: or(eq(tasks.state, "done"), isNotNull(tasks.outcome)),
};

const countUnfinished = async (db: Db) => {
  const rows = await db.select({ kind: tasks.kind, n: count() }).from(tasks).where(isUnfinished).groupBy(tasks.kind);
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0;
  return Object.fromEntries(taskKinds.map((kind) => [kind, countOf(kind)])) as Record<
    (typeof taskKinds)[number],
    number
  >;
};

/** `perHour` counts from the day's first finished task, for at least an hour. */
const throughputOf = async (db: Db, now: Date, operatorId: string): Promise<Throughput> => {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const [done] = await db
    .select({ today: count(), firstAt: min(tasks.finishedAt) })
    .from(tasks)
    .where(and(eq(tasks.finishedBy, operatorId), gte(tasks.finishedAt, midnight)));
  const [oldest] = await db
    .select({ dueAt: min(tasks.dueAt) })
    .from(tasks)
    .where(eq(tasks.state, "open"));
  const { today = 0, firstAt = null } = done ?? {};
  const hours = firstAt ? Math.max(1, (now.getTime() - firstAt.getTime()) / hourMs) : 1;
  return { today, perHour: Math.round((today / hours) * 10) / 10, oldestDueAt: oldest?.dueAt?.toISOString() ?? null };
};
