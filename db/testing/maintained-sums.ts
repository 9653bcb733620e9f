// Sums and counts that triggers maintain, next to the statements that compute them from the rows.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../connect.ts";
import { sumsOf } from "./migrated-sums.ts";

type Maintained = { stored: string; actual: string };

const liveDay = "(published_at at time zone 'UTC')::date::text";

export const maintainedSums = {
  daily_visits: {
    stored: "select project_id, day::text, visits from daily_visits",
    actual: "select project_id, day::text, sum(visits)::int as visits from directory_visits group by 1, 2",
  },
  visit_periods: {
    stored: "select project_id, days, first_day::text, directory_id, visits from visit_periods",
    actual: `select project_id, days, ('1970-01-01'::date + (day - '1970-01-01'::date) / days * days)::text as first_day, directory_id, sum(visits)::int as visits
      from directory_visits, (values (4), (16), (64), (256)) lengths(days) group by 1, 2, 3, 4`,
  },
  visit_totals: {
    stored: "select project_id, directory_id, visits::int from visit_totals",
    actual: "select project_id, directory_id, sum(visits)::int as visits from directory_visits group by 1, 2",
  },
  visit_milestones: {
    stored: "select project_id, day::text, directory_id, visits::int from visit_milestones",
    actual: `select project_id, day::text, directory_id, power(10, length(reached::text) - 1)::int as visits
      from (select *, sum(visits) over (partition by project_id, directory_id order by day) as reached from directory_visits) sums
      where reached = visits or length(reached::text) > length((reached - visits)::text)`,
  },
  page_counts: {
    stored: "select page_set_id, state, count from page_counts where count <> 0",
    actual: "select page_set_id, state, count(*)::int as count from pages group by 1, 2",
  },
  published_pages: {
    stored: "select project_id, page_set_id, day::text, count, last_at::text from published_pages",
    actual: `select project_id, page_set_id, ${liveDay} as day, count(*)::int as count, max(published_at)::text as last_at
      from pages where publish_as = 'live' and published_at is not null group by 1, 2, 3`,
  },
  article_counts: {
    stored: "select project_id, state, count from article_counts where count <> 0",
    actual: "select project_id, state, count(*)::int as count from articles group by 1, 2",
  },
  daily_articles: {
    stored: "select project_id, dimension, day::text, state, count from daily_articles where count <> 0",
    actual: `select project_id, dimension, (at at time zone 'UTC')::date::text as day, state, count(*)::int as count
      from articles, lateral (values ('published', published_at), ('calendar', coalesce(published_at, scheduled_at))) times(dimension, at)
      where at is not null group by 1, 2, 3, 4`,
  },
  submission_counts: {
    stored: "select project_id, state, count from submission_counts where count <> 0",
    actual: "select project_id, state, count(*)::int as count from submissions group by 1, 2",
  },
} satisfies Record<string, Maintained>;

export type MaintainedTable = keyof typeof maintainedSums;

export const selectWith = (db: Db) => async (statement: string) => {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] };
  return rows;
};

/** Fails unless the tables are as computed from the rows. Returns how many rows each has. */
export const expectExactSums = async (
  select: (statement: string) => Promise<Record<string, unknown>[]>,
  names: readonly MaintainedTable[],
) => {
  const counts: Partial<Record<MaintainedTable, number>> = {};
  for (const name of names) {
    const { stored, actual } = maintainedSums[name];
    const read = async (statement: string) =>
      (await select(statement)).map((row) => Object.values(row).join(" ")).toSorted();
    const rows = await read(stored);
    expect([name, rows]).toEqual([name, await read(actual)]);
    counts[name] = rows.length;
  }
  return counts;
};

/** Empties the tables and fills them as their migrations do. */
export const sumAgain = async (db: Db, names: readonly MaintainedTable[]) => {
  for (const name of names) {
    const fills = sumsOf(name);
    expect([name, fills.length]).not.toEqual([name, 0]);
    await db.execute(sql.raw(`delete from ${name}`));
    for (const fill of fills) await db.execute(sql.raw(fill));
  }
};
