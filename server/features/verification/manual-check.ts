// A look at a listing by a person, with a browser.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissions } from "#db/schema/index.ts";
import type { CheckResult } from "#shared/verification.ts";
import { checkSchedules } from "../submissions/check-schedule.ts";
import { applyResult, lockOwner } from "./save-check.ts";

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

/** Saves what an operator saw in a browser, as a check that counts like the bot's. Call it in a transaction. */
export const saveManualCheck = async (
  tx: Db,
  now: Date,
  { submissionId, outcome, operatorId, evidenceIds, note, listingUrl }: ManualCheck,
) => {
  await lockOwner(tx, submissionId);
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for("update");
  if (!submission || !(submission.state in checkSchedules)) return;
  if (listingUrl !== undefined && listingUrl !== submission.listingUrl)
    await tx.update(submissions).set({ listingUrl }).where(eq(submissions.id, submissionId));
  const { linkKind, linkRel, flags } = submission;
  // Without a look at the page's source, a link counts as not followed.
  const kind = linkKind === null || linkKind === "mention" ? "nofollow" : linkKind;
  const isFound = outcome === "found";
  const result: CheckResult = {
    outcome: isFound ? `live_${kind}` : "missing",
    reason: note || (isFound ? "An operator saw the link in a browser." : "An operator found no link in a browser."),
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
  const current = { ...submission, listingUrl: listingUrl ?? submission.listingUrl };
  await applyResult(tx, now, current, { result, by: "person", actorId: operatorId, evidenceIds });
};
