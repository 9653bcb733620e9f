// Moves approved submissions into the queue of the operators once their kit passes the pre-flight.
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, kits, plans, projects, submissions, users } from "#db/schema/index.ts";
import { withEmptyFields } from "#shared/links/kit.ts";
import { findProblems } from "#shared/links/preflight.ts";
import { incompleteKit } from "#shared/links/submissions.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import type { ActivityKind } from "#shared/workspace/activity.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { getOwnSubmission, inOrder } from "./submissions.ts";
import { transition } from "./transition.ts";

/** Until the transaction ends, other proposals to the project and their moves wait. Throws Problem `not-found`. */
export const lockProposals = async (tx: Db, projectId: string) => {
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("no key update");
  if (!project) throw new Problem("not-found", "Project not found.");
};

/** The position after all others. */
export const nextPosition = async (tx: Db, projectId: string) => {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${submissions.position}), 0)::int` })
    .from(submissions)
    .where(eq(submissions.projectId, projectId));
  return (row?.last ?? 0) + 1;
};

/**
 * Moves a proposal to a position among its project's proposals, 1 for the first; beyond the last it becomes the last.
 * Throws Problem `not-found`, and `conflict` if it isn't a proposal.
 */
export const moveProposal = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  viewer: Viewer,
  id: string,
  position: number,
) =>
  db.transaction(async (tx) => {
    const submission = await getOwnSubmission(tx, viewer, id);
    await lockProposals(tx, submission.projectId);
    const proposals = await tx
      .select({ id: submissions.id, position: submissions.position })
      .from(submissions)
      .where(and(eq(submissions.projectId, submission.projectId), eq(submissions.state, "proposed")))
      .orderBy(...inOrder);
    const others = proposals.filter((proposal) => proposal.id !== id);
    if (others.length === proposals.length) throw new Problem("conflict", "Only proposals can be moved.");
    const ids = others.map((proposal) => proposal.id);
    ids.splice(position - 1, 0, id);
    await savePositions(tx, proposals, ids);
    await recordDecision(tx, clock(), viewer, submission, "submission.reordered");
    return { position: ids.indexOf(id) + 1, total: ids.length };
  });

/** Adds what a customer decided on a submission to the activity log. */
export const recordDecision = async (
  tx: Db,
  at: Date,
  viewer: Viewer,
  { projectId, directoryId }: { projectId: string; directoryId: string },
  kind: ActivityKind,
  id?: string,
) => {
  const [directory] = await tx
    .select({ name: directories.name })
    .from(directories)
    .where(eq(directories.id, directoryId));
  await recordActivity(tx, { id, projectId, actorId: viewer.id, kind, subject: directory?.name ?? "", at });
};

/** The proposals share the positions that they have, so that approved submissions between them stay where they are. */
const savePositions = async (
  tx: Db,
  proposals: readonly { id: string; position: number }[],
  ids: readonly string[],
) => {
  const before = new Map(proposals.map(({ id, position }) => [id, position]));
  let last = Number.NEGATIVE_INFINITY;
  const moved = ids.flatMap((id, at) => {
    last = Math.max(last + 1, proposals[at]?.position ?? 0);
    return before.get(id) === last ? [] : { id, position: last };
  });
  if (moved.length)
    await tx.execute(sql`
      update ${submissions} set position = moved.position
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id uuid, position int)
      where ${submissions}.id = moved.id`);
};

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
