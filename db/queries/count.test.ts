import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fromSnapshot } from "../testing/snapshot.ts";
import { countUpTo, sumTotals } from "./count.ts";

const { db } = await fromSnapshot();
const rows = (number: number) => sql`(select 1 from generate_series(1, ${number}::int))`;

test.each([
  [0, { total: 0 }],
  [3, { total: 3 }],
  [4, { total: 3, totalIsCapped: true }],
  [100, { total: 3, totalIsCapped: true }],
])("counts %i rows up to 3", async (number, counted) => {
  expect(await countUpTo(db, rows(number), 3)).toEqual(counted);
});

test("counts up to 10,000 by default", async () => {
  expect(await countUpTo(db, rows(10_000))).toEqual({ total: 10_000 });
  expect(await countUpTo(db, rows(10_001))).toEqual({ total: 10_000, totalIsCapped: true });
});

test("caps the sum of several totals", () => {
  expect(sumTotals([{ total: 1 }, { total: 2 }], 3)).toEqual({ total: 3 });
  expect(sumTotals([{ total: 2 }, { total: 2 }], 3)).toEqual({ total: 3, totalIsCapped: true });
  expect(sumTotals([{ total: 3, totalIsCapped: true }, { total: 0 }], 3)).toEqual({ total: 3, totalIsCapped: true });
});
