// Proposes directories to a project: the best that it has no submission to.

import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { directories, submissionEvents, submissions } from "#db/schema/index.ts";
import { takesSubmissions } from "#shared/links/directories/rules.ts";
import type { SubmissionActor } from "#shared/links/submission-states.ts";
import type { ListingLinkKind, Submission } from "#shared/links/submissions.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { type Candidate, findFit, listCandidates } from "../fit/profile.ts";
import { approve } from "./decisions.ts";
import { lockProposals, nextPosition } from "./queue.ts";
import { readSubmission, readSubmissions } from "./submissions.ts";

type Author = { actor: Extract<SubmissionActor, "customer" | "system">; actorId?: string };

/** Proposes up to `count` directories and returns the proposals, the best first. */
export const proposeDirectories = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  projectId: string,
  author: Author,
  count: number,
): Promise<Submission[]> =>
  db.transaction(async (tx) =>
    readSubmissions(tx, await proposeBest(tx, clock(), projectId, author, async () => count)),
  );

/**
 * Proposes the best directories and returns the ids of the proposals. `countMissing` says how many, once other calls for
 * the project are done. Throws Problem `not-found`.
 */
export const proposeBest = async (
  tx: Db,
  now: Date,
  projectId: string,
  author: Author,
  countMissing: () => Promise<number>,
) => {
  await lockProposals(tx, projectId);
  const count = await countMissing();
  if (count <= 0) return [];
  const candidates = (await listCandidates(tx, projectId)).slice(0, count);
  return addProposals(tx, now, projectId, author, candidates);
};

type Proposed = Pick<Candidate, "directoryId" | "fit"> & { replacesId?: string };

/** Saves proposals with the first entry of their history. Returns their ids, without those that exist already. */
const addProposals = async (
  tx: Db,
  now: Date,
  projectId: string,
  { actor, actorId }: Author,
  candidates: readonly Proposed[],
) => {
  if (!candidates.length) return [];
  const position = await nextPosition(tx, projectId);
  const added = await tx
    .insert(submissions)
    .values(
      candidates.map(({ directoryId, fit, replacesId }, at) => ({
        projectId,
        directoryId,
        replacesId,
        fitScore: fit.score,
        fitReasons: fit.reasons,
        position: position + at,
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
    await lockAccount(tx, project.userId);
    const fit = await findFit(tx, project.id, directoryId);
    if (!fit) throw new Problem("not-found", "Directory not found.");
    const author = { actor: "customer" as const, actorId };
    const [id] = await addProposals(tx, clock(), project.id, author, [{ directoryId, fit }]);
    if (!id) throw new Problem("conflict", `You already have a submission to ${directory.name}.`);
    await approve(tx, clock(), id, author);
    return readSubmission(tx, id);
  });

/**
 * Proposes a directory in place of a submission that brought no listing, once: the best whose link is worth as much, else
 * the best, which says so. Returns its id, or undefined if there is none or the submission has a replacement.
 */
export const proposeReplacement = async (tx: Db, now: Date, { id, projectId }: { id: string; projectId: string }) => {
  await lockProposals(tx, projectId);
  const existing = await tx.$count(submissions, eq(submissions.replacesId, id));
  if (existing) return undefined;
  const [lost] = await tx
    .select({ kind: submissions.linkKind, expected: directories.linkKind, dr: directories.dr })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(eq(submissions.id, id));
  const candidate = lost && pickReplacement(lost, await listCandidates(tx, projectId));
  if (!candidate) return undefined;
  const [added] = await addProposals(tx, now, projectId, { actor: "system" }, [{ ...candidate, replacesId: id }]);
  return added;
};

type Lost = { kind: ListingLinkKind | null; expected: Candidate["linkKind"]; dr: number | null };

/** A domain rating within so many points is worth as much. */
const ratingTolerance = 10;

const lesser = "No other directory that fits you has";

/** Whether a reason of a proposal says that it replaces a link that was worth more. */
export const isLesserReason = (reason: string) => reason.startsWith(lesser);

const pickReplacement = ({ kind, expected, dr }: Lost, candidates: readonly Candidate[]) => {
  const wasFollowed = kind ? kind === "follow" : expected === "dofollow";
  const isFollowed = ({ linkKind }: Candidate) => !wasFollowed || linkKind === "dofollow";
  const isRated = (candidate: Candidate) => (candidate.dr ?? 0) >= (dr ?? 0) - ratingTolerance;
  const equal = candidates.find((candidate) => isFollowed(candidate) && isRated(candidate));
  if (equal) return equal;
  const best = candidates.find(isFollowed) ?? candidates[0];
  if (!best) return undefined;
  const missing = [
    ...(isFollowed(best) ? [] : ["a followed link"]),
    ...(isRated(best) ? [] : [`a domain rating near ${dr}`]),
  ];
  const reason = `${lesser} ${missing.join(" and ")}, as the lost one had.`;
  return { ...best, fit: { ...best.fit, reasons: [reason, ...best.fit.reasons] } };
};
