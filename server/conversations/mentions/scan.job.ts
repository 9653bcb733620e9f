import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projects, scans, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  disabledReason,
  type SearchQuery,
  type Source,
  type SourceChoices,
  SourceError,
  type WarnCustomer,
} from "../../integrations/mention-source.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { listFeedUrls } from "../project-feeds/project-feeds.ts";
import { getSourceSettings } from "../source-settings/source-settings.ts";
import { searchTextsOf } from "./keyword-matcher.ts";
import { saveMentions } from "./save-mentions.ts";
import { ownHostOf } from "./score.ts";
import { searchPosts } from "./search-posts.ts";
import { acquireTurn, consumeShare, getShares, isPaying, pauseSource, shareWaitMs } from "./source-budgets.ts";
import { saveSourceStatus } from "./source-status.ts";
import { savePosts } from "./stored-posts.ts";

type Keyword = typeof keywords.$inferSelect;
type Project = typeof projects.$inferSelect & { isPaying: boolean };

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
  await runDue(dependencies, {
    claim: (limit) => claimProjects(dependencies, limit),
    run: (project) => scanProject(dependencies, project),
    onError: (err, { id }) =>
      dependencies.log.error({ err, project: id }, "A scan was cut off; it will go on where it was."),
  });
};

/** Paying customers go first, unless a trial has been waiting for longer than this. */
const headStart = "1 hour";

const claimProjects = async ({ db, clock }: Dependencies, limit: number): Promise<Project[]> => {
  const now = clock();
  const payingOwners = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, projects.userId), isPaying));
  const claimed = await claimDue(db, {
    table: projects,
    id: projects.id,
    where: and(lte(projects.nextScanAt, now), inArray(projects.id, activeProjects(db, now))),
    orderBy: [
      sql`${projects.nextScanAt} - case when ${exists(payingOwners)} then ${headStart}::interval else interval '0' end`,
    ],
    limit,
    lease: { nextScanAt: new Date(now.getTime() + leaseMs) },
  });
  return Promise.all(
    claimed.map(async (project) => ({
      ...project,
      isPaying: (await db.$count(users, and(eq(users.id, project.userId), isPaying))) > 0,
    })),
  );
};

const scanProject = async (dependencies: Dependencies, project: Project) => {
  const { db, clock, env, sources } = dependencies;
  const keywordRows = await db.select().from(keywords).where(eq(keywords.projectId, project.id));
  const choices = { ...(await getSourceSettings(db, project.id)), feeds: await listFeedUrls(db, project.id) };
  const intervalMs = env.SCAN_EVERY_MINUTES * 60_000;
  const outcomes = [];
  for (const source of sources)
    if (!disabledReason(source, choices))
      outcomes.push(await scanSource(dependencies, { project, keywordRows, choices, source, intervalMs }));
  if (dependencies.lifecycle.isStopping) return;
  const waits = outcomes.filter((wait) => wait !== undefined);
  // Rate-limited sources resume at their next turn.
  const next = Math.min(intervalMs, ...waits);
  await db
    .update(projects)
    .set({ nextScanAt: new Date(clock().getTime() + next), scannedAt: clock() })
    .where(eq(projects.id, project.id));
};

type SourceScan = {
  project: Project;
  keywordRows: Keyword[];
  choices: SourceChoices;
  source: Source;
  intervalMs: number;
};

/** Runs the source's queries that are due. Returns the milliseconds to wait if it has to continue later. */
const scanSource = async (
  dependencies: Dependencies,
  { project, keywordRows, choices, source, intervalMs }: SourceScan,
) => {
  const { db, clock, log } = dependencies;
  const startedAt = clock();
  const due = await dueKeywords(dependencies, project.id, source, new Date(startedAt.getTime() - intervalMs / 2));
  const warnings: string[] = [];
  const report = () => {
    const [reason] = warnings;
    const status = reason === undefined ? { state: "on" as const } : { state: "failing" as const, reason };
    return saveSourceStatus(db, project.id, source.name, status, startedAt);
  };
  const share = (await getShares(dependencies, source))[project.isPaying ? "paying" : "trial"];
  let results = 0;
  try {
    const searches = due.flatMap((keyword) => searchTextsOf(keyword).map((search) => ({ ...search, keyword })));
    const texts = [...new Set(searches.map(({ text }) => text))];
    const queries = source.queriesFor(texts, choices);
    for (const [index, { keywords, ...query }] of queries.entries()) {
      if (dependencies.lifecycle.isStopping) return undefined;
      const retryAfterMs =
        (share && (await shareWaitMs(dependencies, project.id, source))) || (await acquireTurn(dependencies, source));
      if (retryAfterMs && results) await report();
      if (retryAfterMs) return retryAfterMs;
      if (share) await consumeShare(dependencies, project.id, source, share);
      const included = searches.filter(({ text }) => keywords.includes(text));
      const loose = included.filter(({ isLoose }) => isLoose).map(({ text }) => text);
      const searched = [...new Set(included.map(({ keyword }) => keyword))];
      const later = new Set(queries.slice(index + 1).flatMap((next) => next.keywords));
      // A keyword with several searches counts as searched after the last one.
      const finished = searched.filter((keyword) =>
        searches.every((search) => search.keyword !== keyword || !later.has(search.text)),
      );
      await runQuery(dependencies, {
        project,
        keywordRows,
        source,
        query: { ...query, keywords, loose },
        searched,
        finished,
        warn: (reason) => warnings.push(reason),
      });
      results++;
    }
    await report();
    return undefined;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ err: error, source: source.name }, "A source returned an unexpected response.");
    const scope = { keywords: keywordRows, ownHost: ownHostOf(project), now: startedAt };
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
  searched: readonly Due[];
  /** Those of them that this query is the last one for. */
  finished: readonly Due[];
  warn: WarnCustomer;
};

const runQuery = async (dependencies: Dependencies, scan: SourceQuery) => {
  const { project, keywordRows, source, query, searched, finished, warn } = scan;
  const { db, clock } = dependencies;
  const now = clock();
  const since = Math.min(...searched.map(({ scannedAt }) => (scannedAt ? scannedAt.getTime() - overlapMs : 0)));
  const oldest = now.getTime() - initialLookbackMs;
  let pauseMs = 0;
  const onPause = (ms: number) => {
    pauseMs = Math.max(pauseMs, ms);
  };
  const posts = await source.search(query, new Date(Math.max(since, oldest)), onPause, warn);
  if (pauseMs) await pauseSource(dependencies, source, pauseMs);
  const scope = { keywords: keywordRows, ownHost: ownHostOf(project), now };
  const { hits, isComplete } = await searchPosts(dependencies.parseUntrusted, { posts, ...scope });
  const ids = finished.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await saveMentions(tx, project.id, source.name, hits, now);
    if (ids.length) await recordScan(tx, ids, source, now);
    const nextScanAt = new Date(clock().getTime() + leaseMs);
    await tx.update(projects).set({ nextScanAt }).where(eq(projects.id, project.id));
  });
  if (!source.isPrivate) await savePosts(dependencies, source.name, posts, now);
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
