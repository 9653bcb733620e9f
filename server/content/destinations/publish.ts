// Attempts to publish a document at its destination.
import { and, eq, sql } from "drizzle-orm";
import { publications } from "#db/schema/index.ts";
import type { PublishErrorClass } from "#shared/content/destinations.ts";
import { Problem } from "#shared/problem.ts";
import { minuteMs } from "#shared/time.ts";
import { PublishError, type Publisher, type SavedDocument } from "../../integrations/publishing/publisher.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { isLeaseFree } from "../../limits/due-rows.ts";
import { announceUrl } from "../indexnow/indexnow.ts";
import { noteFailure, noteSuccess } from "./connection.ts";
import type { DestinationRow } from "./destinations.ts";
import {
  getDestination,
  getPublication,
  identityOf,
  isClaimable,
  isOnline,
  leaseMs,
  noProblem,
  ownLease,
  type PublicationResult,
  type PublicationRow,
  type PublishingDependencies,
  toPublishError,
  withAbsoluteUrls,
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
  const isFree = isLeaseFree(publications.leaseUntil, now, leaseMs);
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
    const { state } = claimed;
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
    return { remoteId, state, url: claimed.url, ...values };
  });
};

/** Waits after the first, second … temporary failure; after the last, it has failed. */
const retryDelaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];

/**
 * Publishes what is due, once: it looks for the slug before it creates anything and after every unclear answer. Saves the
 * outcome, retries included. If it isn't due, or someone else is publishing it, nothing happens. Throws Problem `not-found`.
 */
export const attemptPublication = async (
  dependencies: PublishingDependencies,
  id: string,
): Promise<PublicationResult> => {
  const { db, clock } = dependencies;
  const now = clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const [claimed] = await db
    .update(publications)
    .set({ state: "publishing", leaseUntil, attempts: sql`${publications.attempts} + 1` })
    .where(and(eq(publications.id, id), isClaimable(db, now)))
    .returning();
  if (!claimed) return getPublication(db, id);
  const destination = await getDestination(db, claimed);
  // What is known about the remote document survives the failure of a later step.
  const progress: Progress = { remoteId: claimed.remoteId, createSlug: claimed.createSlug };
  try {
    const publisher = publisherFor(dependencies, destination);
    const saved = await save(dependencies, publisher, claimed, progress);
    return await finish(dependencies, claimed, destination, saved);
  } catch (error) {
    return await fail(dependencies, claimed, destination, progress, toPublishError(dependencies, error, id));
  }
};

type Progress = Pick<PublicationRow, "remoteId" | "createSlug">;

const save = async (
  { db, env }: PublishingDependencies,
  publisher: Publisher,
  row: PublicationRow,
  progress: Progress,
): Promise<SavedDocument> => {
  const document = withAbsoluteUrls(row.document, env.SITE_URL);
  const { slug } = document;
  const options = { ...identityOf(row), mode: row.mode };
  const change = (remoteId: string) => {
    progress.remoteId = remoteId;
    return publisher.save(document, { ...options, remoteId });
  };
  if (progress.remoteId !== null) {
    try {
      return await change(progress.remoteId);
    } catch (error) {
      // The owner deleted it there, so it is created again.
      if (!(error instanceof PublishError && error.isMissing)) throw error;
      progress.remoteId = null;
    }
  }
  if (progress.createSlug !== null) {
    const created = await publisher.find(progress.createSlug);
    if (created) return change(created.remoteId);
  }
  if (progress.createSlug !== slug && (await publisher.find(slug))) throw slugTaken(slug);
  progress.createSlug = slug;
  await db.update(publications).set({ createSlug: slug }).where(ownLease(row));
  try {
    return await publisher.save(document, options);
  } catch (error) {
    if (!(error instanceof PublishError) || error.remoteId !== undefined) throw error;
    // A clear refusal: nothing was created, so a page found there later is someone else's.
    if (error.errorClass !== "temporary") {
      progress.createSlug = null;
      throw error;
    }
    const created = await publisher.find(slug).catch(() => undefined);
    if (!created) throw error;
    return change(created.remoteId);
  }
};

export const slugTaken = (slug: string) =>
  new PublishError(
    "conflict",
    `Your site already has a page with the address “${slug}”, and we didn't publish it. Choose another address, then publish again.`,
  );

const finish = (
  { db, clock }: PublishingDependencies,
  row: PublicationRow,
  destination: DestinationRow,
  saved: SavedDocument,
) =>
  db.transaction(async (tx) => {
    const reason = saved.warnings.join(" ") || null;
    const { remoteId } = saved;
    // The owner and our team follow it, so it must be a web address.
    const url = toWebUrl(saved.url ?? "") ?? null;
    await tx
      .update(publications)
      .set({
        state: "published",
        remoteId,
        url,
        createSlug: null,
        leaseUntil: null,
        errorClass: null,
        reason,
        publishedAt: clock(),
        // The public page is looked at again, and what was wrong with the former one is over.
        nextCheckAt: clock(),
        checkProgress: null,
        ...noProblem,
      })
      .where(ownLease(row));
    await noteSuccess(tx, destination);
    return { state: "published" as const, errorClass: null, reason, remoteId, url };
  });

const fail = async (
  dependencies: PublishingDependencies,
  row: PublicationRow,
  destination: DestinationRow,
  progress: Progress,
  error: PublishError,
) => {
  const { db, clock } = dependencies;
  const { errorClass, message: reason, retryAfterMs = 0 } = error;
  const delayMs = retryDelay(errorClass, row.attempts, retryAfterMs);
  const state = delayMs === undefined ? ("failed" as const) : ("queued" as const);
  const remoteId = error.remoteId ?? progress.remoteId;
  return db.transaction(async (tx) => {
    await tx
      .update(publications)
      .set({
        state,
        remoteId,
        createSlug: remoteId === null ? progress.createSlug : null,
        attempts: errorClass === "rate" ? row.attempts - 1 : row.attempts,
        ...(delayMs !== undefined && { nextAttemptAt: new Date(clock().getTime() + delayMs) }),
        leaseUntil: null,
        errorClass,
        reason,
      })
      .where(ownLease(row));
    await noteFailure({ ...dependencies, db: tx }, destination, error);
    return { state, errorClass, reason, remoteId, url: row.url };
  });
};

/** Undefined if it must not be tried again without its owner. */
const retryDelay = (errorClass: PublishErrorClass, attempts: number, retryAfterMs: number) => {
  if (errorClass === "rate") return retryAfterMs;
  const delayMs = errorClass === "temporary" ? retryDelaysMs[attempts - 1] : undefined;
  return delayMs === undefined ? undefined : Math.max(delayMs, retryAfterMs);
};
