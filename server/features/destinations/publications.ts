// What is published where: queueing a document and attempting to publish it.
import { and, asc, eq, isNull, lte, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations, publications } from "#db/schema/index.ts";
import type { PublicationState, PublishErrorClass, PublishedDocument, PublishMode } from "#shared/destinations.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { PublishError, type Publisher, type SavedDocument } from "../../integrations/publishing/publisher.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import type { DestinationRow } from "./destinations.ts";
import { withAbsoluteUrls } from "./document.ts";
import { noteFailure, noteSuccess } from "./health.ts";
import { publisherFor } from "./publisher-for.ts";

export type PublicationRow = typeof publications.$inferSelect;
export type PublishingDependencies = Pick<
  Dependencies,
  "db" | "clock" | "env" | "safeFetch" | "secrets" | "storage" | "jobs" | "log"
>;

type QueuedPublication = {
  projectId: string;
  destinationId: string;
  version: number;
  mode: PublishMode;
  document: PublishedDocument;
  /** When to publish it; now if absent. */
  at?: Date;
} & ({ articleId: string; pageId?: undefined } | { pageId: string; articleId?: undefined });

/**
 * Queues a version of an article or page for a destination, where it is created or changed. Call it in the transaction that
 * causes it. Throws Problem `not-found` for a destination of another project, and `conflict` while it is being published.
 */
export const queuePublication = async (tx: Db, { at, ...values }: QueuedPublication) => {
  const { destinationId, projectId } = values;
  const own = and(eq(destinations.id, destinationId), eq(destinations.projectId, projectId));
  if (!(await tx.$count(destinations, own))) throw new Problem("not-found", "Destination not found.");
  const queued = {
    version: values.version,
    mode: values.mode,
    document: values.document,
    state: "queued" as const,
    attempts: 0,
    nextAttemptAt: at ?? new Date(0),
    errorClass: null,
    reason: null,
  };
  const owner = values.articleId === undefined ? publications.pageId : publications.articleId;
  const [row] = await tx
    .insert(publications)
    .values({ ...values, ...queued })
    .onConflictDoUpdate({
      target: [owner, publications.destinationId],
      set: queued,
      setWhere: ne(publications.state, "publishing"),
    })
    .returning();
  if (!row) throw new Problem("conflict", "This is being published right now. Try again in a few minutes.");
  return row;
};

const isClaimable = (db: Db, now: Date) =>
  and(
    or(eq(publications.state, "queued"), eq(publications.state, "publishing")),
    lte(publications.nextAttemptAt, now),
    or(isNull(publications.leaseUntil), lte(publications.leaseUntil, now)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(destinations)
        .where(and(eq(destinations.id, publications.destinationId), eq(destinations.state, "paused"))),
    ),
  );

type Excluded = { attempted?: readonly string[]; busy?: readonly string[] };

/**
 * The publication to attempt next of each destination, at most `limit`, without those `attempted` and of `busy`
 * destinations. Those of paused destinations wait.
 */
export const listDuePublications = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  limit: number,
  { attempted = [], busy = [] }: Excluded = {},
) =>
  db
    .selectDistinctOn([publications.destinationId], {
      id: publications.id,
      destinationId: publications.destinationId,
    })
    .from(publications)
    .where(
      and(
        isClaimable(db, clock()),
        attempted.length ? notInArray(publications.id, [...attempted]) : undefined,
        busy.length ? notInArray(publications.destinationId, [...busy]) : undefined,
      ),
    )
    .orderBy(publications.destinationId, asc(publications.nextAttemptAt), asc(publications.id))
    .limit(Math.max(0, limit));

export type PublicationResult = {
  state: PublicationState;
  errorClass?: PublishErrorClass;
  reason?: string;
  remoteId?: string;
  url?: string;
};

/** Longer than an attempt can take; a crashed process's attempt is repeated afterwards. */
const leaseMs = 5 * 60_000;
const minuteMs = 60_000;
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
  if (!claimed) return resultOf(await getPublication(db, id));
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

/** A process that took the publication over has another lease. */
const ownLease = ({ id, leaseUntil }: PublicationRow) =>
  and(eq(publications.id, id), leaseUntil ? eq(publications.leaseUntil, leaseUntil) : isNull(publications.leaseUntil));

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
      })
      .where(ownLease(row));
    await noteSuccess(tx, destination);
    return resultOf({ state: "published", errorClass: null, reason, remoteId, url });
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
  const state = delayMs === undefined ? "failed" : "queued";
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
    return resultOf({ state, errorClass, reason, remoteId, url: row.url });
  });
};

/** Undefined if it must not be tried again without its owner. */
const retryDelay = (errorClass: PublishErrorClass, attempts: number, retryAfterMs: number) => {
  if (errorClass === "rate") return retryAfterMs;
  const delayMs = errorClass === "temporary" ? retryDelaysMs[attempts - 1] : undefined;
  return delayMs === undefined ? undefined : Math.max(delayMs, retryAfterMs);
};

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
    .where(and(eq(publications.id, id), eq(publications.state, "published"), isFree))
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
    const state = isDone ? "unpublished" : "published";
    const values = isDone
      ? { state: "unpublished" as const, url: null, errorClass: null, reason: null }
      : { errorClass: error.errorClass, reason: error.message };
    const isUnchanged = eq(publications.state, "published");
    await tx
      .update(publications)
      .set(values)
      .where(and(ownLease(claimed), isUnchanged));
    await tx.update(publications).set({ leaseUntil: null }).where(ownLease(claimed));
    if (isDone) await noteSuccess(tx, destination);
    else await noteFailure({ ...dependencies, db: tx }, destination, error);
    const url = isDone ? null : claimed.url;
    return resultOf({ ...values, state, remoteId, url });
  });
};

const identityOf = ({ articleId, pageId, id, version, publishedAt }: PublicationRow) => ({
  id: articleId ?? pageId ?? id,
  version,
  publishedAt,
});

/** An error of our own must not lose the document: it is logged and tried again. */
const toPublishError = ({ log }: Pick<Dependencies, "log">, error: unknown, publicationId: string) => {
  if (error instanceof PublishError) return error;
  log.error({ err: error, publicationId }, "A publication failed unexpectedly.");
  return new PublishError("temporary", "Something went wrong on our side. We try again.", { cause: error });
};

const getPublication = async (db: Db, id: string) => {
  const [row] = await db.select().from(publications).where(eq(publications.id, id));
  if (!row) throw new Problem("not-found", "Publication not found.");
  return row;
};

const getDestination = async (db: Db, { destinationId }: PublicationRow) => {
  const [row] = await db.select().from(destinations).where(eq(destinations.id, destinationId));
  if (!row) throw new Problem("not-found", "Destination not found.");
  return row;
};

const resultOf = ({
  state,
  errorClass,
  reason,
  remoteId,
  url,
}: Pick<PublicationRow, "state" | "errorClass" | "reason" | "remoteId" | "url">): PublicationResult => ({
  state,
  ...(errorClass && { errorClass }),
  ...(reason !== null && { reason }),
  ...(remoteId !== null && { remoteId }),
  ...(url !== null && { url }),
});
