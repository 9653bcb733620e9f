import { expect, test } from "vitest";
import { jsonFile } from "./json-file.ts";

async function* batches<Row>(...all: Row[][]) {
  yield* all;
}

test.each([
  ["plain values", { a: 1, b: [true, null], c: { d: "é" } }, { a: 1, b: [true, null], c: { d: "é" } }],
  ["times", { at: new Date("2026-11-21T09:00:00Z") }, { at: "2026-11-21T09:00:00.000Z" }],
  ["nothing", {}, {}],
  ["no batch", { rows: batches() }, { rows: [] }],
  ["empty batches", { rows: batches([], []) }, { rows: [] }],
  ["batches", { rows: batches([1, 2], [3]) }, { rows: [1, 2, 3] }],
  [
    "batches within batches",
    { all: batches([{ id: 1, rows: batches([2], [3]) }]) },
    { all: [{ id: 1, rows: [2, 3] }] },
  ],
  ["batches within an object", { data: { rows: batches([{ a: "," }]) } }, { data: { rows: [{ a: "," }] } }],
])("writes %s as JSON", async (_, value, expected) => {
  expect(await jsonFile("file.json", value).json()).toEqual(expected);
});

test("sends a download that is not cached", () => {
  const { headers } = jsonFile("data.json", {});
  expect(headers.get("content-disposition")).toBe('attachment; filename="data.json"');
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("reads only as fast as the client, and stops when it disconnects", async () => {
  const read = { batches: 0, ended: false };
  async function* endless() {
    try {
      for (;;) {
        read.batches++;
        yield ["x".repeat(1_000)];
      }
    } finally {
      read.ended = true;
    }
  }
  const reader = jsonFile("file.json", { rows: endless() }).body?.getReader();
  await reader?.read();
  expect(read.batches).toBeLessThan(100);
  await reader?.cancel();
  expect(read.ended).toBe(true);
});
