import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projects, scans } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import { projectsInUse } from "../../limits/active-projects.ts";
import { feedAddresses } from "../project-feeds/project-feeds.ts";
import { searchPosts } from "./find-hits.ts";
import { keepHits } from "./save-mentions.ts";
import { type Question, type Source, SourceFailed, whyOff } from "./source.ts";
import { closeSource, takeTurn } from "./source-rate-limit.ts";
import { reportSource } from "./source-status.ts";

type Keyword = typeof keywords.$inferSelect;
type Project = typeof projects.$inferSelect;

/** Whoever takes a project has it for so long, and longer with each answer; a process that dies gives it back by then. */
const leaseMs = 2 * 60_000;
/** A first scan looks back so far. */
const firstLookMs = 14 * 24 * 3600_000;
/** Posts show up at a source some time after they were written. */
const overlapMs = 2 * 3600_000;
/** A source that is down is left alone by every project, or each would wait for its time limit. */
const outageRestMs = 60_000;

/** Looks for mentions of every project that is due, one project at a time, and where a scan was cut off from there on. */
export const scanProjects = async (parts: Parts) => {
  while (!parts.life.stopping) {
    const project = await claimDueProject(parts);
    if (!project) return;
    try {
      await scanProject(parts, project);
    } catch (err) {
      // Its lease keeps it away for a while, so that one project cannot stop the others.
      parts.log.error({ err, project: project.id }, "A scan was cut off; it will go on where it was.");
    }
  }
};

const claimDueProject = async ({ db, clock }: Parts) => {
  const now = clock();
  const due = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(lte(projects.nextScanAt, now), inArray(projects.id, projectsInUse(db, now))))
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

const scanProject = async (parts: Parts, project: Project) => {
  const { db, clock, env, sources } = parts;
  const watched = await db.select().from(keywords).where(eq(keywords.projectId, project.id));
  const feeds = await feedAddresses(db, project.id);
  const every = env.SCAN_EVERY_MINUTES * 60_000;
  const outcomes = [];
  for (const source of sources)
    if (!whyOff(source, feeds)) outcomes.push(await scanSource(parts, { project, watched, feeds, source, every }));
  if (parts.life.stopping) return;
  const waits = outcomes.filter((wait) => wait !== undefined);
  // Sources whose turn comes later go on from where they are.
  const next = Math.min(every, ...waits);
  await db
    .update(projects)
    .set({ nextScanAt: new Date(clock().getTime() + next) })
    .where(eq(projects.id, project.id));
};

type Search = { project: Project; watched: Keyword[]; feeds: string[]; source: Source; every: number };

/** Asks a source for what is due. Answers how many milliseconds later it may go on, when it was not finished. */
const scanSource = async (parts: Parts, { project, watched, feeds, source, every }: Search) => {
  const { db, clock, log } = parts;
  const begun = clock();
  const due = await dueKeywords(parts, project.id, source, new Date(begun.getTime() - every / 2));
  const isOn = () => reportSource(db, project.id, source.name, { state: "on" }, begun);
  let answers = 0;
  try {
    const texts = due.map(({ text }) => text);
    for (const question of source.questionsFor(texts, feeds)) {
      if (parts.life.stopping) return undefined;
      const waitMs = await takeTurn(parts, source);
      if (waitMs && answers) await isOn();
      if (waitMs) return waitMs;
      const asked = due.filter(({ text }) => question.keywords.includes(text));
      await answerQuestion(parts, { project, watched, source, question, asked });
      answers++;
    }
    await isOn();
    return undefined;
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    log.warn({ err: error, source: source.name }, "A source did not answer as it should.");
    const scope = { keywords: watched, ownHost: hostOf(project), now: begun };
    const { hits } = await searchPosts(parts.parseUntrusted, { posts: error.found, ...scope });
    await db.transaction((tx) => keepHits(tx, project.id, source.name, hits, begun));
    await reportSource(db, project.id, source.name, { state: "failing", reason: error.reason }, begun);
    const restMs = error.waitMs ?? (source.everyMs ? outageRestMs : 0);
    if (restMs) await closeSource(parts, source, restMs);
    return undefined;
  }
};

type Due = Pick<Keyword, "id" | "text" | "match"> & { scannedAt: Date | null };

const dueKeywords = ({ db }: Parts, projectId: string, source: Source, before: Date): Promise<Due[]> =>
  db
    .select({ id: keywords.id, text: keywords.text, match: keywords.match, scannedAt: scans.scannedAt })
    .from(keywords)
    .leftJoin(scans, and(eq(scans.keywordId, keywords.id), eq(scans.source, source.name)))
    .where(and(eq(keywords.projectId, projectId), or(isNull(scans.scannedAt), lte(scans.scannedAt, before))))
    // Where a source answers too seldom for all of them, each gets its turn.
    .orderBy(sql`${scans.scannedAt} asc nulls first`, asc(keywords.createdAt), asc(keywords.id));

type Answering = { project: Project; watched: Keyword[]; source: Source; question: Question; asked: Due[] };

const answerQuestion = async (parts: Parts, { project, watched, source, question, asked }: Answering) => {
  const { db, clock } = parts;
  const now = clock();
  const since = Math.min(...asked.map(({ scannedAt }) => (scannedAt ? scannedAt.getTime() - overlapMs : 0)));
  const oldest = now.getTime() - firstLookMs;
  let restMs = 0;
  const loose = asked.filter(({ match }) => match === "all").map(({ text }) => text);
  const posts = await source.ask({ ...question, loose }, new Date(Math.max(since, oldest)), (ms) => {
    restMs = Math.max(restMs, ms);
  });
  if (restMs) await closeSource(parts, source, restMs);
  const scope = { keywords: watched, ownHost: hostOf(project), now };
  const { hits, isComplete } = await searchPosts(parts.parseUntrusted, { posts, ...scope });
  const ids = asked.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await keepHits(tx, project.id, source.name, hits, now);
    if (ids.length) await noteScan(tx, ids, source, now);
    const nextScanAt = new Date(clock().getTime() + leaseMs);
    await tx.update(projects).set({ nextScanAt }).where(eq(projects.id, project.id));
  });
  if (!isComplete) throw new SourceFailed("Some posts of this source are too complex to be searched.");
};

const noteScan = async (tx: Db, keywordIds: string[], source: Source, now: Date) => {
  const rows = keywordIds.map((keywordId) => ({ keywordId, source: source.name, scannedAt: now }));
  await tx
    .insert(scans)
    .values(rows)
    .onConflictDoUpdate({ target: [scans.keywordId, scans.source], set: { scannedAt: sql`excluded.scanned_at` } });
  await tx.update(keywords).set({ lastScanAt: now }).where(inArray(keywords.id, keywordIds));
};

const hostOf = ({ url }: Project) => new URL(url).host.replace(/^www\./, "");
