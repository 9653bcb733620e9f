import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../observability/log.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";

const log = createLog({ LOG_LEVEL: "silent", NODE_ENV: "test" });
const bytes = (text: string) => new TextEncoder().encode(text);

const newFolder = () => {
  const parent = mkdtempSync(join(tmpdir(), "linkstead-pages-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "build");
};

const page = (path: string, values: Partial<StoredPage> = {}): StoredPage => ({
  path,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  tags: ["plans", "directories/é"],
  isRefreshed: true,
  hash: "abc",
  validator: "validator",
  isBest: false,
  encoded: { br: bytes("as br"), gzip: bytes("as gzip") },
  ...values,
});

const open = (folder = newFolder(), limitBytes = 1_000_000) => {
  const store = createPageStore({ folder, log, limitBytes });
  return { folder, store, pages: store.readAll() };
};

test("returns what was written, also to another process", async () => {
  const { folder, store, pages } = open();
  expect(pages).toEqual([]);
  await store.write(page("/a", { status: 404, query: ["page"] }));
  await store.write(page("/b"));
  expect(open(folder).pages.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    page("/a", { status: 404, query: ["page"] }),
    page("/b"),
  ]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("finds a page only with the hash of its body", async () => {
  const { store } = open();
  await store.write(page("/a"));
  expect(await store.find("/a", "abc")).toEqual(page("/a"));
  expect(await store.find("/a", "other")).toBeUndefined();
  expect(await store.find("/b", "abc")).toBeUndefined();
});

test.each([
  ["cut off", (content: Buffer) => content.subarray(0, content.length - 3)],
  ["empty", () => Buffer.from("")],
  ["changed in one byte", (content: Buffer) => Buffer.from(content.map((byte, at) => (at === 200 ? byte ^ 1 : byte)))],
  ["not ours", () => Buffer.from("a".repeat(400))],
])("removes a file that is %s", async (_, damage) => {
  const { folder, store } = open();
  await store.write(page("/a"));
  const file = join(folder, readdirSync(folder)[0] ?? "");
  writeFileSync(file, damage(readFileSync(file)));
  expect(await store.find("/a", "abc")).toBeUndefined();
  expect(open(folder).pages).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test("processes that write the same page at once leave one complete file", async () => {
  const { folder, store } = open();
  const other = open(folder).store;
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      [store, other].map((one) => one.write(page("/a", { encoded: { br: bytes(`${at}`.repeat(1 + at * 1_000)) } }))),
    ).flat(),
  );
  expect(open(folder).pages).toMatchObject([{ path: "/a", encoded: { br: bytes("19".repeat(19_001)) } }]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("deletes what was written longest ago beyond the limit", async () => {
  const { folder, store } = open(undefined, 300_000);
  for (let at = 0; at < 100; at++) {
    const before = new Set(readdirSync(folder));
    await store.write(page(`/${at}`, { encoded: { br: new Uint8Array(10_000) } }));
    // Files that are written in the same millisecond have no order. The last write checks the size.
    for (const name of readdirSync(folder)) if (!before.has(name)) utimesSync(join(folder, name), at + 1, at + 1);
  }
  const left = open(folder).pages.map(({ path }) => Number(path.slice(1)));
  expect(left.length).toBeLessThan(30);
  expect(left).toEqual(Array.from({ length: left.length }, (_, at) => 100 - left.length + at));
});

test("a folder that can't be written makes no request fail", async () => {
  const { folder, store } = open();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file in its place");
  await store.write(page("/a"));
  expect(await store.find("/a", "abc")).toBeUndefined();
});

test("keeps the folders of the last builds only", () => {
  const folder = newFolder();
  const parent = join(folder, "..");
  for (let at = 1; at <= 5; at++) {
    mkdirSync(join(parent, `build-${at}`));
    utimesSync(join(parent, `build-${at}`), Date.now() / 1000 - at, Date.now() / 1000 - at);
  }
  utimesSync(join(parent, "build-2"), 1, 1);
  open(folder);
  expect(readdirSync(parent).sort()).toEqual(["build", "build-1", "build-3", "build-4"]);
});
