import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assistantVisits, directoryAliases, directoryVisits } from "#db/schema/index.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, visitor, as, get, clock } = await createTestApp();
const { db } = dependencies;

const user = await create.user();
const newProject = () => create.project({ ownerId: user.id });
const visit = async (projectId: string, referrer: string) =>
  (await visitor.visits.$post({ json: { projectId, referrer } })).status;
const visitsOf = (projectId: string) =>
  db
    .select()
    .from(directoryVisits)
    .where(eq(directoryVisits.projectId, projectId))
    .orderBy(desc(directoryVisits.visits));

test("counts visits per day and directory, and stores nothing else", async () => {
  const { id } = await newProject();
  const [hub, list] = [await create.directory(), await create.directory()];
  for (const path of ["/", "/tools?q=parcel", "/p/1"])
    expect(await visit(id, `https://www.${hub.host}${path}`)).toBe(202);
  expect(await visit(id, `https://${list.host}/`)).toBe(202);
  expect(await visitsOf(id)).toEqual([
    { projectId: id, directoryId: hub.id, day: "2026-11-21", visits: 3 },
    { projectId: id, directoryId: list.id, day: "2026-11-21", visits: 1 },
  ]);
});

test("finds a directory by a subdomain and by the host of a merged one, the closest first", async () => {
  const { id } = await newProject();
  const hub = await create.directory();
  const apps = await create.directory({ host: `apps.${hub.host}` });
  const merged = `merged-${hub.host}`;
  await db.insert(directoryAliases).values({ host: merged, slug: merged, directoryId: hub.id });
  for (const host of [`m.${hub.host}`, merged, `www.apps.${hub.host}`]) await visit(id, `https://${host}/`);
  const found = await visitsOf(id);
  expect(new Map(found.map(({ directoryId, visits }) => [directoryId, visits]))).toEqual(
    new Map([
      [hub.id, 2],
      [apps.id, 1],
    ]),
  );
});

test.each([
  ["https://chatgpt.com/", "chatgpt"],
  ["https://chat.openai.com/c/1", "chatgpt"],
  ["https://www.perplexity.ai/search?q=parcels", "perplexity"],
  ["https://gemini.google.com/app", "gemini"],
  ["https://copilot.microsoft.com/", "copilot"],
  ["https://claude.ai/chat/1", "claude"],
  ["https://you.com/search", "you"],
  ["https://www.phind.com/", "phind"],
])("counts a visit from the assistant at %s", async (referrer, assistant) => {
  const { id } = await newProject();
  await visit(id, referrer);
  await visit(id, referrer);
  const counted = await db.select().from(assistantVisits).where(eq(assistantVisits.projectId, id));
  expect(counted).toEqual([{ projectId: id, assistant, day: "2026-11-21", visits: 2 }]);
  expect(await visitsOf(id)).toEqual([]);
});

test.each([
  ["another website", "https://search.example/"],
  ["another page of an assistant's maker", "https://www.google.com/"],
  ["an app", "android-app://com.example/"],
  ["no URL", "directory"],
  ["nothing", ""],
])("accepts and ignores a referrer that is %s", async (_, referrer) => {
  const { id } = await newProject();
  expect(await visit(id, referrer)).toBe(202);
  expect(await visitsOf(id)).toEqual([]);
});

test("answers for an unknown project as for a known one", async () => {
  const { host } = await create.directory();
  expect(await visit(crypto.randomUUID(), `https://${host}/`)).toBe(202);
});

test.each([
  ["a visit", (id: string, referrer: string) => JSON.stringify({ projectId: id, referrer }), 202, 1],
  ["other text", () => "hello", 400, 0],
  ["other JSON", () => "[]", 400, 0],
])("reads text as JSON, as browsers send it without a preflight request: %s", async (_, bodyOf, status, visits) => {
  const { id } = await newProject();
  const { host } = await create.directory();
  const response = await get("/api/visits", {
    method: "POST",
    headers: { origin: "https://parcelo.example", "content-type": "text/plain;charset=UTF-8" },
    body: bodyOf(id, `https://${host}`),
  });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, "*"]);
  expect(await visitsOf(id)).toHaveLength(visits);
});

test("any website may send visits, without credentials", async () => {
  const response = await get("/api/visits", {
    method: "OPTIONS",
    headers: {
      origin: "https://parcelo.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
});

const sendFrom = async (json: object, { address, origin }: { address?: string; origin?: string }) =>
  (
    await get(
      "/api/visits",
      {
        method: "POST",
        headers: { "content-type": "application/json", ...(origin && { origin }) },
        body: JSON.stringify(json),
      },
      address,
    )
  ).status;

test("limits the visits from one address", async () => {
  stopDate();
  const { id } = await newProject();
  const { host } = await create.directory();
  const json = { projectId: id, referrer: `https://${host}/` };
  const statuses = [];
  for (let sent = 0; sent < 70; sent++) statuses.push(await sendFrom(json, { address: "203.0.113.9" }));
  expect(statuses.filter((status) => status === 202)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test.each([
  ["the addresses of a /24", (at: number) => `198.51.101.${at}`],
  ["the addresses of a /56 of IPv6", (at: number) => `2a01:db8:0:${at.toString(16)}::1`],
])("%s can forge 100 visits to a website a day", async (_, addressOf) => {
  const [{ id }, other] = [await newProject(), await newProject()];
  const { host } = await create.directory();
  const referrer = `https://${host}/`;
  for (let sent = 0; sent < 105; sent++)
    expect(await sendFrom({ projectId: id, referrer }, { address: addressOf(sent) })).toBe(202);
  await sendFrom({ projectId: other.id, referrer }, { address: addressOf(105) });
  expect([await visitsOf(id), await visitsOf(other.id)]).toMatchObject([[{ visits: 100 }], [{ visits: 1 }]]);
});

const listed = ["https://parcelo.example", "https://parcelo.shop.example"];
test.each([
  [listed, "https://parcelo.example", 1],
  [listed, "https://www.parcelo.example", 1],
  [listed, "https://parcelo.shop.example", 1],
  [listed, "https://evil.example", 0],
  [listed, "https://parcelo.example.evil.example", 0],
  [listed, "null", 0],
  [[], "https://evil.example", 1],
])("with %j on the list, a visit sent by a page on %s counts %i", async (origins, origin, count) => {
  const { id } = await create.project({ ownerId: user.id, origins });
  const { host } = await create.directory();
  expect(await sendFrom({ projectId: id, referrer: `https://${host}/` }, { origin })).toBe(202);
  expect(await visitsOf(id)).toHaveLength(count);
});

test("the owner sees the visits between two days, the last 30 by default", async () => {
  const { id } = await newProject();
  const hub = await create.directory({ name: "Hub" });
  const list = await create.directory({ name: "List" });
  const row = { projectId: id, directoryId: hub.id };
  await db.insert(directoryVisits).values([
    { ...row, day: "2026-10-01", visits: 50 },
    { ...row, day: "2026-11-01", visits: 2 },
    { ...row, day: "2026-11-21", visits: 3 },
    { ...row, directoryId: list.id, day: "2026-11-21", visits: 7 },
  ]);
  await db.insert(assistantVisits).values([
    { projectId: id, assistant: "claude", day: "2026-11-20", visits: 1 },
    { projectId: id, assistant: "chatgpt", day: "2026-11-20", visits: 4 },
    { projectId: id, assistant: "chatgpt", day: "2026-11-21", visits: 2 },
  ]);
  const read = async (query: { from?: string; to?: string }) =>
    (await (await as(user)).projects[":id"].visits.$get({ param: { id }, query })).json();
  expect(await read({})).toEqual({
    total: 12,
    byDirectory: [
      { directoryId: list.id, name: "List", visits: 7 },
      { directoryId: hub.id, name: "Hub", visits: 5 },
    ],
    byDay: [
      { day: "2026-11-01", visits: 2 },
      { day: "2026-11-21", visits: 10 },
    ],
    assistantTotal: 7,
    byAssistant: [
      { assistant: "chatgpt", name: "ChatGPT", visits: 6 },
      { assistant: "claude", name: "Claude", visits: 1 },
    ],
  });
  expect(await read({ from: "2026-10-01", to: "2026-11-01" })).toMatchObject({ total: 52 });
  clock.forward(60 * 86_400);
  expect(await read({})).toMatchObject({ total: 0, byDirectory: [], byDay: [], assistantTotal: 0, byAssistant: [] });
});

test.each([
  [{ from: "2026-11-10" }, 14],
  [{ from: "2026-11-10", to: "2026-11-12" }, 6],
  [{ from: "2026-11-12", to: "2026-11-12" }, 4],
  // Without a first day, the 30 days up to the last one.
  [{ to: "2026-11-12" }, 7],
  [{ to: "2026-11-08" }, 0],
  // The days in UTC, whatever the time and the zone.
  [{ from: "2026-11-10T23:00:00Z", to: "2026-11-13T01:00:00+02:00" }, 6],
  [{ from: "2026-11-12", to: "2026-11-10" }, 0],
])("counts the visits of a range, both days included: %j", async (query, total) => {
  const { id } = await newProject();
  const { id: directoryId } = await create.directory();
  const days = [
    ["2026-11-09", 1],
    ["2026-11-10", 2],
    ["2026-11-12", 4],
    ["2026-11-13", 8],
  ] as const;
  await db.insert(directoryVisits).values(days.map(([day, visits]) => ({ projectId: id, directoryId, day, visits })));
  const response = await (await as(user)).projects[":id"].visits.$get({ param: { id }, query });
  expect(await response.json()).toMatchObject({ total });
});

test.each([{ from: "2026-11" }, { to: "2026-11-31" }, { from: "9999-01-01" }])(
  "rejects a wrong day: %j",
  async (query) => {
    const { id } = await newProject();
    const response = await (await as(user)).projects[":id"].visits.$get({ param: { id }, query });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: "invalid", issues: [{ path: Object.keys(query)[0] }] },
    ]);
  },
);
