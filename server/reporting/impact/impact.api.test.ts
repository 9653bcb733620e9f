import { expect, test } from "vitest";
import { searchDays, searchFigures } from "#db/schema/index.ts";
import { type Impact, impact } from "#shared/reporting/impact.ts";
import { addDays } from "../../content/search-console/pacific-day.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);
const lastDay = "2026-11-18";
const site = "https://parcelo.example";

const setUp = async () => {
  const user = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: user.id, url: site });
  await create.searchConnection({ projectId: id, property: "sc-domain:parcelo.example" });
  const token = await tokenOf(user);
  const read = async (query = ""): Promise<Impact> =>
    impact.parse(await (await call("GET", `projects/${id}/impact${query}`, token)).json());
  return { id, read };
};

type Figures = { clicks: number; impressions: number; position: number };

/** Days up to the last, with their total from how many days ago they are. */
const addDaysOf = (projectId: string, count: number, figuresOf: (ago: number) => Figures) =>
  db.insert(searchDays).values(
    Array.from({ length: count }, (_, ago) => ({
      projectId,
      day: addDays(lastDay, -ago),
      isPartial: false,
      readAt: clock(),
      ...figuresOf(ago),
    })),
  );

const addFigures = (
  projectId: string,
  dimension: "page" | "query",
  values: Record<string, { before?: Figures; after?: Figures }>,
) =>
  db
    .insert(searchFigures)
    .values(
      Object.entries(values).flatMap(([value, { before, after }]) => [
        ...(before ? [{ projectId, dimension, value, day: addDays(lastDay, -40), ...before }] : []),
        ...(after ? [{ projectId, dimension, value, day: addDays(lastDay, -3), ...after }] : []),
      ]),
    );

const dayOf = (clicks: number, impressions = 20, position = 10) => ({ clicks, impressions, position });

test("without figures, it is empty", async () => {
  const { read } = await setUp();
  expect(await read()).toEqual({
    source: null,
    days: [],
    marks: [],
    comparison: null,
    enteredQueries: [],
    gainedPages: [],
  });
});

test("compares the last 28 final days with those before, weighted by impressions", async () => {
  const { id, read } = await setUp();
  await addDaysOf(id, 60, (ago) => (ago < 28 ? dayOf(3, ago === 0 ? 100 : 50, ago === 0 ? 5 : 10) : dayOf(2, 50, 20)));
  await db.insert(searchDays).values({
    ...dayOf(1),
    projectId: id,
    day: addDays(lastDay, 1),
    isPartial: true,
    readAt: clock(),
  });
  const { source, comparison, days } = await read();
  expect(source).toEqual({
    property: "sc-domain:parcelo.example",
    isSample: false,
    firstDay: addDays(lastDay, -59),
    lastDay: addDays(lastDay, 1),
    partialFrom: addDays(lastDay, 1),
    readAt: clock().toISOString(),
  });
  expect(days).toHaveLength(61);
  expect(comparison).toMatchObject({
    at: "2026-10-22",
    daysAfter: 28,
    before: { from: "2026-09-24", to: "2026-10-21", clicks: 56, impressions: 1400, position: 20 },
    after: { from: "2026-10-22", to: lastDay, clicks: 84, impressions: 1450, position: 9.7 },
    lastYear: null,
    hints: [],
  });
});

test("says how many days of a window are there", async () => {
  const { id, read } = await setUp();
  await addDaysOf(id, 60, () => dayOf(3));
  expect((await read("?at=2026-11-14")).comparison).toMatchObject({ daysAfter: 5, after: { clicks: 15 }, hints: [] });
  expect((await read("?at=2026-12-14")).comparison).toMatchObject({ daysAfter: 0, after: { clicks: 0 } });
});

test.each<[name: string, Record<string, [number, number]>, lastYear: [number, number] | undefined, hints: string[]]>([
  ["only the promoted page rose", { "/": [100, 150], "/about": [100, 100] }, undefined, []],
  ["the other pages rose alike", { "/": [100, 150], "/about": [100, 145] }, undefined, ["rest"]],
  ["the others fell", { "/": [100, 150], "/about": [100, 50] }, undefined, []],
  ["last year rose alike", { "/": [100, 150], "/about": [100, 100] }, [400, 500], ["lastYear"]],
  ["last year stayed", { "/": [100, 150], "/about": [100, 100] }, [400, 400], []],
  ["there are few clicks", { "/": [5, 9], "/about": [5, 9] }, undefined, ["few"]],
])("hints: %s", async (_, pages, lastYear, hints) => {
  const { id, read } = await setUp();
  const clicks = Object.values(pages);
  const sum = (index: 0 | 1) => clicks.reduce((total, one) => total + one[index], 0);
  const year = 364;
  const onDay: Record<number, number> = {
    3: sum(1),
    40: sum(0),
    ...(lastYear && { [3 + year]: lastYear[1], [40 + year]: lastYear[0] }),
  };
  await addDaysOf(id, lastYear ? 480 : 60, (ago) => dayOf(onDay[ago] ?? 0));
  await addFigures(
    id,
    "page",
    Object.fromEntries(
      Object.entries(pages).map(([path, [before, after]]) => [
        site + path,
        { before: dayOf(before), after: dayOf(after) },
      ]),
    ),
  );
  expect((await read()).comparison?.hints).toEqual(hints);
});

test("lists queries that entered the top 20, and pages that gained", async () => {
  const { id, read } = await setUp();
  await addDaysOf(id, 60, () => dayOf(3));
  await addFigures(id, "query", {
    "came from 34": { before: dayOf(0, 40, 34), after: dayOf(2, 60, 18.4) },
    "was not shown": { after: dayOf(4, 30, 12) },
    "was there": { before: dayOf(3, 40, 15), after: dayOf(9, 60, 3) },
    "still below": { before: dayOf(0, 40, 60), after: dayOf(0, 60, 21) },
    "hardly shown": { after: dayOf(1, 9, 2) },
    left: { before: dayOf(3, 40, 15), after: dayOf(0, 60, 40) },
  });
  await create.article({ projectId: id, state: "published", publishAs: "live", publishedUrl: `${site}/blog/new/` });
  await addFigures(id, "page", {
    [`${site}/`]: { before: dayOf(5), after: dayOf(9) },
    [`${site}/blog/new`]: { after: dayOf(7) },
    [`${site}/about`]: { before: dayOf(2), after: dayOf(3) },
    [`${site}/old`]: { before: dayOf(9), after: dayOf(1) },
  });
  const { enteredQueries, gainedPages, comparison } = await read();
  expect(enteredQueries).toEqual([
    { query: "came from 34", clicks: 2, impressions: 60, position: 18.4, positionBefore: 34 },
    { query: "was not shown", clicks: 4, impressions: 30, position: 12, positionBefore: null },
  ]);
  expect(
    gainedPages.map(({ url, clicksBefore, clicks, isPromoted }) => [url, clicksBefore, clicks, isPromoted]),
  ).toEqual([
    [`${site}/blog/new`, 0, 7, true],
    [`${site}/`, 5, 9, true],
    [`${site}/about`, 2, 3, false],
  ]);
  expect(comparison).toMatchObject({ promoted: { before: 5, after: 16 }, rest: { before: 11, after: 4 } });
});

test("marks the days on which links, articles and pages went live", async () => {
  const { id, read } = await setUp();
  await addDaysOf(id, 60, () => dayOf(3));
  // Still October 31 on the Pacific coast.
  const firstLiveAt = new Date("2026-11-01T05:00:00Z");
  const { name } = await create.directory({ name: "Saas Index" });
  const directory = await create.directory();
  await create.submission({ projectId: id, directoryId: directory.id, state: "live", firstLiveAt });
  await create.submission({ projectId: id, state: "live", firstLiveAt: new Date("2026-11-05T12:00:00Z") });
  await create.submission({ projectId: id, state: "lost", firstLiveAt: new Date("2026-11-05T18:00:00Z") });
  const published = { state: "published", publishAs: "live", publishedAt: new Date("2026-11-07T12:00:00Z") } as const;
  await create.article({ projectId: id, title: "How to track", ...published });
  await create.article({ projectId: id, title: "A draft", ...published, publishAs: "draft" });
  expect(name).toBe("Saas Index");
  expect((await read()).marks).toEqual([
    { day: "2026-10-31", kind: "links", count: 1, title: directory.name },
    { day: "2026-11-05", kind: "links", count: 2, title: null },
    { day: "2026-11-07", kind: "articles", count: 1, title: "How to track" },
  ]);
});
