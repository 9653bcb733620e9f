import { eq, getTableName, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { directories, directoryFacts, directoryStats, ledgerMonths, plans, posts, settings } from "#db/schema/index.ts";
import { pages } from "#shared/routes.ts";
import { createTestApp } from "../testing/test-app.ts";
import { collectionOf, readTagVersions, versionedCollections } from "./content-versions.ts";

const { dependencies, create, get, cache } = await createTestApp();
const { db } = dependencies;
const versionOf = async (tag: string) => (await readTagVersions(db, collectionOf(tag)))?.get(tag);

test("versions stay the same as long as nothing changes", async () => {
  for (const collection of versionedCollections)
    expect(await readTagVersions(db, collection)).toEqual(await readTagVersions(db, collection));
});

test.each([
  ["plans", () => db.update(plans).set({ label: "Changed in SQL" })],
  ["settings", () => db.insert(settings).values({ key: "general", value: null, version: 1, updatedAt: new Date() })],
  ["ledger", () => db.insert(ledgerMonths).values({ ...noOutcomes, month: "2026-01", isComplete: true })],
  ["blogposts", () => create.post()],
  ["blogposts", () => db.update(posts).set({ content: sql`${posts.content} || '!'` })],
  ["directories", () => db.update(directories).set({ name: sql`${directories.name} || '!'` })],
  ["directories", () => db.update(directoryFacts).set({ sourceUrl: "https://example.com" })],
  ["directories", () => db.delete(directories).where(eq(directories.id, anyDirectory()))],
] as const)("a change in the database changes the version of %s", async (tag, change) => {
  const before = await versionOf(tag);
  await change();
  expect(await versionOf(tag)).not.toBe(before);
});

test("noting that a post passed the sanitizer does not change its version", async () => {
  await create.post();
  const before = await versionOf("blogposts");
  await db.update(posts).set({ sanitizerVersion: sql`${posts.sanitizerVersion} + 1` });
  expect(await versionOf("blogposts")).toBe(before);
});

const noOutcomes = { submitted: 0, live: 0, rejected: 0, expired: 0, lost: 0, replaced: 0, refreshedAt: new Date() };
const anyDirectory = () => sql`(select id from ${directories} limit 1)`;

test("a check or new figures of a directory change its own version and not that of the lists", async () => {
  const [one, other] = await db.select().from(directories).orderBy(directories.slug).limit(2);
  const read = async () => readTagVersions(db, "directories");
  const [first, tag, otherTag] = [await read(), `directories/${one?.slug}`, `directories/${other?.slug}`];
  await db
    .update(directories)
    .set({ lastCheckedAt: new Date() })
    .where(eq(directories.id, one?.id ?? ""));
  const second = await read();
  expect(second?.get(tag)).not.toBe(first?.get(tag));
  expect(second?.get(otherTag)).toBe(first?.get(otherTag));
  expect(second?.get("directories")).toBe(first?.get("directories"));
  const counts = { submitted: 9, live: 1, rejected: 0, expired: 0, lost: 0 };
  await db.insert(directoryStats).values({ directoryId: one?.id ?? "", ...counts, refreshedAt: new Date() });
  const third = await read();
  expect(third?.get(tag)).not.toBe(second?.get(tag));
  expect(third?.get("directories")).toBe(first?.get("directories"));
});

/** The tables behind the versions. Settings are read once, when the app starts. */
const covered = [
  "directories",
  "directory_aliases",
  "directory_facts",
  "directory_stats",
  "files",
  "ledger_months",
  "plans",
  "posts",
  "previous_post_slugs",
  getTableName(settings),
];

test("cached pages read only tables whose versions are known, and have only tags with versions", async () => {
  const [post] = await db.select({ slug: posts.slug }).from(posts).limit(1);
  const [directory] = await db.select({ slug: directories.slug }).from(directories).limit(1);
  const slugs: Record<string, string | undefined> = {
    page: "saas-backlinks",
    guide: "directory-listing-saas",
    country: "germany",
    directory: directory?.slug,
    post: post?.slug,
  };
  const session = (
    db as unknown as { session: { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown } }
  ).session;
  const prepare = session.prepareQuery;
  const read = new Set<string>();
  session.prepareQuery = (query, ...rest) => {
    for (const [, name = ""] of query.sql.matchAll(/\b(?:from|join) "(\w+)"/g)) read.add(name);
    return prepare.call(session, query, ...rest);
  };
  onTestFinished(() => {
    session.prepareQuery = prepare;
  });
  cache.invalidateAll();
  let rendered = 0;
  for (const [name, { path, kind }] of Object.entries(pages)) {
    if (kind !== "public" || (path.includes(":") && !slugs[name])) continue;
    await (await get(path.replace(/:\w+/, slugs[name] ?? ""))).text();
    rendered++;
  }
  expect(rendered).toBeGreaterThan(20);
  await expect.poll(() => cache.size().pages).toBeGreaterThan(20);
  expect([...cache.tags()].map(collectionOf).filter((name) => !versionedCollections.includes(name))).toEqual([]);
  expect([...read].filter((table) => !covered.includes(table))).toEqual([]);
  // Otherwise, the queries of pages were not seen.
  expect(read).toContain("directory_facts");
});
