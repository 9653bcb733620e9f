// IndexNow per project: its key, the websites that have the key file, and the pages to announce.
import { and, count, desc, eq, isNotNull, lt, max, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { indexnowSites, indexnowUrls, projects, publications } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { keyUrlOf } from "../../integrations/indexnow.ts";
import type { PublicPage } from "../../integrations/safe-fetch.ts";

const maxSites = 20;

/** The key, where its file is expected, and what was announced. */
export const getIndexnow = async (db: Db, projectId: string) => {
  const ofProject = eq(indexnowUrls.projectId, projectId);
  const inState = (state: "waiting" | "sent" | "failed") =>
    sql<number>`count(*) filter (where ${eq(indexnowUrls.state, state)})::int`;
  const [key, origins, checked, [figures], [problem]] = await Promise.all([
    keyOf(db, projectId),
    listOrigins(db, projectId),
    db.select().from(indexnowSites).where(eq(indexnowSites.projectId, projectId)),
    db
      .select({
        sent: inState("sent"),
        waiting: inState("waiting"),
        failed: inState("failed"),
        lastSentAt: max(indexnowUrls.sentAt),
      })
      .from(indexnowUrls)
      .where(ofProject),
    db
      .select({ reason: indexnowUrls.reason })
      .from(indexnowUrls)
      .where(and(ofProject, isNotNull(indexnowUrls.reason)))
      .orderBy(desc(indexnowUrls.changedAt))
      .limit(1),
  ]);
  return {
    key,
    sites: origins.map((origin) =>
      toSite(
        key,
        origin,
        checked.find((site) => site.origin === origin),
      ),
    ),
    sent: figures?.sent ?? 0,
    waiting: figures?.waiting ?? 0,
    failed: figures?.failed ?? 0,
    lastSentAt: figures?.lastSentAt ?? null,
    reason: problem?.reason ?? null,
  };
};

const toSite = (key: string, origin: string, row: typeof indexnowSites.$inferSelect | undefined) => ({
  origin,
  keyUrl: keyUrlOf(origin, key),
  verifiedAt: row?.verifiedAt ?? null,
  checkedAt: row?.checkedAt ?? null,
  reason: row?.reason ?? null,
});

const keyOf = async (db: Db, projectId: string) => {
  const [project] = await db.select({ key: projects.indexnowKey }).from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Problem("not-found", "Project not found.");
  return project.key;
};

/** The websites with published pages, those with most pages first. Before the first page: the project's own. */
const listOrigins = async (db: Db, projectId: string) => {
  const origin = sql<string>`substring(${publications.url} from '^https?://[^/?#]+')`;
  const rows = await db
    .select({ origin })
    .from(publications)
    .where(
      and(
        eq(publications.projectId, projectId),
        eq(publications.state, "published"),
        eq(publications.mode, "live"),
        isNotNull(publications.url),
      ),
    )
    .groupBy(origin)
    .orderBy(desc(count()), origin)
    .limit(maxSites);
  if (rows.length) return [...new Set(rows.map((row) => new URL(row.origin).origin))];
  const [project] = await db.select({ url: projects.url }).from(projects).where(eq(projects.id, projectId));
  return project ? [new URL(project.url).origin] : [];
};

/**
 * Looks for the key file on one of the project's websites. From then on its pages are announced, or no longer. Throws
 * Problem `invalid` for another website, and for one that must not be fetched.
 */
export const checkKeyFile = async (
  { db, clock, safeFetch }: Pick<Dependencies, "db" | "clock" | "safeFetch">,
  projectId: string,
  address: string,
) => {
  const { origin } = new URL(address);
  if (!(await listOrigins(db, projectId)).includes(origin))
    throw new Problem("invalid", "Choose a website that has pages of this project.");
  const key = await keyOf(db, projectId);
  const page = await safeFetch(keyUrlOf(origin, key), { accept: /^/, isRaw: true, limitBytes: 1_000 }).catch(
    (error) => {
      if (error instanceof Problem && error.code === "upstream") return undefined;
      throw error;
    },
  );
  const reason = missingReason(page, key);
  const now = clock();
  const values = { verifiedAt: reason === null ? now : null, checkedAt: now, reason };
  const [row] = await db
    .insert(indexnowSites)
    .values({ projectId, origin, ...values })
    .onConflictDoUpdate({ target: [indexnowSites.projectId, indexnowSites.origin], set: values })
    .returning();
  return toSite(key, origin, row);
};

/** Null if the page is the key file. */
const missingReason = (page: PublicPage | undefined, key: string) => {
  if (!page) return "Your website did not answer. Try again later.";
  if (page.status >= 300 && page.status < 400)
    return "The address of the file redirects elsewhere. The file must be at exactly this address.";
  if (page.status !== 200) return `The file is not there: its address answers ${page.status}.`;
  const text = new TextDecoder().decode(page.bytes).trim();
  if (text === key) return null;
  return /^</.test(text)
    ? "The address shows a web page. The file must have the key as its only text."
    : "The file has another text. It must have the key as its only text.";
};

type Change = { projectId: string; url: string; changedAt: Date };

/** Announces a page soon, once per change, if the key file is on its website. Call it in the transaction of the change. */
export const announceUrl = async (tx: Db, { projectId, url, changedAt }: Change) => {
  const { origin } = new URL(url);
  const isVerified = and(
    eq(indexnowSites.projectId, projectId),
    eq(indexnowSites.origin, origin),
    isNotNull(indexnowSites.verifiedAt),
  );
  if (!(await tx.$count(indexnowSites, isVerified))) return;
  const waiting = {
    state: "waiting" as const,
    changedAt,
    attempts: 0,
    nextAttemptAt: new Date(0),
    reason: null,
  };
  await tx
    .insert(indexnowUrls)
    .values({ projectId, url, origin, ...waiting })
    .onConflictDoUpdate({
      target: [indexnowUrls.projectId, indexnowUrls.url],
      set: waiting,
      setWhere: lt(indexnowUrls.changedAt, changedAt),
    });
};
