// What happened to a project on each day.

import { and, eq, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  articles,
  assistantVisits,
  directoryVisits,
  mentions,
  submissionEvents,
  submissions,
} from "#db/schema/index.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import type { OverviewDay } from "#shared/reporting/overview.ts";
import { dayMs, utcDay } from "#shared/time.ts";

/** Returns the last days in UTC, oldest first. */
export const lastDays = (length: number, now: Date) =>
  Array.from({ length }, (_, at) => utcDay(now.getTime() - (length - 1 - at) * dayMs));

type Row = Awaited<ReturnType<typeof selectDays | typeof selectMentionDays>>[number];

/** Returns the days, oldest first. `live`: links at the end of the last one. */
export const toOverviewDays = (rows: readonly Row[], names: readonly string[], live: number): OverviewDay[] => {
  const rowsOf = Map.groupBy(rows, ({ day }) => day);
  let liveAtEnd = live;
  return names
    .toReversed()
    .map((day): OverviewDay => {
      const ofDay = rowsOf.get(day) ?? [];
      const countOf = (measure: What) => sum(ofDay, ({ what }) => what === measure);
      const counted = {
        day,
        live: liveAtEnd,
        gained: countOf("gained"),
        lost: countOf("lost"),
        replaced: countOf("replacements"),
        mentions: countOf("mentions"),
        visits: countOf("visits"),
        assistantVisits: countOf("assistants"),
        articles: countOf("articles"),
      };
      liveAtEnd -= countOf("change");
      return counted;
    })
    .toReversed();
};

const sum = <Counted extends Pick<Row, "count">>(rows: readonly Counted[], isCounted: (row: Counted) => boolean) =>
  rows.filter(isCounted).reduce((total, { count }) => total + count, 0);

/** Counts mentions per source since the day `first` and before it, most first. */
export const countSources = (rows: readonly Row[], first: string) => {
  const found = Map.groupBy(
    rows.flatMap(({ source, ...row }) => (source ? [{ source, ...row }] : [])),
    ({ source }) => source,
  );
  return [...found]
    .map(([source, ofSource]) => ({
      source,
      mentions: sum(ofSource, ({ day }) => day >= first),
      previous: sum(ofSource, ({ day }) => day < first),
    }))
    .toSorted((one, other) => other.mentions - one.mentions || one.source.localeCompare(other.source));
};

type What = "mentions" | "gained" | "lost" | "change" | "replacements" | "visits" | "assistants" | "articles";

/** The start of a time's day in UTC. Grouping by it takes half the time of grouping by its text. */
const dayOf = (time: PgColumn) => sql`date_bin('1 day', ${time}, '2000-01-01Z')`;

type Columns = { what: What; day: SQL; source?: PgColumn; count?: SQL };

/** The same columns in every branch, as Postgres takes their names and types from the first one. */
const columnsOf = ({ what, day, source, count = sql`count(*)` }: Columns) => ({
  what: sql<What>`${what}::text`.as("what"),
  day: sql<string>`to_char(${day} at time zone 'UTC', 'YYYY-MM-DD')`.as("day"),
  source: sql<SourceName | null>`${source ?? sql`null::text`}`.as("source"),
  count: sql<number>`(${count})::int`.as("count"),
});

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Reads how many mentions were found per day and source since `first`. */
export const selectMentionDays = (db: Db, projectId: string, first: string) => {
  const { foundAt, source } = mentions;
  return db
    .select(columnsOf({ what: "mentions", day: dayOf(foundAt), source }))
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), gte(foundAt, startOf(first))))
    .groupBy(dayOf(foundAt), source);
};

/** Counts everything else per day since `first`. */
export const selectDays = (db: Db, projectId: string, first: string) => {
  const { at, from, to } = submissionEvents;
  const changedLinks = (what: What, where: SQL | undefined, count: SQL) =>
    db
      .select(columnsOf({ what, day: dayOf(at), count }))
      .from(submissionEvents)
      .where(
        and(
          eq(submissionEvents.projectId, projectId),
          gte(at, startOf(first)),
          sql`${from} is distinct from ${to}`,
          where,
        ),
      )
      .groupBy(dayOf(at));
  const { createdAt, replacesId } = submissions;
  const replaced = db
    .select(columnsOf({ what: "replacements", day: dayOf(createdAt) }))
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), isNotNull(replacesId), gte(createdAt, startOf(first))))
    .groupBy(dayOf(createdAt));
  const visited = (what: What, table: typeof directoryVisits | typeof assistantVisits) =>
    db
      .select(
        columnsOf({ what, day: sql`${table.day}::timestamp at time zone 'UTC'`, count: sql`sum(${table.visits})` }),
      )
      .from(table)
      .where(and(eq(table.projectId, projectId), gte(table.day, first)))
      .groupBy(table.day);
  const { publishedAt } = articles;
  const published = db
    .select(columnsOf({ what: "articles", day: dayOf(publishedAt) }))
    .from(articles)
    .where(and(eq(articles.projectId, projectId), ne(articles.state, "archived"), gte(publishedAt, startOf(first))))
    .groupBy(dayOf(publishedAt));
  return unionAll(
    // A suspect that recovers was never lost.
    changedLinks("gained", sql`${to} = 'live' and ${from} is distinct from 'suspect'`, sql`count(*)`),
    changedLinks("lost", eq(to, "lost"), sql`count(*)`),
    changedLinks(
      "change",
      sql`'live' in (${from}, ${to})`,
      sql`count(*) filter (where ${to} = 'live') - count(*) filter (where ${from} = 'live')`,
    ),
    replaced,
    visited("visits", directoryVisits),
    visited("assistants", assistantVisits),
    published,
  );
};
