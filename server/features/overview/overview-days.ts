// What happened to a project on each day.
import { and, eq, gt, gte, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { dailyArticles, dailyVisits, mentionCounts, submissionEvents, submissions } from "#db/schema/index.ts";
import type { OverviewDay } from "#shared/overview.ts";
import type { SourceName } from "#shared/sources.ts";

const dayMs = 24 * 3600_000;

/** Returns the last days in UTC, oldest first. */
export const lastDays = (length: number, now: Date) =>
  Array.from({ length }, (_, at) => new Date(now.getTime() - (length - 1 - at) * dayMs).toISOString().slice(0, 10));

type Row = Awaited<ReturnType<typeof selectDays | typeof selectMentionDays>>[number];

/** Returns the days, oldest first. `live`: links at the end of the last one. */
export const toOverviewDays = (rows: readonly Row[], names: readonly string[], live: number): OverviewDay[] => {
  const rowsOf = Map.groupBy(rows, ({ day }) => day);
  let liveAtEnd = live;
  return names
    .toReversed()
    .map((day): OverviewDay => {
      const ofDay = rowsOf.get(day) ?? [];
      const counted = {
        day,
        live: liveAtEnd,
        gained: sum(ofDay, ({ to, from }) => to === "live" && from !== "suspect"),
        lost: sum(ofDay, ({ to }) => to === "lost"),
        replaced: sum(ofDay, ({ what }) => what === "replacements"),
        mentions: sum(ofDay, ({ what }) => what === "mentions"),
        visits: sum(ofDay, ({ what }) => what === "visits"),
        articles: sum(ofDay, ({ what }) => what === "articles"),
      };
      liveAtEnd -= sum(ofDay, ({ to }) => to === "live") - sum(ofDay, ({ from }) => from === "live");
      return counted;
    })
    .toReversed();
};

const sum = (rows: readonly Row[], isCounted: (row: Row) => boolean) =>
  rows.filter(isCounted).reduce((total, { count }) => total + count, 0);

/** Counts mentions per source since the day `first` and before it, most first. */
export const countSources = (rows: readonly Row[], first: string) => {
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

/** The start of a time's day in UTC. Grouping by it takes half the time of grouping by its text. */
const dayOf = (time: PgColumn) => sql`date_bin('1 day', ${time}, '2000-01-01Z')`;

const none = sql<string | null>`null::text`;

type Columns = { what: What; day: SQL; from?: SQL | PgColumn; to?: SQL | PgColumn; count?: SQL };

/** The same columns in every branch, as Postgres takes their names and types from the first one. */
const columnsOf = ({ what, day, from = none, to = none, count = sql`count(*)` }: Columns) => ({
  what: sql<What>`${what}::text`.as("what"),
  day: sql<string>`to_char(${day} at time zone 'UTC', 'YYYY-MM-DD')`.as("day"),
  from: sql<string | null>`${from}`.as("from"),
  to: sql<string | null>`${to}`.as("to"),
  count: sql<number>`${count}::int`.as("count"),
});

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

const startOfDay = (day: PgColumn) => sql`${day}::timestamp at time zone 'UTC'`;

/** Reads how many mentions were found per day since `first`; `to` is their source. */
export const selectMentionDays = (db: Db, projectId: string, first: string) => {
  const { day, dimension, value, count } = mentionCounts;
  return db
    .select(columnsOf({ what: "mentions", day: startOfDay(day), to: value, count: sql`${count}` }))
    .from(mentionCounts)
    .where(and(eq(mentionCounts.projectId, projectId), eq(dimension, "source"), gte(day, first), gt(count, 0)));
};

/** Counts everything else per day since `first`; `from` and `to` are states of links. */
export const selectDays = (db: Db, projectId: string, first: string) => {
  const start = startOf(first);
  const ofProject = eq(submissions.projectId, projectId);
  const { from, to, at } = submissionEvents;
  // A note keeps the state.
  const isChange = sql`${from} is distinct from ${to}`;
  const changed = db
    .select(columnsOf({ what: "links", day: dayOf(at), from, to }))
    .from(submissionEvents)
    .where(
      and(
        eq(submissionEvents.projectId, projectId),
        gte(at, start),
        isChange,
        or(eq(to, "live"), eq(from, "live"), eq(to, "lost")),
      ),
    )
    .groupBy(dayOf(at), from, to);
  const { createdAt, replacesId } = submissions;
  const replaced = db
    .select(columnsOf({ what: "replacements", day: dayOf(createdAt) }))
    .from(submissions)
    .where(and(ofProject, isNotNull(replacesId), gte(createdAt, start)))
    .groupBy(dayOf(createdAt));
  const { day, visits } = dailyVisits;
  const visited = db
    .select(columnsOf({ what: "visits", day: startOfDay(day), count: sql`${visits}` }))
    .from(dailyVisits)
    .where(and(eq(dailyVisits.projectId, projectId), gte(day, first)));
  const { state, count, ...written } = dailyArticles;
  const published = db
    .select(columnsOf({ what: "articles", day: startOfDay(written.day), count: sql`${count}` }))
    .from(dailyArticles)
    .where(
      and(
        eq(written.projectId, projectId),
        eq(written.dimension, "published"),
        ne(state, "archived"),
        gte(written.day, first),
        gt(count, 0),
      ),
    );
  return unionAll(changed, replaced, visited, published);
};
