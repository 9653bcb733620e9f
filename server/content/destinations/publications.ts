// What is published where: queueing documents, and what publishing and unpublishing them share.
import { and, asc, eq, isNotNull, isNull, lte, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations, publications } from "#db/schema/index.ts";
import type { PublishedDocument, PublishMode } from "#shared/content/destinations.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { type LoadedImage, PublishError } from "../../integrations/publishing/publisher.ts";
import { leavingProjects } from "../../limits/active-projects.ts";
import { isLeaseFree } from "../../limits/due-rows.ts";
import { readImage } from "../../site/files/files.ts";

/** Our own addresses, like those of uploaded images, mean nothing on another site. */
export const withAbsoluteUrls = (document: PublishedDocument, siteUrl: string): PublishedDocument => ({
  ...document,
  html: document.html.replace(/(\s(?:src|href)=["'])\/(?!\/)/gi, `$1${siteUrl}/`).replace(/\ssrcset="[^"]*"/gi, ""),
  image: document.image && { ...document.image, url: new URL(document.image.url, siteUrl).href },
});

const uploadedImage = /^\/api\/file-uploads\/([0-9a-f-]{36})\/image/;
const maxImageBytes = 10_000_000;
const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

/** Reads an image from our storage, or from the web. Throws PublishError `refused`. */
export const createImageLoader =
  ({ env, storage, safeFetch }: Pick<Dependencies, "env" | "storage" | "safeFetch">) =>
  async (text: string): Promise<LoadedImage> => {
    const url = new URL(text, env.SITE_URL);
    const [, id] = (url.origin === new URL(env.SITE_URL).origin && url.pathname.match(uploadedImage)) || [];
    try {
      if (id) return { bytes: new Uint8Array(await readImage(storage, id)), type: "image/webp", name: `${id}.webp` };
      const { bytes, type, isTruncated } = await safeFetch(url.href, {
        accept: /^image\/(jpeg|png|webp|gif)\b/,
        limitBytes: maxImageBytes,
      });
      const mediaType = type.split(";")[0]?.trim() ?? "";
      if (isTruncated) throw new PublishError("refused", "The image is larger than 10 MB.");
      const stem =
        url.pathname
          .split("/")
          .at(-1)
          ?.replace(/\.\w+$/, "")
          .replace(/[^\w-]+/g, "-") || "image";
      return { bytes: new Uint8Array(bytes), type: mediaType, name: `${stem}.${extensions[mediaType] ?? "jpg"}` };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new PublishError("refused", "The image can't be loaded.", { cause: error });
    }
  };

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

/** Whether a destination has the document. A failed change leaves what was published before. */
export const isOnline = or(
  eq(publications.state, "published"),
  and(eq(publications.state, "failed"), isNotNull(publications.url)),
);

export const isClaimable = (db: Db, now: Date) =>
  and(
    or(eq(publications.state, "queued"), eq(publications.state, "publishing")),
    lte(publications.nextAttemptAt, now),
    isLeaseFree(publications.leaseUntil, now, leaseMs),
    notInArray(publications.projectId, leavingProjects(db)),
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

export type PublicationResult = Pick<PublicationRow, "state" | "errorClass" | "reason" | "remoteId" | "url">;

/** Longer than an attempt can take; a crashed process's attempt is repeated afterwards. */
export const leaseMs = 5 * 60_000;
/** Of a page that was just published or taken offline. */
export const noProblem = { problem: null, problemSeenAt: null, problemConfirmedAt: null };

/** A process that took the publication over has another lease. */
export const ownLease = ({ id, leaseUntil }: PublicationRow) =>
  and(eq(publications.id, id), leaseUntil ? eq(publications.leaseUntil, leaseUntil) : isNull(publications.leaseUntil));

export const identityOf = ({ articleId, pageId, id, version, publishedAt }: PublicationRow) => ({
  id: articleId ?? pageId ?? id,
  version,
  publishedAt,
});

/** An error of our own must not lose the document: it is logged and tried again. */
export const toPublishError = ({ log }: Pick<Dependencies, "log">, error: unknown, publicationId: string) => {
  if (error instanceof PublishError) return error;
  log.error({ err: error, publicationId }, "A publication failed unexpectedly.");
  return new PublishError("temporary", "Something went wrong on our side. We try again.", { cause: error });
};

export const getPublication = async (db: Db, id: string) => {
  const [row] = await db.select().from(publications).where(eq(publications.id, id));
  if (!row) throw new Problem("not-found", "Publication not found.");
  return row;
};

export const getDestination = async (db: Db, { destinationId }: PublicationRow) => {
  const [row] = await db.select().from(destinations).where(eq(destinations.id, destinationId));
  if (!row) throw new Problem("not-found", "Destination not found.");
  return row;
};
