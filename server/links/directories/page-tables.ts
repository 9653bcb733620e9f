// The tables of generated pages and which pages are indexed, from the catalogue in memory.
import { setImmediate } from "node:timers/promises";
import { and, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { assumed, generalKnowledge } from "#db/directories/facts.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { directories, directoryFacts } from "#db/schema/index.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { type JudgedPage, judgePages, relatedPaths } from "#shared/links/directories/page-index.ts";
import { maxShownRows, type TableRow, tableFigures } from "#shared/links/directories/page-tables.ts";
import { type JudgedTopic, judgeTopics, relatedTopics } from "#shared/links/directories/topic-tables.ts";
import { Problem } from "#shared/problem.ts";
import { hasOfficialRegister } from "#shared/site/landing/country-facts.ts";
import { directoryColumns, toDirectory } from "./list-directories.ts";

type Judged = {
  version: string;
  pages: ReadonlyMap<string, JudgedPage>;
  topics: ReadonlyMap<string, JudgedTopic>;
};

/** By connection, so that tests with several databases do not share it. */
const judgedOf = new WeakMap<Db, Promise<Judged>>();

/** All generated pages by path. */
export const readGeneratedPages = async (db: Db) => (await readJudged(db)).pages;

/** All topics' pages by path. */
export const readTopics = async (db: Db) => (await readJudged(db)).topics;

/**
 * The pages stay in memory until the catalogue changes in any process, which its version in
 * the database shows.
 */
const readJudged = async (db: Db): Promise<Judged> => {
  const version = JSON.stringify(await catalogueVersion(db).execute());
  const running = judgedOf.get(db);
  const current = await running?.catch(() => undefined);
  if (current?.version === version) return current;
  // Another request may have started in the meantime.
  const latest = judgedOf.get(db);
  const reading = latest && latest !== running ? latest : readPages(db, version);
  judgedOf.set(db, reading);
  return reading;
};

const catalogueVersion = prepareQuery((db) =>
  db
    .select({ rows: count(), changedAt: max(directories.updatedAt) })
    .from(directories)
    .prepare("catalogue_version"),
);

const readPages = async (db: Db, version: string): Promise<Judged> => {
  const rows = await db
    .select(directoryColumns)
    .from(directories)
    .where(eq(directories.status, "active"))
    // Most lists of a trade or country have no ratings; then those with a rank or a known form are the most useful.
    .orderBy(
      directories.standingRank,
      sql`${directories.dr} desc nulls last`,
      sql`${directories.referringSubnets} desc nulls last`,
      sql`${directories.submitUrl} is null`,
      desc(directories.pricingKnown),
      directories.name,
      directories.id,
    );
  const view = { directories: rows.map(toDirectory), hasOfficialRegister };
  return { version, pages: await inSteps(judgePages(view)), topics: await inSteps(judgeTopics(view)) };
};

/** Answers other requests between the steps: all of them take a quarter of a second. */
const inSteps = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};

export const listGeneratedPages = async (db: Db) => {
  const { pages, topics } = await readJudged(db);
  return [...pages.values(), ...topics.values()].map(verdictOf);
};

const verdictOf = ({ path, reason, found, needed }: JudgedTopic) => {
  return { path, isIndexed: reason === null, reason, found, needed };
};

/** The paths that sitemaps list. */
export const listIndexedPaths = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await listGeneratedPages(db)).filter(({ isIndexed }) => isIndexed).map(({ path }) => path));

/** The table of a page by its path; throws not-found for any other page. */
export const getPageTable = async (db: Db, path: string): Promise<PageTableAnswer> => {
  const { pages, topics } = await readJudged(db);
  const [page, topic] = [pages.get(path), topics.get(path)];
  if (page) return { ...(await answerOf(db, page)), related: relatedPaths(pages, page) };
  if (topic)
    return { ...(await answerOf(db, topic, topicRows)), related: { same: [], similar: relatedTopics(topics, topic) } };
  throw new Problem("not-found", "No generated page has this path.");
};

/** The rows of a topic's preview. */
const topicRows = 10;

const answerOf = async (db: Db, page: JudgedTopic, maxRows = maxShownRows) => {
  const { rows, counts, promise } = page.table;
  const figures = tableFigures(page.table);
  return { ...verdictOf(page), promise, counts, figures, rows: await withSources(db, rows.slice(0, maxRows)) };
};

const visitsField = "monthlyVisits";
/** Fields whose source stands in the table: the first of them that a directory has. */
const sourcedFields = ["dr", "linkKind", "pricing", "name"];

const withSources = async (db: Db, rows: readonly TableRow[]): Promise<PageTableAnswer["rows"]> => {
  const facts = await db
    .select()
    .from(directoryFacts)
    .where(
      and(
        inArray(
          directoryFacts.directoryId,
          rows.map(({ directory }) => directory.id),
        ),
        inArray(directoryFacts.field, [...sourcedFields, visitsField]),
      ),
    );
  const byDirectory = Map.groupBy(facts, ({ directoryId }) => directoryId);
  return rows.map(({ group, directory }) => {
    const known = byDirectory.get(directory.id) ?? [];
    const [fact] = known
      .filter(({ field, source }) => field !== visitsField && source !== assumed && source !== generalKnowledge)
      .toSorted((one, other) => sourcedFields.indexOf(one.field) - sourcedFields.indexOf(other.field));
    const source = fact && {
      // Lists are cited with the file: "owner/list README.md".
      name: fact.source.replace(/^([\w-]+\/[\w.-]+) .*$/, "$1"),
      url: fact.sourceUrl,
      year: Number(fact.observedAt?.slice(0, 4)) || null,
    };
    const visits = known.find(({ field }) => field === visitsField);
    return { group, directory, source: source ?? null, visits: visits ? visitsText(visits) : null };
  });
};

const visitsText = ({ value, observedAt }: { value: string; observedAt: string | null }) =>
  observedAt ? `${value} (${observedAt.slice(0, 4)})` : value;
