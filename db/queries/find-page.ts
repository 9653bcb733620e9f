import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { maxFound } from "#shared/max-total.ts";
import { offsetOf, type Paging, type Total } from "#shared/pagination.ts";
import type { Db } from "../connect.ts";
import { toTotal } from "./count.ts";
import {
  cjkBigramsOf,
  containsBigrams,
  containsText,
  containsWords,
  isShort,
  type TextSearch,
  wordsOf,
} from "./text-search.ts";

type List = {
  table: PgTable & { id: PgColumn };
  /** What an index in the order of the list starts with: the project, and filters that it has. */
  listed: SQL | undefined;
  /** The other filters. */
  filters?: SQL | undefined;
  order: readonly SQL[];
};

type Search = TextSearch & {
  /** How many rows of the list are read before the index for search is. 0 if no index has the order of the list. */
  readRows: number;
  /** So many are read, in an index alone, if enough of the first ones match, or if the text is too short for the index. */
  readMore?: number;
  /**
   * For lists with the newest rows first whose index for search has their days: `day` of a row and `dayOf` a time, as in the
   * index. `from`: where the list ends.
   */
  days?: { at: PgColumn; from?: Date | undefined; day: SQL; dayOf: (at: Date) => SQL };
};

/** The ids on a page of a search, and its total. One search for both: finding one rare row takes as long as finding all. */
export const findPage = async (
  db: Db,
  list: List,
  search: Search,
  paging: Paging,
): Promise<{ ids: string[]; counted: Total }> => {
  const found = await findFirst(db, list, search, maxFound + 1);
  const { ids } = found;
  const counted = toFoundTotal(found);
  const [from, to] = [offsetOf(paging), offsetOf(paging) + paging.limit];
  if (ids.length <= maxFound || to <= maxFound) return { ids: ids.slice(from, to), counted };
  const { table, listed, filters, order } = list;
  const later = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(listed, filters, containsText(search)))
    .orderBy(...order)
    .limit(paging.limit)
    .offset(from);
  return { ids: later.map(({ id }) => id as string), counted };
};

type Found = { ids: string[]; isComplete: boolean };

/** The total of a search, which says if there are more. */
export const toFoundTotal = ({ ids, isComplete }: Found): Total =>
  isComplete ? toTotal(ids.length, maxFound) : { total: ids.length, totalIsCapped: true };

/** Words that most rows have only slow the index down. These rows show which they are. */
const sampledRows = 300;

/**
 * The ids of the first rows that match, up to `limit`. If the text is common, the first rows of the list have enough matches;
 * if not, its index finds all of them soon. Postgres can't know which. Of a text too short for the index, matches after the
 * first rows are not found: then the result is not complete.
 */
export const findFirst = async (
  db: Db,
  { table, listed, filters, order }: List,
  search: Search,
  limit: number,
): Promise<Found> => {
  const { text, columns, readRows, readMore = readRows, days } = search;
  const matches = and(filters, containsText(search));
  const firstRows = (rows: number) =>
    sql`(select * from ${table} where ${listed ?? sql`true`} order by ${sql.join([...order], sql`, `)} limit ${rows}) as ${table}`;
  const idsOf = async (rows: SQL, where?: SQL) => {
    const select = db
      .select({ id: sql<string>`${table.id}` })
      .from(rows)
      .where(where);
    const found = await select.orderBy(...order).limit(limit);
    return found.map(({ id }) => id);
  };
  // `offset 0` hides the order: Postgres would read the list in it when it expects more matches than there are.
  const idsByIndex = (...indexed: (SQL | undefined)[]) =>
    idsOf(sql`(select * from ${table} where ${and(listed, ...indexed, matches)} offset 0) as ${table}`);

  const words = wordsOf(text);
  const bigrams = words.length ? [] : cjkBigramsOf(text);
  const contains = (some: readonly string[]) =>
    bigrams.length ? containsBigrams(bigrams, columns) : containsWords(some, columns);
  if (!readRows) return { ids: await idsByIndex(contains([text])), isComplete: true };
  const ids = await idsOf(firstRows(readRows), matches);
  if (ids.length === limit) return { ids, isComplete: true };

  const counts = words.map((word) => sql`count(*) filter (where ${containsText({ text: word, columns })})`);
  const [rest] = await db
    .select({
      counts: sql<
        number[]
      >`(select array[${sql.join([sql`count(*)`, ...counts], sql`, `)}]::int[] from ${firstRows(sampledRows)})`,
      ...(days && {
        firstAt: sql`(select ${days.at} from ${firstRows(1)})`.mapWith(days.at) as SQL<Date>,
        at: sql`${days.at}`.mapWith(days.at) as SQL<Date>,
      }),
    })
    .from(table as PgTable)
    .where(listed)
    .orderBy(...order)
    .limit(1)
    .offset(readRows);
  if (!rest) return { ids, isComplete: true };
  const likely = isShort(text) ? readMore : Math.ceil((1.5 * limit * readRows) / ids.length);
  if (likely <= readMore) {
    const found = likely > readRows ? await idsOf(firstRows(likely), matches) : ids;
    if (found.length === limit) return { ids: found, isComplete: true };
    if (isShort(text)) {
      const after = db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(listed);
      const [one] = await after
        .orderBy(...order)
        .limit(1)
        .offset(readMore);
      return { ids: found, isComplete: !one };
    }
  }
  const [sampled = 0, ...withWord] = rest.counts;
  const rare = words.filter((_, at) => (withWord[at] ?? 0) * 10 < sampled);
  const hasWords = contains(rare.length ? rare : [text]);
  if (!days || bigrams.length || !rest.firstAt || !rest.at)
    return { ids: await idsByIndex(hasWords), isComplete: true };
  const likelyDays = daysFor(limit, { found: ids.length, from: rest.firstAt, to: rest.at });
  const all =
    days.from && daysBefore(rest.firstAt, 1 + Math.ceil((rest.firstAt.getTime() - days.from.getTime()) / dayMs));
  // Each day by itself: Postgres may look for the words in all days rather than for all days in the index.
  const idsByDays = (dates: readonly Date[]) =>
    idsOf(sql`unnest(array[${sql.join(dates.map(days.dayOf), sql`, `)}]) as searched(day) cross join lateral
      (select * from ${table} where ${and(listed, sql`${days.day} = searched.day`, hasWords, matches)} offset 0) as ${table}`);
  if (likelyDays && (!all || 2 * likelyDays.length < all.length)) {
    const found = await idsByDays(likelyDays);
    if (found.length === limit) return { ids: found, isComplete: true };
  }
  return { ids: await (all ? idsByDays(all) : idsByIndex(hasWords)), isComplete: true };
};

const dayMs = 24 * 3600_000;
/** Each is looked up by itself. When more are needed, there are few matches. */
const maxDays = 60;

/** The days that are likely to have so many matches, if they are few. */
const daysFor = (limit: number, { found, from, to }: { found: number; from: Date; to: Date }) => {
  const perDay = found / ((from.getTime() - to.getTime()) / dayMs);
  return daysBefore(from, 1 + Math.ceil((1.5 * limit) / perDay));
};

/** `from` and the days before it, unless they are too many. */
const daysBefore = (from: Date, count: number) =>
  count <= maxDays ? Array.from({ length: count }, (_, at) => new Date(from.getTime() - at * dayMs)) : undefined;
