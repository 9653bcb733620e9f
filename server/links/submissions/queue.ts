// Moves approved submissions into the queue of the operators once their kit passes the pre-flight.

import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, kits, plans, projects, submissions, users } from "#db/schema/index.ts";
import { withEmptyFields } from "#shared/links/kit.ts";
import { findProblems } from "#shared/links/preflight.ts";
import { incompleteKit } from "#shared/links/submissions.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import { transition } from "./transition.ts";

/** Approved submissions that pacing lets through, and those that waited for a kit that has changed since. */
export const listReady = (db: Db, now: Date, limit: number) =>
  readReady(
    db,
    and(
      isNull(users.deletionAt),
      or(
        and(eq(submissions.state, "approved"), lte(submissions.plannedAt, now)),
        and(
          eq(submissions.state, "needs_customer"),
          eq(submissions.reason, incompleteKit),
          gt(kits.version, sql`coalesce(${submissions.kitVersion}, 0)`),
        ),
      ),
    ),
  )
    .orderBy(asc(submissions.plannedAt), asc(submissions.id))
    .limit(limit);

const readReady = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: submissions.id,
      state: submissions.state,
      plannedAt: submissions.plannedAt,
      directory: {
        id: directories.id,
        name: directories.name,
        status: directories.status,
        listedBy: directories.listedBy,
        pricing: directories.pricing,
        feeFrom: directories.feeFrom,
        linkCondition: directories.linkCondition,
        fields: directories.fields,
        rules: directories.rules,
      },
      kit: kits.fields,
      kitVersion: kits.version,
      deliverables: plans.deliverables,
    })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .leftJoin(kits, eq(kits.projectId, submissions.projectId))
    .where(where)
    .$dynamic();

type Ready = Awaited<ReturnType<typeof readReady>>[number];

const problemsOf = ({ kit, directory, deliverables }: Ready) =>
  findProblems(withEmptyFields(kit), directory, { freeOnly: deliverables?.freeDirectoriesOnly ?? false });

/** Queues a submission, or asks the customer for what its kit lacks. A closed directory is skipped, a paused one waits. */
export const queueSubmission = async (tx: Db, now: Date, ready: Ready) => {
  const { id, state, directory } = ready;
  const kitVersion = ready.kitVersion ?? 0;
  // Taken early, it counts for this week and not for the planned one.
  const plannedAt = ready.plannedAt && ready.plannedAt > now ? now : ready.plannedAt;
  if (state === "approved" && directory.status !== "active") return withholdSubmission(tx, now, ready);
  const problems = problemsOf(ready);
  if (!problems.length)
    return transition(tx, now, id, { actor: "system", to: "queued", values: { kitVersion, plannedAt } });
  const note = problems.map(({ problem, how }) => `${problem} ${how}`).join("\n");
  if (state === "needs_customer")
    return tx
      .update(submissions)
      .set({ note, kitVersion })
      .where(and(eq(submissions.id, id), eq(submissions.state, "needs_customer")));
  return transition(tx, now, id, {
    actor: "system",
    to: "needs_customer",
    note,
    values: { reason: incompleteKit, note, kitVersion, plannedAt },
  });
};

const withholdSubmission = (tx: Db, now: Date, { id, directory }: Ready) =>
  directory.status === "closed"
    ? transition(tx, now, id, {
        actor: "system",
        to: "skipped",
        note: `${directory.name} has closed.`,
        values: { plannedAt: null },
      })
    : tx
        .update(submissions)
        .set({ plannedAt: new Date(now.getTime() + dayMs) })
        .where(and(eq(submissions.id, id), eq(submissions.state, "approved")));

/** Throws Problem `conflict` with what the submission's kit still lacks. */
export const requireCompleteKit = async (db: Db, id: string) => {
  const [ready] = await readReady(db, eq(submissions.id, id));
  const problems = ready ? problemsOf(ready) : [];
  if (problems.length)
    throw new Problem(
      "conflict",
      `Complete your listing kit first: ${problems.map(({ problem }) => problem).join(" ")}`,
    );
};
