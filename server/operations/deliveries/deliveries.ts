import { and, asc, count, desc, eq, inArray, lt, min, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, projects, submissions, tasks, users } from "#db/schema/index.ts";
import { replacementDays } from "#shared/billing/credits.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import type { Deliveries, DeliveriesQuery, DirectoryAcceptance } from "#shared/operations/deliveries.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countAccounts, countRefunds, listAccounts } from "./accounts.ts";
import { listOperators } from "./throughput.ts";

/** Rows of each list besides the accounts. */
const listed = 50;

export const getDeliveries = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  query: DeliveriesQuery,
): Promise<Deliveries> => {
  const now = clock();
  return {
    totals: await readTotals(db, now),
    accounts: await listAccounts(db, query),
    total: await countAccounts(db),
    overdue: await listOverdue(db, now),
    operators: await listOperators(db, now),
    directories: await listAcceptance(db),
    waiting: await listWaiting(db),
  };
};

const readTotals = async (db: Db, now: Date): Promise<Deliveries["totals"]> => {
  const unfinished = ne(tasks.state, "done");
  const [oldest] = await db
    .select({ dueAt: min(tasks.dueAt) })
    .from(tasks)
    .where(unfinished);
  return {
    open: await db.$count(tasks, unfinished),
    overdue: await db.$count(tasks, and(unfinished, lt(tasks.dueAt, now))),
    oldestDueAt: oldest?.dueAt?.toISOString() ?? null,
    waiting: await db.$count(submissions, eq(submissions.state, "needs_customer")),
    refundsGiven: await countRefunds(db),
    refundsRefused: await db.$count(
      submissions,
      and(
        inArray(submissions.state, ["rejected", "unavailable", "expired", "lost"]),
        eq(submissions.creditState, "consumed"),
        // Later losses give nothing back on any plan.
        or(
          ne(submissions.state, "lost"),
          sql`${submissions.lostAt} - ${submissions.firstLiveAt} <= make_interval(days => ${replacementDays})`,
        ),
      ),
    ),
  };
};

const listOverdue = async (db: Db, now: Date): Promise<Deliveries["overdue"]> => {
  const rows = await db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      dueAt: tasks.dueAt,
      project: projects.name,
      directory: directories.name,
      operator: users.email,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(submissions, eq(submissions.id, tasks.submissionId))
    .leftJoin(directories, eq(directories.id, submissions.directoryId))
    .leftJoin(users, eq(users.id, tasks.claimedBy))
    .where(and(ne(tasks.state, "done"), lt(tasks.dueAt, now)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(listed);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
};

const listAcceptance = async (db: Db): Promise<DirectoryAcceptance[]> => {
  const inStates = (...states: SubmissionState[]) =>
    sql<number>`count(*) filter (where ${inArray(submissions.state, states)})::int`;
  const submitted = sql<number>`count(*) filter (where ${submissions.submittedAt} is not null)::int`;
  return db
    .select({
      slug: directories.slug,
      name: directories.name,
      submitted,
      live: inStates("live", "suspect"),
      rejected: inStates("rejected", "unavailable"),
      expired: inStates("expired"),
      lost: inStates("lost"),
    })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(
      inArray(submissions.state, [
        "submitted",
        "in_review",
        "live",
        "suspect",
        "lost",
        "rejected",
        "unavailable",
        "expired",
      ]),
    )
    .groupBy(directories.id)
    .orderBy(desc(submitted), asc(directories.name))
    .limit(listed);
};

const listWaiting = async (db: Db): Promise<Deliveries["waiting"]> => {
  const since = min(submissions.updatedAt);
  const rows = await db
    .select({
      projectId: projects.id,
      name: projects.name,
      email: users.email,
      waiting: count(),
      since,
      dueAt: min(submissions.dueAt),
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(submissions.state, "needs_customer"))
    .groupBy(projects.id, users.email)
    .orderBy(asc(since))
    .limit(listed);
  return rows.map((row) => ({
    ...row,
    since: (row.since ?? new Date(0)).toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  }));
};
