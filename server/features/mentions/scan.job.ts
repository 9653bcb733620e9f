import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projects, scans } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { listFeedUrls } from "../project-feeds/project-feeds.ts";
import { searchPosts } from "./find-hits.ts";
import { saveMentions } from "./save-mentions.ts";
import { disabledReason, type SearchQuery, type Source, SourceError } from "./source.ts";
import { acquireTurn, pauseSource } from "./source-rate-limit.ts";
import { saveSourceStatus } from "./source-status.ts";

type Keyword = typeof keywords.$inferSelect;
type Project = typeof projects.$inferSelect;

/** Lease on a project, extended after every query. If the process dies, the project is due again when it expires. */
const leaseMs = 2 * 60_000;
/** How far back the first scan looks. */
const initialLookbackMs = 14 * 24 * 3600_000;
/** Sources index posts with a delay, so each scan overlaps the previous one. */
const overlapMs = 2 * 3600_000;
/** Pauses a failing source for all projects, so that each of them does not have to wait for its timeout. */
const outagePauseMs = 60_000;

/** Scans every project that is due, one at a time. An interrupted scan resumes where it stopped. */
export const scanProjects = async (dependencies: Dependencies) => {
  while (!dependencies.lifecycle.isStopping) {
    const project = await claimDueProject(dependencies);
    if (!project) return;
    try {
      await scanProject(dependencies, project);
    } catch (err) {
      // The lease postpones the retry, so that one failing project cannot block the others.
      dependencies.log.error({ err, project: project.id }, "A scan was cut off; it will go on where it was.");
    }
  }
};

const claimDueProject = async ({ db, clock }: Dependencies) => {
  const now = clock();
  const due = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(lte(projects.nextScanAt, now), inArray(projects.id, activeProjects(db, now))))
    .orderBy(asc(projects.nextScanAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [project] = await db
    .update(projects)
    .set({ nextScanAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(projects.id, due))
    .returning();
  return project;
};

const scanProject = async (dependencies: Dependencies, project: Project) => {
  const { db, clock, env, sources } = dependencies;
  const keywordRows = await db.select().from(keywords).where(eq(keywords.projectId, project.id));
  const feeds = await listFeedUrls(db, project.id);
  const intervalMs = env.SCAN_EVERY_MINUTES * 60_000;
  const outcomes = [];
  for (const source of sources)
    if (!disabledReason(source, feeds))
      outcomes.push(await scanSource(dependencies, { project, keywordRows, feeds, source, intervalMs }));
  if (dependencies.lifecycle.isStopping) return;
  const waits = outcomes.filter((wait) => wait !== undefined);
  // Rate-limited sources resume at their next turn.
  const next = Math.min(intervalMs, ...waits);
  await db
    .update(projects)
    .set({ nextScanAt: new Date(clock().getTime() + next), scannedAt: clock() })
    .where(eq(projects.id, project.id));
};

type SourceScan = { project: Project; keywordRows: Keyword[]; feeds: string[]; source: Source; intervalMs: number };

/** Runs the source's queries that are due. Returns the milliseconds to wait if it has to continue later. */
const scanSource = async (
  dependencies: Dependencies,
  { project, keywordRows, feeds, source, intervalMs }: SourceScan,
) => {
  const { db, clock, log } = dependencies;
  const startedAt = clock();
  const due = await dueKeywords(dependencies, project.id, source, new Date(startedAt.getTime() - intervalMs / 2));
  const isOn = () => saveSourceStatus(db, project.id, source.name, { state: "on" }, startedAt);
  let results = 0;
  try {
    const texts = due.map(({ text }) => text);
    for (const query of source.queriesFor(texts, feeds)) {
      if (dependencies.lifecycle.isStopping) return undefined;
      const retryAfterMs = await acquireTurn(dependencies, source);
      if (retryAfterMs && results) await isOn();
      if (retryAfterMs) return retryAfterMs;
      const searched = due.filter(({ text }) => query.keywords.includes(text));
      await runQuery(dependencies, { project, keywordRows, source, query, searched });
      results++;
    }
    await isOn();
    return undefined;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ err: error, source: source.name }, "A source returned an unexpected response.");
    const scope = { keywords: keywordRows, ownHost: hostOf(project), now: startedAt };
    const { hits } = await searchPosts(dependencies.parseUntrusted, { posts: error.posts, ...scope });
    await db.transaction((tx) => saveMentions(tx, project.id, source.name, hits, startedAt));
    await saveSourceStatus(db, project.id, source.name, { state: "failing", reason: error.reason }, startedAt);
    const pauseMs = error.retryAfterMs ?? (source.minIntervalMs ? outagePauseMs : 0);
    if (pauseMs) await pauseSource(dependencies, source, pauseMs);
    return undefined;
  }
};

type Due = Pick<Keyword, "id" | "text" | "match"> & { scannedAt: Date | null };

const dueKeywords = ({ db }: Dependencies, projectId: string, source: Source, before: Date): Promise<Due[]> =>
  db
    .select({ id: keywords.id, text: keywords.text, match: keywords.match, scannedAt: scans.scannedAt })
    .from(keywords)
    .leftJoin(scans, and(eq(scans.keywordId, keywords.id), eq(scans.source, source.name)))
    .where(and(eq(keywords.projectId, projectId), or(isNull(scans.scannedAt), lte(scans.scannedAt, before))))
    // Least recently scanned first, so that slow sources still get to every keyword.
    .orderBy(sql`${scans.scannedAt} asc nulls first`, asc(keywords.createdAt), asc(keywords.id));

type SourceQuery = {
  project: Project;
  keywordRows: Keyword[];
  source: Source;
  query: SearchQuery;
  searched: Due[];
};

const runQuery = async (dependencies: Dependencies, { project, keywordRows, source, query, searched }: SourceQuery) => {
  const { db, clock } = dependencies;
  const now = clock();
  const since = Math.min(...searched.map(({ scannedAt }) => (scannedAt ? scannedAt.getTime() - overlapMs : 0)));
  const oldest = now.getTime() - initialLookbackMs;
  let pauseMs = 0;
  const loose = searched.filter(({ match }) => match === "all").map(({ text }) => text);
  const posts = await source.search({ ...query, loose }, new Date(Math.max(since, oldest)), (ms) => {
    pauseMs = Math.max(pauseMs, ms);
  });
  if (pauseMs) await pauseSource(dependencies, source, pauseMs);
  const scope = { keywords: keywordRows, ownHost: hostOf(project), now };
  const { hits, isComplete } = await searchPosts(dependencies.parseUntrusted, { posts, ...scope });
  const ids = searched.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await saveMentions(tx, project.id, source.name, hits, now);
    if (ids.length) await recordScan(tx, ids, source, now);
    const nextScanAt = new Date(clock().getTime() + leaseMs);
    await tx.update(projects).set({ nextScanAt }).where(eq(projects.id, project.id));
  });
  if (!isComplete) throw new SourceError("Some posts of this source are too complex to be searched.");
};

const recordScan = async (tx: Db, keywordIds: string[], source: Source, now: Date) => {
  const rows = keywordIds.map((keywordId) => ({ keywordId, source: source.name, scannedAt: now }));
  await tx
    .insert(scans)
    .values(rows)
    .onConflictDoUpdate({ target: [scans.keywordId, scans.source], set: { scannedAt: sql`excluded.scanned_at` } });
  await tx.update(keywords).set({ lastScanAt: now }).where(inArray(keywords.id, keywordIds));
};

const hostOf = ({ url }: Project) => new URL(url).host.replace(/^www\./, "");
