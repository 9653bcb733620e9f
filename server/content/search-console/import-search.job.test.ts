import { and, asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { searchConnections, searchDays, searchFigures, topics } from "#db/schema/index.ts";
import { maxTopicTitle } from "#shared/content/topics.ts";
import { createSearchConsoleStandIn, type SearchEntry, searchToken } from "../../testing/stand-ins/search-console.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { disconnect } from "./connection.ts";
import { importSearch } from "./import-search.job.ts";
import { addDays, monthsBefore, pacificDay } from "./pacific-day.ts";

const google = createSearchConsoleStandIn();
afterAll(() => void google.stop());
const { dependencies, create, clock, runJobs, outbox } = await createTestApp({ searchConsole: google.searchConsole });
const { db, secrets } = dependencies;
const today = () => pacificDay(dependencies.clock());

const site = "https://parcelo.example";

/** Two pages and two queries a day; 30 impressions and 3 clicks. */
const entriesOf = (day: string): SearchEntry[] => [
  { day, page: `${site}/`, query: "parcel tracker", clicks: 2, impressions: 10, position: 4 },
  { day, page: `${site}/`, query: "track a parcel", clicks: 1, impressions: 10, position: 12 },
  { day, page: `${site}/blog`, query: "track a parcel", clicks: 0, impressions: 10, position: 18 },
];
const lastDays = (count: number) => Array.from({ length: count }, (_, at) => addDays(today(), -at));

/** A project that is connected to a property of its own, with figures on these days. */
const setUp = async (days: readonly string[] = lastDays(10)) => {
  const user = await create.user({ isAdmin: true, emailVerifiedAt: dependencies.clock() });
  const project = await create.project({ ownerId: user.id, url: site });
  const property = `sc-domain:${crypto.randomUUID()}.example`;
  google.properties[property] = days.flatMap(entriesOf);
  Object.assign(google, { partialFrom: undefined, onQuery: () => {} });
  google.failures.length = 0;
  google.refreshTokens.add(searchToken);
  const id = Bun.randomUUIDv7();
  const now = dependencies.clock();
  // Those of other tests must not be due.
  await db.update(searchConnections).set({ secret: null });
  await create.searchConnection({
    id,
    projectId: project.id,
    property,
    secret: secrets.seal(searchToken, id),
    connectedBy: user.id,
    nextImportAt: now,
  });
  const read = async () => {
    const [connection] = await db.select().from(searchConnections).where(eq(searchConnections.id, id));
    const stored = await db
      .select()
      .from(searchDays)
      .where(eq(searchDays.projectId, project.id))
      .orderBy(asc(searchDays.day));
    const figures = await db.select().from(searchFigures).where(eq(searchFigures.projectId, project.id));
    return { connection, days: stored, figures };
  };
  return { user, project, property, id, read };
};

/** What every complete import must have, whatever happened before. */
const expectWhole = (
  result: Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>["read"]>>,
  days: readonly string[],
) => {
  expect(result.days.map(({ day }) => day)).toEqual([...days].sort());
  for (const day of result.days)
    expect([day.clicks, day.impressions, day.position]).toEqual([3, 30, expect.closeTo(34 / 3)]);
  expect(result.figures).toHaveLength(days.length * 4);
  const queries = result.figures.filter(({ dimension }) => dimension === "query");
  expect(queries.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(days.length * 3);
  expect(result.connection).toMatchObject({ problem: null, attempts: 0, daysLeft: null, importedAt: expect.any(Date) });
};

test("reads 16 months, newest first, each day once", async () => {
  const first = monthsBefore(today(), 16);
  const days = [addDays(first, -1), first, ...lastDays(6)];
  const { read } = await setUp(days);
  const asked: string[] = [];
  google.onQuery = ({ dimensions, startDate }) => {
    if (dimensions.join() === "page") asked.push(startDate);
  };
  await importSearch(dependencies);
  const { ...result } = await read();
  expectWhole(result, days.slice(1));
  expect(asked).toEqual([...days.slice(1)].sort().reverse());
  expect(result.connection?.nextImportAt.getTime()).toBe(dependencies.clock().getTime() + 24 * 3600_000);
});

/** Each case prepares the stand-in, and may change it before the second run, a time later. */
type Case = {
  name: string;
  prepare: (set: Awaited<ReturnType<typeof setUp>>) => void;
  /** What the first run leaves. */
  first: { problem: string | null; days: number };
  /** How long until the next run, in seconds. */
  waits: number;
};

let queries = 0;
/** Does something at the query with this number. */
const atQuery = (number: number, act: () => unknown) => {
  queries = 0;
  google.onQuery = () => {
    queries += 1;
    return queries === number ? act() : undefined;
  };
};

const cases: Case[] = [
  {
    name: "the access token expires in the middle",
    prepare: () => atQuery(8, google.expire),
    first: { problem: null, days: 10 },
    waits: 86_400,
  },
  {
    name: "the quota is used up at once",
    prepare: () => google.failures.push({ status: 429, reason: "quotaExceeded" }),
    first: { problem: "quota", days: 0 },
    waits: 900,
  },
  {
    name: "the quota is used up in the middle, as a 403",
    prepare: () => atQuery(8, () => google.failures.push({ status: 403, reason: "rateLimitExceeded" })),
    first: { problem: "quota", days: 3 },
    waits: 900,
  },
  {
    name: "Google fails in the middle",
    prepare: () => atQuery(4, () => google.failures.push({ status: 503, reason: "backendError" })),
    first: { problem: "temporary", days: 1 },
    waits: 60,
  },
  {
    name: "the account loses the property",
    prepare: () => google.failures.push({ status: 403, reason: "forbidden" }),
    first: { problem: "forbidden", days: 0 },
    waits: 86_400,
  },
  {
    name: "the API is not enabled for our client",
    prepare: () => google.failures.push({ status: 403, reason: "accessNotConfigured" }),
    first: { problem: "temporary", days: 0 },
    waits: 60,
  },
];

test.each(cases)("when $name, no day is lost or counted twice", async ({ prepare, first, waits }) => {
  const days = lastDays(10);
  const set = await setUp(days);
  prepare(set);
  await importSearch(dependencies);
  const before = await set.read();
  expect({ problem: before.connection?.problem, days: before.days.length }).toEqual(first);
  // Not earlier.
  await importSearch(dependencies);
  expect((await set.read()).connection?.nextImportAt).toEqual(before.connection?.nextImportAt);
  google.onQuery = () => {};
  clock.forward(waits);
  await importSearch(dependencies);
  expectWhole(await set.read(), days);
});

test("revoked consent deletes the token, keeps the figures and tells the owner", async () => {
  const { read, user, project } = await setUp();
  atQuery(6, google.revoke);
  await importSearch(dependencies);
  const { connection, days } = await read();
  expect(connection).toMatchObject({ secret: null, problem: "revoked", daysLeft: null });
  expect(days).toHaveLength(2);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
    `Search Console is disconnected from ${project.name}`,
  ]);
});

test("deletes the figures of pages and queries that are older than 16 months", async () => {
  const { read, project } = await setUp(lastDays(3));
  const old = { projectId: project.id, clicks: 1, impressions: 1, position: 1 };
  const day = addDays(monthsBefore(today(), 16), -1);
  await db.insert(searchDays).values({ ...old, day, isPartial: false, readAt: dependencies.clock() });
  await db.insert(searchFigures).values({ ...old, day, dimension: "page", value: `${site}/` });
  await importSearch(dependencies);
  const { days, figures } = await read();
  expect(days.map((one) => one.day)).toContain(day);
  expect(figures.map((one) => one.day)).not.toContain(day);
});

test("waits longer after each failure", async () => {
  const { read } = await setUp();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    google.failures.push({ status: 403, reason: "quotaExceeded" });
    await importSearch(dependencies);
    const next = (await read()).connection?.nextImportAt ?? new Date(0);
    waits.push((next.getTime() - dependencies.clock().getTime()) / 60_000);
    clock.forward((waits.at(-1) ?? 0) * 60);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 360, 360]);
});

test("an empty property is read without an error", async () => {
  const { read } = await setUp([]);
  await importSearch(dependencies);
  expectWhole(await read(), []);
});

test("marks days that are not final, and reads them again until they are", async () => {
  const days = lastDays(8);
  const { read, property } = await setUp(days);
  google.partialFrom = addDays(today(), -1);
  await importSearch(dependencies);
  expect((await read()).days.filter(({ isPartial }) => isPartial).map(({ day }) => day)).toEqual(lastDays(2).reverse());
  // A day later, only the last days can have changed.
  clock.forward(86_400);
  google.partialFrom = today();
  google.properties[property] = lastDays(9).flatMap(entriesOf);
  const asked = new Set<string>();
  google.onQuery = ({ dimensions, startDate }) => void (dimensions.join() === "page" && asked.add(startDate));
  await importSearch(dependencies);
  expect([...asked]).toEqual(lastDays(5));
  // A week without an import.
  clock.forward(7 * 86_400);
  google.partialFrom = undefined;
  await importSearch(dependencies);
  expectWhole(
    await read(),
    [...days, ...lastDays(8).filter((day) => days.includes(day)), addDays(days[0] ?? "", 1)].filter(
      (day, at, all) => all.indexOf(day) === at,
    ),
  );
});

test("reads a day of more than two pages of 25,000 rows", async () => {
  const day = today();
  const { read, property } = await setUp([]);
  google.properties[property] = Array.from({ length: 55_000 }, (_, at) => ({
    day,
    page: `${site}/${at}`,
    query: "parcels",
    clicks: at % 3,
    impressions: 5,
    position: 9,
  }));
  await importSearch(dependencies);
  const { figures, days } = await read();
  expect(figures).toHaveLength(55_001);
  expect(new Set(figures.map(({ value }) => value)).size).toBe(55_001);
  expect(days.map(({ impressions }) => impressions)).toEqual([275_000]);
});

test("stores long values and NUL characters", async () => {
  const day = today();
  const { read, property } = await setUp([]);
  const long = "é".repeat(3_000);
  google.properties[property] = ["a", "b"].map((end) => ({
    day,
    page: `${site}/${long}${end}`,
    query: `a\0${end}`,
    clicks: 1,
    impressions: 1,
    position: 1,
  }));
  await importSearch(dependencies);
  expect((await read()).figures).toHaveLength(4);
});

test("two processes at once read each day once", async () => {
  const days = lastDays(10);
  const { read } = await setUp(days);
  let asked = 0;
  google.onQuery = () => void asked++;
  await Promise.all([importSearch(dependencies), importSearch(dependencies)]);
  expectWhole(await read(), days);
  expect(asked).toBe(1 + 2 * days.length + 1);
});

test("another process continues when the lease of a stopped one has expired", async () => {
  const days = lastDays(10);
  const { read } = await setUp(days);
  const lifecycle = { isStopping: false };
  atQuery(9, () => {
    lifecycle.isStopping = true;
  });
  await importSearch({ ...dependencies, lifecycle });
  expect((await read()).days).toHaveLength(4);
  clock.forward(4 * 60);
  await importSearch(dependencies);
  expect((await read()).days).toHaveLength(4);
  clock.forward(2 * 60);
  await importSearch(dependencies);
  expectWhole(await read(), days);
});

test("saves nothing after it was disconnected", async () => {
  const { read, project, user } = await setUp();
  atQuery(8, () => disconnect({ ...dependencies, user }, project.id, "delete"));
  await importSearch(dependencies);
  const { connection, days, figures } = await read();
  expect([connection, days, figures]).toEqual([undefined, [], []]);
});

test("saves nothing after the person who connected has left", async () => {
  const { read, id } = await setUp();
  atQuery(8, () => db.update(searchConnections).set({ connectedBy: null }).where(eq(searchConnections.id, id)));
  await importSearch(dependencies);
  expect((await read()).days).toHaveLength(3);
  const queries = google.requests.length;
  await importSearch(dependencies);
  expect(google.requests.length).toBe(queries);
  expect((await read()).connection).toMatchObject({ secret: null, problem: "revoked" });
});

test("queries at positions 8 to 30 become topics, with the pages that compete", async () => {
  const { project, property } = await setUp(lastDays(20));
  await importSearch(dependencies);
  const found = await db
    .select()
    .from(topics)
    .where(and(eq(topics.projectId, project.id), eq(topics.source, "queries")));
  expect(found.map(({ title, evidence }) => ({ title, evidence }))).toEqual([
    {
      title: "track a parcel",
      evidence: [
        { kind: "query", text: "“track a parcel” at position 15", count: 380 },
        { kind: "competing", text: "/ competes for it at position 12", url: `${site}/` },
        { kind: "competing", text: "/blog competes for it at position 18", url: `${site}/blog` },
      ],
    },
  ]);
  // A month later, only one page is left.
  clock.forward(30 * 86_400);
  google.properties[property] = lastDays(20)
    .flatMap(entriesOf)
    .filter(({ page }) => page.endsWith("/blog"));
  await importSearch(dependencies);
  const [topic] = await db.select().from(topics).where(eq(topics.projectId, project.id));
  expect(topic?.evidence.map(({ kind }) => kind)).toEqual(["query"]);
});

test("what anyone types into Google becomes a topic as it is, or without what can't be stored", async () => {
  const { project, property } = await setUp([]);
  const day = addDays(today(), -5);
  const queries = [
    `${"x".repeat(maxTopicTitle - 1)}😀 and more`,
    "a half\ud83c one",
    "with \0 in it",
    `=1+1<script>"'`,
  ];
  google.properties[property] = queries.map((query) => ({
    day,
    page: "javascript:alert(1)",
    query,
    clicks: 0,
    impressions: 50,
    position: 12,
  }));
  await importSearch(dependencies);
  const found = await db.select().from(topics).where(eq(topics.projectId, project.id));
  expect(found.map(({ title }) => title).sort()).toEqual(
    [`${"x".repeat(maxTopicTitle - 1)}\ufffd`, "a half\ufffd one", "with in it", queries[3]].sort(),
  );
});

test("Google's days are those of the Pacific coast", () => {
  expect(pacificDay(new Date("2026-11-21T07:59:59Z"))).toBe("2026-11-20");
  expect(pacificDay(new Date("2026-11-21T08:00:00Z"))).toBe("2026-11-21");
  expect(pacificDay(new Date("2026-07-01T06:59:59Z"))).toBe("2026-06-30");
  expect(monthsBefore("2026-11-21", 16)).toBe("2025-07-21");
  expect(monthsBefore("2027-06-30", 16)).toBe("2026-02-28");
});
