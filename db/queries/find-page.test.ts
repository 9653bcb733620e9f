import { and, eq, gte, ilike, or, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { maxFound } from "#shared/max-total.ts";
import { feedbacks, projects, users } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { findPage } from "./find-page.ts";
import { newestFirst } from "./order.ts";

const { db } = await fromSnapshot();

/** A project with a feedback per row, newest first. */
const addFeedback = async (rows: Partial<typeof feedbacks.$inferInsert>[]) => {
  const [userId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(users).values({ id: userId, email: `${userId}@people.example` });
  const project = { name: "Parcelo", url: "https://parcelo.example", widgetSecret: "", origins: [] };
  await db.insert(projects).values({ id: projectId, userId, ...project });
  const inserted = await db
    .insert(feedbacks)
    .values(
      rows.map((row, at) => {
        const createdAt = new Date(Date.UTC(2026, 10, 20) - at * 3600_000);
        return { projectId, mode: "live" as const, verified: false, tokenHash: "none", createdAt, ...row };
      }),
    )
    .returning({ id: feedbacks.id });
  const ids = inserted.map(({ id }) => id);
  return { list: { table: feedbacks, listed: eq(feedbacks.projectId, projectId), order }, ids };
};

const order = newestFirst(feedbacks.createdAt, feedbacks.id);
const columns = [feedbacks.message, feedbacks.reason, feedbacks.email];
const paging = { page: 1, limit: 100 };
const readRows = [0, 10, 1_000];

test.each(readRows)("finds pages and totals after reading %d rows", async (readRows) => {
  const { list, ids } = await addFeedback(
    Array.from({ length: 60 }, (_, at) => ({ message: at % 4 ? "We left." : "Shipping" })),
  );
  const matches = ids.filter((_, at) => at % 4 === 0);
  const find = (page: number) => findPage(db, list, { text: "shipping", columns, readRows }, { page, limit: 10 });
  expect(await find(1)).toEqual({ ids: matches.slice(0, 10), counted: { total: 15 } });
  expect(await find(2)).toEqual({ ids: matches.slice(10), counted: { total: 15 } });
  expect(await find(3)).toEqual({ ids: [], counted: { total: 15 } });
});

test.each(readRows)("finds the pages after the rows that it counts after reading %d", async (readRows) => {
  const { list, ids } = await addFeedback(Array.from({ length: maxFound + 30 }, () => ({ message: "Shipping" })));
  const counted = { total: maxFound, totalIsCapped: true };
  for (const page of [1, maxFound / 40, maxFound / 40 + 1])
    expect(await findPage(db, list, { text: "shipping", columns, readRows }, { page, limit: 40 })).toEqual({
      ids: ids.slice((page - 1) * 40, page * 40),
      counted,
    });
});

describe("a text of two letters", () => {
  test("is looked for in the first rows, and the total says so", async () => {
    const { list, ids } = await addFeedback(
      Array.from({ length: 30 }, (_, at) => ({ message: at % 8 ? "We left." : "Zq" })),
    );
    const find = (readRows: number, readMore = readRows) =>
      findPage(db, list, { text: "zq", columns, readRows, readMore }, paging);
    expect(await find(10, 20)).toEqual({ ids: [ids[0], ids[8], ids[16]], counted: { total: 3, totalIsCapped: true } });
    expect(await find(10, 30)).toEqual({ ids: [ids[0], ids[8], ids[16], ids[24]], counted: { total: 4 } });
    expect(await find(10)).toEqual({ ids: [ids[0], ids[8]], counted: { total: 2, totalIsCapped: true } });
    expect(await find(30)).toEqual({ ids: [ids[0], ids[8], ids[16], ids[24]], counted: { total: 4 } });
  });

  test("is looked for in all rows if it is a word", async () => {
    const { list, ids } = await addFeedback(
      Array.from({ length: 30 }, (_, at) => ({ message: at % 8 ? "他のツール" : "価格が高い" })),
    );
    const found = await findPage(db, list, { text: "価格", columns, readRows: 10 }, paging);
    expect(found).toEqual({ ids: [ids[0], ids[8], ids[16], ids[24]], counted: { total: 4 } });
  });
});

describe("an index with days", () => {
  // 24 a day.
  const addDays = async (days: number, every: number) => {
    const rows = Array.from({ length: 24 * days }, (_, at) => ({ message: at % every ? "We left." : "Shipping" }));
    const { list, ids } = await addFeedback(rows);
    const searched: string[] = [];
    const search = {
      at: feedbacks.createdAt,
      day: sql`(${feedbacks.createdAt} at time zone 'UTC')::date`,
      dayOf: (at: Date) => {
        searched.push(at.toISOString().slice(0, 10));
        return sql`${searched.at(-1)}::date`;
      },
    };
    return { list, matches: ids.filter((_, at) => at % every === 0), search, searched };
  };

  test("finds a word that many rows have in the last days", async () => {
    const { list, matches, search: days, searched } = await addDays(37, 2);
    const find = (text: string) => findPage(db, list, { text, columns, readRows: 96, days }, { page: 2, limit: 100 });
    expect(await find("shipping")).toEqual({
      ids: matches.slice(100, 200),
      counted: { total: maxFound, totalIsCapped: true },
    });
    // 301.5 of 48 in four days.
    expect(searched).toHaveLength(27);
    expect(await find("nowhere")).toEqual({ ids: [], counted: { total: 0 } });
    expect(searched).toHaveLength(27);
  });

  test("is read for all days of a short list at once", async () => {
    const { list, matches, search, searched } = await addDays(90, 6);
    // The last match is at its first millisecond.
    const from = new Date(Date.UTC(2026, 9, 21));
    const listed = and(list.listed, gte(feedbacks.createdAt, from));
    const find = { text: "shipping", columns, readRows: 96, days: { ...search, from } };
    const found = await findPage(db, { ...list, listed }, find, { page: 2, limit: 100 });
    expect(found).toEqual({ ids: matches.slice(100, 121), counted: { total: 121 } });
    expect(searched).toHaveLength(31);
  });
});

test("finds the same rows as ilike in the same order", async () => {
  const parts = [
    ..."aAbBzZ019 -_%\\.@'\"ßẞäÄöéÉıİσςΣжЖ価格",
    "\n",
    "e\u0301",
    "👍",
    ...["maker", "Maker", "person-", "PERSON", "777", "777777", "100%", "shipping", "Größe", "STRASSE", "価格が", "ǅ"],
  ];
  const pick = randomly(7);
  const text = (most: number) => Array.from({ length: 1 + pick(most) }, () => parts[pick(parts.length)]).join("");
  const { list } = await addFeedback(
    Array.from({ length: 300 }, () => ({
      message: pick(4) ? text(12) : null,
      reason: pick(3) ? "Too expensive" : null,
      email: pick(2) ? `person-${pick(1_000)}@people.example` : null,
    })),
  );
  const searches = [
    "person-77",
    "on-7",
    "exp",
    "%",
    "_",
    "\\",
    "\\%",
    "people.example",
    ...Array.from({ length: 50 }, () => text(3)),
  ];
  let found = 0;
  for (const text of searches) {
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    const expected = await db
      .select({ id: feedbacks.id })
      .from(feedbacks)
      .where(and(list.listed, or(...columns.map((column) => ilike(column, pattern)))))
      .orderBy(...order);
    const ids = expected.map(({ id }) => id);
    found += ids.length;
    const counted = ids.length > maxFound ? { total: maxFound, totalIsCapped: true } : { total: ids.length };
    for (const readRows of [0, 20, 300])
      expect({ text, ...(await findPage(db, list, { text, columns, readRows, readMore: 300 }, paging)) }).toEqual({
        text,
        ids: ids.slice(0, 100),
        counted,
      });
  }
  expect(found).toBeGreaterThan(500);
});

/** Whole numbers from 0, the same in each run. */
const randomly = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
