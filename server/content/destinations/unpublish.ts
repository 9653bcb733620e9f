// Takes published documents off their destination.
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { publications } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { announceUrl } from "../indexnow/indexnow.ts";
import { withAbsoluteUrls } from "./document.ts";
import { noteFailure, noteSuccess } from "./health.ts";
import {
  getDestination,
  getPublication,
  identityOf,
  isOnline,
  leaseMs,
  noProblem,
  ownLease,
  type PublicationResult,
  type PublishingDependencies,
  resultOf,
  toPublishError,
} from "./publications.ts";
import { publisherFor } from "./publisher-for.ts";

/**
 * Takes a published document off its site, where the platform can: as a draft, so that nothing is lost. Throws Problem
 * `conflict` if it isn't published, and `not-found`.
 */
export const unpublish = async (dependencies: PublishingDependencies, id: string): Promise<PublicationResult> => {
  const { db, clock } = dependencies;
  const now = clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const isFree = or(isNull(publications.leaseUntil), lte(publications.leaseUntil, now));
  const [claimed] = await db
    .update(publications)
    .set({ leaseUntil })
    .where(and(eq(publications.id, id), isOnline, isFree))
    .returning();
  if (!claimed) {
    await getPublication(db, id);
    throw new Problem("conflict", "This isn't published, or it is being published right now.");
  }
  const destination = await getDestination(db, claimed);
  const document = withAbsoluteUrls(claimed.document, dependencies.env.SITE_URL);
  const { remoteId } = claimed;
  const takeDown = async () =>
    publisherFor(dependencies, destination).unpublish(remoteId ?? "", document, identityOf(claimed));
  const error = await takeDown().then(
    () => undefined,
    (cause) => toPublishError(dependencies, cause, id),
  );
  // A document that its owner has deleted is unpublished, too.
  const isDone = !error || error.isMissing;
  return db.transaction(async (tx) => {
    const state = isDone ? "unpublished" : claimed.state;
    const values = isDone
      ? { state: "unpublished" as const, url: null, errorClass: null, reason: null, ...noProblem }
      : { errorClass: error.errorClass, reason: error.message };
    await tx
      .update(publications)
      .set(values)
      .where(and(ownLease(claimed), isOnline));
    await tx.update(publications).set({ leaseUntil: null }).where(ownLease(claimed));
    if (isDone && claimed.mode === "live" && claimed.url !== null)
      await announceUrl(tx, { projectId: claimed.projectId, url: claimed.url, changedAt: clock() });
    if (isDone) await noteSuccess(tx, destination);
    else await noteFailure({ ...dependencies, db: tx }, destination, error);
    const url = isDone ? null : claimed.url;
    return resultOf({ ...values, state, remoteId, url });
  });
};
