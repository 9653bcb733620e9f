// The customer's order of a project's proposals. Once approved, the first ones are queued first.
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, projects, submissions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { getOwnSubmission, inOrder } from "./submissions.ts";

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
    const { submission } = await getOwnSubmission(tx, viewer, id);
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
    const { projectId, directoryId } = submission;
    const [directory] = await tx
      .select({ name: directories.name })
      .from(directories)
      .where(eq(directories.id, directoryId));
    const entry = { projectId, actorId: viewer.id, subject: directory?.name ?? "", at: clock() };
    await recordActivity(tx, { ...entry, kind: "submission.reordered" });
    return { position: ids.indexOf(id) + 1, total: ids.length };
  });

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
