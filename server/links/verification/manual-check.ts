// A look at a listing by a person, with a browser.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissionChecks, submissions } from "#db/schema/index.ts";
import type { CheckResult } from "#shared/links/verification.ts";
import { checkSchedules } from "../submissions/pacing.ts";
import { addNote } from "../submissions/transition.ts";
import { countResult, lockOwner, saveCheck, savedResult } from "./save-check.ts";

type ManualCheck = {
  submissionId: string;
  outcome: "found" | "missing";
  operatorId: string;
  /** Screenshots of what the operator saw. */
  evidenceIds?: string[] | undefined;
  note?: string | undefined;
  /** The listing's URL, if the operator found it elsewhere. */
  listingUrl?: string | undefined;
};

/**
 * Saves what an operator saw in a browser, with an entry of the history. It changes nothing about the submission until
 * `countManualCheck`. Call it in a transaction.
 */
export const saveManualCheck = async (
  tx: Db,
  now: Date,
  { submissionId, outcome, operatorId, evidenceIds, note, listingUrl }: ManualCheck,
) => {
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId));
  if (!submission || !(submission.state in checkSchedules)) return;
  const { linkKind, linkRel, flags } = submission;
  const kind = seenKind(linkKind);
  const isFound = outcome === "found";
  const reason =
    note || (isFound ? "An operator saw the link in a browser." : "An operator found no link in a browser.");
  const result: CheckResult = {
    outcome: isFound ? `live_${kind}` : "missing",
    reason,
    status: null,
    finalUrl: listingUrl ?? submission.listingUrl ?? "",
    hops: [],
    anchors: [],
    robots: [],
    canonicalUrl: null,
    excerpt: null,
    bodyDigest: null,
    isTruncated: false,
    link: isFound ? { kind, rel: linkRel } : null,
    flags,
  };
  await saveCheck(tx, now, submissionId, result, "person");
  await addNote(tx, now, submission, { actor: "verifier", actorId: operatorId, note: reason, evidenceIds });
};

/** Without a look at the page's source, a link counts as not followed. */
const seenKind = (linkKind: (typeof submissions.$inferSelect)["linkKind"]) =>
  linkKind === null || linkKind === "mention" ? "nofollow" : linkKind;

type Saved = { submissionId: string; operatorId: string; savedAt: Date };

const isSavedAt = ({ submissionId, savedAt }: Saved) =>
  and(
    eq(submissionChecks.submissionId, submissionId),
    eq(submissionChecks.by, "person"),
    eq(submissionChecks.at, savedAt),
  );

/** Changes the submission as the manual check says, which counts like the bot's. Call it in a transaction. */
export const countManualCheck = async (tx: Db, now: Date, saved: Saved) => {
  const { submissionId, operatorId } = saved;
  await lockOwner(tx, submissionId);
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for("update");
  const [check] = await tx.select().from(submissionChecks).where(isSavedAt(saved));
  if (!submission || !check || !(submission.state in checkSchedules)) return;
  const listingUrl = check.finalUrl || submission.listingUrl;
  if (listingUrl !== submission.listingUrl)
    await tx.update(submissions).set({ listingUrl }).where(eq(submissions.id, submissionId));
  const { linkKind, linkRel, flags } = submission;
  const link = check.outcome === "missing" ? null : { kind: seenKind(linkKind), rel: linkRel };
  const result = savedResult(check, { link, flags });
  await countResult(tx, now, { ...submission, listingUrl }, { result, by: "person", actorId: operatorId });
};

/** Deletes a manual check that has not counted. Call it in a transaction. */
export const deleteManualCheck = (tx: Db, saved: Saved) => tx.delete(submissionChecks).where(isSavedAt(saved));
