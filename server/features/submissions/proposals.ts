// Proposes directories to a project: the best that it has no submission to.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, projects, submissionEvents, submissions } from "#db/schema/index.ts";
import { takesSubmissions } from "#shared/directories/rules.ts";
import { Problem } from "#shared/problem.ts";
import type { Submission, SubmissionActor } from "#shared/submissions.ts";
import type { Dependencies } from "../../dependencies.ts";
import { lockBalance } from "../credits/credits.ts";
import { type Candidate, findFit, listCandidates } from "../fit/fitting.ts";
import { approve } from "./decisions.ts";
import { readSubmissions } from "./submissions.ts";

type Author = { actor: Extract<SubmissionActor, "customer" | "system">; actorId?: string };

/** Proposes up to `count` directories and returns the proposals, the best first. */
export const proposeDirectories = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  projectId: string,
  author: Author,
  count: number,
): Promise<Submission[]> =>
  db.transaction(async (tx) => {
    await lockProject(tx, projectId);
    const candidates = (await listCandidates(tx, projectId)).slice(0, count);
    return readSubmissions(tx, await addProposals(tx, clock(), projectId, author, candidates));
  });

/** Until the transaction ends, other proposals to the project wait. Throws Problem `not-found`. */
const lockProject = async (tx: Db, projectId: string) => {
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("no key update");
  if (!project) throw new Problem("not-found", "Project not found.");
};

type Proposed = Candidate & { replacesId?: string };

/** Saves proposals with the first entry of their history. Returns their ids, without those that exist already. */
const addProposals = async (
  tx: Db,
  now: Date,
  projectId: string,
  { actor, actorId }: Author,
  candidates: readonly Proposed[],
) => {
  if (!candidates.length) return [];
  const added = await tx
    .insert(submissions)
    .values(
      candidates.map(({ directoryId, fit, replacesId }) => ({
        projectId,
        directoryId,
        replacesId,
        fitScore: fit.score,
        fitReasons: fit.reasons,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: submissions.id });
  if (added.length)
    await tx.insert(submissionEvents).values(
      added.map(({ id }) => ({
        submissionId: id,
        actor,
        actorId: actorId ?? null,
        from: null,
        to: "proposed" as const,
        at: now,
      })),
    );
  return added.map(({ id }) => id);
};

/**
 * Proposes and approves a directory of the customer's choice. Throws Problem `not-found`, `limit` without a credit,
 * `forbidden` for a trial with an unconfirmed email, and `conflict` if the project has a submission to it or the
 * directory takes none.
 */
export const submitTo = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  project: { id: string; userId: string },
  actorId: string,
  directoryId: string,
): Promise<Submission> =>
  db.transaction(async (tx) => {
    const [directory] = await tx.select().from(directories).where(eq(directories.id, directoryId));
    if (!directory || directory.status === "paused") throw new Problem("not-found", "Directory not found.");
    if (!takesSubmissions(directory)) throw new Problem("conflict", `${directory.name} doesn't take submissions.`);
    await lockBalance(tx, project.userId);
    const fit = await findFit(tx, project.id, directoryId);
    if (!fit) throw new Problem("not-found", "Directory not found.");
    const author = { actor: "customer" as const, actorId };
    const [id] = await addProposals(tx, clock(), project.id, author, [{ directoryId, fit }]);
    if (!id) throw new Problem("conflict", `You already have a submission to ${directory.name}.`);
    await approve(tx, clock(), id, author);
    const [submission] = await readSubmissions(tx, [id]);
    if (!submission) throw new Problem("not-found", "Submission not found.");
    return submission;
  });

/**
 * Proposes the best remaining directory in place of a submission that brought no listing, once. Returns its id, or
 * undefined if there is none or the submission has a replacement.
 */
export const proposeReplacement = async (tx: Db, now: Date, { id, projectId }: { id: string; projectId: string }) => {
  await lockProject(tx, projectId);
  const existing = await tx.$count(submissions, eq(submissions.replacesId, id));
  if (existing) return undefined;
  const [candidate] = await listCandidates(tx, projectId);
  if (!candidate) return undefined;
  const [added] = await addProposals(tx, now, projectId, { actor: "system" }, [{ ...candidate, replacesId: id }]);
  return added;
};
