// Gives operators their next task.
import { and, asc, eq, exists, gt, inArray, lte, max, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { articleEvents, projects, submissionEvents, tasks } from "#db/schema/index.ts";
import type { Task, TaskKind } from "#shared/operations/tasks.ts";
import { Problem } from "#shared/problem.ts";
import { transition as changeArticle } from "../../content/articles/transition.ts";
import type { Dependencies } from "../../dependencies.ts";
import { listReady, queueSubmission } from "../../links/submissions/queue.ts";
import { transition } from "../../links/submissions/transition.ts";
import { leaseFrom } from "./lease.ts";
import { describeTasks } from "./list-tasks.ts";

type Scope = Pick<Dependencies, "db" | "clock">;

/**
 * Claims the next task for an operator, or returns undefined if there is none. When no task is open, the approved
 * submission that is planned next is taken before its time.
 */
export const claimNextTask = async (
  { db, clock }: Scope,
  operatorId: string,
  kind: TaskKind | undefined,
): Promise<Task | undefined> => {
  // Another operator or the customer may be faster. Each lost task is left out, so this ends.
  const lost: string[] = [];
  for (;;) {
    const now = clock();
    const search = { operatorId, kind, lost };
    const id = (await findOpenTask(db, now, search)) ?? (await queueEarly(db, now, search));
    if (!id) return undefined;
    const claimed = await claim(db, now, operatorId, id);
    if (claimed) return (await describeTasks(db, [claimed]))[0];
    lost.push(id);
  }
};

type Search = { operatorId: string; kind: TaskKind | undefined; lost: string[] };

/**
 * Overdue tasks come first. Otherwise customers take turns, each with the task that is due first, so that a large order
 * doesn't hold up small ones. What the operator has released comes last, and reviews of their own work never.
 */
const findOpenTask = async (db: Db, now: Date, { operatorId, kind, lost }: Search) => {
  const served = db
    .select({ userId: projects.userId, servedAt: max(tasks.claimedAt).as("served_at") })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(gt(tasks.claimedAt, new Date(now.getTime() - 24 * 3600_000)))
    .groupBy(projects.userId)
    .as("served");
  const [found] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(served, eq(served.userId, projects.userId))
    .where(
      and(
        eq(tasks.state, "open"),
        kind && eq(tasks.kind, kind),
        isByAnother(db, operatorId),
        notInArray(tasks.id, lost),
      ),
    )
    .orderBy(
      releasedBy(db, operatorId),
      sql`${lte(tasks.dueAt, now)} desc`,
      sql`${served.servedAt} nulls first`,
      asc(tasks.dueAt),
      asc(tasks.id),
    )
    .limit(1);
  return found?.id;
};

const reviewed = alias(tasks, "reviewed");

/** Not a review of a submission that the operator has worked on. */
const isByAnother = (db: Db, operatorId: string) => {
  const own = db
    .select({ id: reviewed.id })
    .from(reviewed)
    .where(
      and(
        eq(reviewed.submissionId, tasks.submissionId),
        eq(reviewed.kind, "submission"),
        eq(reviewed.finishedBy, operatorId),
      ),
    );
  return or(ne(tasks.kind, "review"), notExists(own));
};

const releasedBy = (db: Db, operatorId: string) =>
  or(exists(selectReleasedArticles(db, operatorId)), exists(selectReleasedSubmissions(db, operatorId))) as SQL;

const selectReleasedArticles = (db: Db, operatorId: string) =>
  db
    .select({ id: articleEvents.id })
    .from(articleEvents)
    .where(
      and(
        eq(articleEvents.articleId, tasks.articleId),
        eq(articleEvents.from, "drafting"),
        inArray(articleEvents.to, ["approved", "changes_requested"]),
        eq(articleEvents.actorId, operatorId),
      ),
    );

const selectReleasedSubmissions = (db: Db, operatorId: string) =>
  db
    .select({ id: submissionEvents.id })
    .from(submissionEvents)
    .where(
      and(
        eq(submissionEvents.submissionId, tasks.submissionId),
        eq(submissionEvents.from, "in_progress"),
        eq(submissionEvents.to, "queued"),
        eq(submissionEvents.actorId, operatorId),
      ),
    );

/** Claims an open task, unless someone was faster. */
const claim = (db: Db, now: Date, operatorId: string, id: string) =>
  db
    .transaction(async (tx) => {
      const [found] = await tx.select().from(tasks).where(eq(tasks.id, id));
      // Like every transition, locks the submission before its task.
      if (found?.kind === "submission" && found.submissionId)
        await transition(tx, now, found.submissionId, { to: "in_progress", actor: "operator", actorId: operatorId });
      if (found?.articleId)
        await changeArticle(tx, now, found.articleId, { to: "drafting", actor: "operator", actorId: operatorId });
      const [claimed] = await tx
        .update(tasks)
        .set({ state: "claimed", claimedBy: operatorId, claimedAt: now, leaseUntil: leaseFrom(now) })
        .where(and(eq(tasks.id, id), eq(tasks.state, "open")))
        .returning();
      if (!claimed) throw new Problem("conflict", "This task was claimed by another operator.");
      return claimed;
    })
    .catch(ignoreConflict);

/** How far ahead of its plan a submission may be taken when the queue is empty. */
const aheadMs = 365 * 24 * 3600_000;
const triesAhead = 10;

/** Queues the approved submissions that are planned next until one passes the pre-flight, and returns its task. */
const queueEarly = async (db: Db, now: Date, search: Search) => {
  if (search.kind && search.kind !== "submission") return undefined;
  for (const ready of await listReady(db, new Date(now.getTime() + aheadMs), triesAhead)) {
    await db.transaction((tx) => queueSubmission(tx, now, ready)).catch(ignoreConflict);
    const id = await findOpenTask(db, now, search);
    if (id) return id;
  }
  return undefined;
};

const ignoreConflict = (error: unknown) => {
  if (!(error instanceof Problem && error.code === "conflict")) throw error;
  return undefined;
};
