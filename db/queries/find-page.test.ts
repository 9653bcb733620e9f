import { and, eq, ilike, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxFound } from "#shared/max-total.ts";
import { feedbacks, projects, users } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { findPage } from "./find-page.ts";
import { newestFirst } from "./order.ts";
import { matchesText } from "./text-search.ts";

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
  const isListed = eq(feedbacks.projectId, projectId);
  const find = (text: string, paging = { page: 1, limit: 100 }) =>
    findPage(db, { table: feedbacks, where: and(isListed, matchesText({ text, columns })), order }, paging);
  return { find, isListed, ids };
};

const order = newestFirst(feedbacks.createdAt, feedbacks.id);
const columns = [feedbacks.message, feedbacks.reason, feedbacks.email];
test("finds pages and totals", async () => {
  const { find, ids } = await addFeedback(
    Array.from({ length: 60 }, (_, at) => ({ message: at % 4 ? "We left." : "Shipping" })),
  );
  const matches = ids.filter((_, at) => at % 4 === 0);
  expect(await find("shipping", { page: 1, limit: 10 })).toEqual({ ids: matches.slice(0, 10), counted: { total: 15 } });
  expect(await find("shipping", { page: 2, limit: 10 })).toEqual({ ids: matches.slice(10), counted: { total: 15 } });
  expect(await find("shipping", { page: 3, limit: 10 })).toEqual({ ids: [], counted: { total: 15 } });
});

test("finds the pages after the rows that it counts", async () => {
  const { find, ids } = await addFeedback(Array.from({ length: maxFound + 30 }, () => ({ message: "Shipping" })));
  const counted = { total: maxFound, totalIsCapped: true };
  for (const page of [1, maxFound / 40, maxFound / 40 + 1])
    expect(await find("shipping", { page, limit: 40 })).toEqual({
      ids: ids.slice((page - 1) * 40, page * 40),
      counted,
    });
});

test.each([
  ["zq", "Zq"],
  ["価格", "価格が高い"],
])("finds %s, which is too short for the index of words", async (text, message) => {
  const { find, ids } = await addFeedback(
    Array.from({ length: 30 }, (_, at) => ({ message: at % 8 ? "他のツール" : message })),
  );
  expect(await find(text)).toEqual({ ids: [ids[0], ids[8], ids[16], ids[24]], counted: { total: 4 } });
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
  const { find, isListed } = await addFeedback(
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
      .where(and(isListed, or(...columns.map((column) => ilike(column, pattern)))))
      .orderBy(...order);
    const ids = expected.map(({ id }) => id);
    found += ids.length;
    const counted = ids.length > maxFound ? { total: maxFound, totalIsCapped: true } : { total: ids.length };
    expect({ text, ...(await find(text)) }).toEqual({ text, ids: ids.slice(0, 100), counted });
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
