// What happened to a project on each day.
import { and, eq, gt, gte, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { articles, directoryVisits, mentions, submissionEvents, submissions } from "#db/schema/index.ts";
import type { OverviewDay } from "#shared/overview.ts";
import type { SourceName } from "#shared/sources.ts";

const dayMs = 24 * 3600_000;

/** Returns a period's days and as many days before, with the mentions of both per source. One statement. */
export const listOverviewDays = async (db: Db, projectId: string, length: number, now: Date) => {
  const [before = "", ...names] = lastDays(2 * length + 1, now);
  const rows = await selectDays(db, projectId, before);
  const rowsOf = Map.groupBy(rows, ({ day }) => day);
  let live = liveChange(rowsOf.get(before));
  const days = names.map((day): OverviewDay => {
    const ofDay = rowsOf.get(day) ?? [];
    live += liveChange(ofDay);
    return {
      day,
      live,
      gained: sum(ofDay, ({ to, from }) => to === "live" && from !== "suspect"),
      lost: sum(ofDay, ({ to }) => to === "lost"),
      replaced: sum(ofDay, ({ what }) => what === "replacements"),
      mentions: sum(ofDay, ({ what }) => what === "mentions"),
      visits: sum(ofDay, ({ what }) => what === "visits"),
      articles: sum(ofDay, ({ what }) => what === "articles"),
    };
  });
  return {
    previousDays: days.slice(0, length),
    days: days.slice(length),
    sources: countSources(rows, names[length] ?? ""),
  };
};

type Row = Awaited<ReturnType<typeof selectDays>>[number];

const sum = (rows: readonly Row[], isCounted: (row: Row) => boolean) =>
  rows.filter(isCounted).reduce((total, { count }) => total + count, 0);

const liveChange = (rows: readonly Row[] = []) =>
  sum(rows, ({ to }) => to === "live") - sum(rows, ({ from }) => from === "live");

const countSources = (rows: readonly Row[], first: string) => {
  const found = Map.groupBy(
    rows.filter(({ what }) => what === "mentions"),
    ({ to }) => to as SourceName,
  );
  return [...found]
    .map(([source, ofSource]) => ({
      source,
      mentions: sum(ofSource, ({ day }) => day >= first),
      previous: sum(ofSource, ({ day }) => day < first),
    }))
    .toSorted((one, other) => other.mentions - one.mentions || one.source.localeCompare(other.source));
};

type What = "mentions" | "links" | "replacements" | "visits" | "articles";

const dayOf = (time: PgColumn) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;

const none = sql<string | null>`null::text`;

type Columns = { what: What; day: SQL<string>; from?: SQL | PgColumn; to?: SQL | PgColumn; count?: SQL };

/** The same columns in every branch, as Postgres takes their names and types from the first one. */
const columnsOf = ({ what, day, from = none, to = none, count = sql`count(*)` }: Columns) => ({
  what: sql<What>`${what}::text`.as("what"),
  day: day.as("day"),
  from: sql<string | null>`${from}`.as("from"),
  to: sql<string | null>`${to}`.as("to"),
  count: sql<number>`${count}::int`.as("count"),
});

/**
 * Counts per day. `from` and `to` are the states of links, whose changes up to the day `before` count on that day; `to`
 * is also the source of mentions.
 */
const selectDays = (db: Db, projectId: string, before: string) => {
  const start = new Date(Date.parse(before) + dayMs);
  const mentioned = db
    .select(columnsOf({ what: "mentions", day: dayOf(mentions.foundAt), to: mentions.source }))
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), gte(mentions.foundAt, start)))
    .groupBy(sql`2, 4`);
  const ofProject = eq(submissions.projectId, projectId);
  const { from, to, at } = submissionEvents;
  // A note keeps the state.
  const isChange = sql`${from} is distinct from ${to}`;
  const isShown = or(eq(to, "live"), eq(from, "live"), and(eq(to, "lost"), gte(at, start)));
  const changed = db
    .select(columnsOf({ what: "links", day: sql<string>`greatest(${dayOf(at)}, ${before})`, from, to }))
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .where(and(ofProject, isChange, isShown))
    .groupBy(sql`2, 3, 4`);
  const replaced = db
    .select(columnsOf({ what: "replacements", day: dayOf(submissions.createdAt) }))
    .from(submissions)
    .where(and(ofProject, isNotNull(submissions.replacesId), gte(submissions.createdAt, start)))
    .groupBy(sql`2`);
  const { day, visits } = directoryVisits;
  const visited = db
    .select(columnsOf({ what: "visits", day: sql<string>`${day}::text`, count: sql`sum(${visits})` }))
    .from(directoryVisits)
    .where(and(eq(directoryVisits.projectId, projectId), gt(day, before)))
    .groupBy(sql`2`);
  const published = db
    .select(columnsOf({ what: "articles", day: dayOf(articles.publishedAt) }))
    .from(articles)
    .where(and(eq(articles.projectId, projectId), ne(articles.state, "archived"), gte(articles.publishedAt, start)))
    .groupBy(sql`2`);
  return unionAll(mentioned, changed, replaced, visited, published);
};

/** Returns the last days in UTC, oldest first. */
const lastDays = (length: number, now: Date) =>
  Array.from({ length }, (_, at) => new Date(now.getTime() - (length - 1 - at) * dayMs).toISOString().slice(0, 10));
