import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { directories } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { findPage } from "./find-page.ts";

const { db } = await fromSnapshot();
const order = [asc(directories.id)];
const all = await db
  .select({ id: directories.id })
  .from(directories)
  .orderBy(...order);
const idsFrom = (start: number, limit: number) => all.slice(start, start + limit).map(({ id }) => id);

test("finds pages of few rows with their total", async () => {
  const isFirst = sql`${directories.id} <= ${all[14]?.id}`;
  const find = (page: number) => findPage(db, directories, isFirst, order, { page, limit: 10 });
  expect(await find(1)).toEqual({ ids: idsFrom(0, 10), counted: { total: 15 } });
  expect(await find(2)).toEqual({ ids: idsFrom(10, 5), counted: { total: 15 } });
  expect(await find(3)).toEqual({ ids: [], counted: { total: 15 } });
});

test("finds the pages after the thousand rows that it counts", async () => {
  expect(all.length).toBeGreaterThan(1_040);
  const counted = { total: 1_000, totalIsCapped: true };
  for (const page of [1, 25, 26])
    expect(await findPage(db, directories, undefined, order, { page, limit: 40 })).toEqual({
      ids: idsFrom((page - 1) * 40, 40),
      counted,
    });
});
