import { expect, test } from "vitest";
import { searchConnections, searchDays, submissionEvents } from "#db/schema/index.ts";
import { clientList } from "#shared/reporting/clients.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listClients } from "./clients.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);

const newAgency = async () => {
  const user = await create.user();
  const token = await tokenOf(user);
  const list = async (query = "") => clientList.parse(await (await call("GET", `clients?${query}`, token)).json());
  return { user, list };
};

test("lists all projects of the account with their figures, and no others", async () => {
  const { user, list } = await newAgency();
  const acme = await create.project({ ownerId: user.id, name: "Acme" });
  await create.project({ ownerId: user.id, name: "Bolt" });
  await create.project({ ownerId: (await create.user()).id, name: "Foreign" });
  const daysAgo = (days: number) => new Date(dependencies.clock().getTime() - days * 24 * 3600_000);
  await create.submission({ projectId: acme.id, state: "live" });
  await create.submission({ projectId: acme.id, state: "lost", lostAt: daysAgo(1) });
  await create.submission({ projectId: acme.id, state: "lost", lostAt: daysAgo(40) });
  await create.submission({ projectId: acme.id, state: "needs_customer" });
  await create.submission({ projectId: acme.id, state: "proposed" });
  expect(await list()).toMatchObject({
    total: 2,
    clients: [
      {
        name: "Acme",
        linksLive: 1,
        linksLost30d: 1,
        waiting: 2,
        waitingArticles: 0,
        nextReportAt: null,
        lastActivityAt: null,
      },
      { name: "Bolt", linksLive: 0, linksLost30d: 0, waiting: 0, creditsLeft: 0 },
    ],
    totals: { linksLive: 1, linksLost30d: 1, waiting: 2 },
  });
});

test("counts the links that were live at the end of each day", async () => {
  const { user, list } = await newAgency();
  const acme = await create.project({ ownerId: user.id, name: "Acme" });
  await create.project({ ownerId: user.id, name: "Bolt" });
  const { id: submissionId } = await create.submission({ projectId: acme.id, state: "live" });
  const history = [
    ["submitted", "live", 20],
    ["live", "suspect", 5],
    ["suspect", "live", 2],
  ] as const;
  for (const [from, to, daysAgo] of history) {
    const at = new Date(dependencies.clock().getTime() - daysAgo * 24 * 3600_000);
    await dependencies.db.insert(submissionEvents).values({ submissionId, actor: "verifier", from, to, at });
  }
  const [counted, other] = (await list()).clients.map(({ linksLiveByDay }) => linksLiveByDay);
  expect([29, 21, 20, 6, 5, 3, 2, 0].map((daysAgo) => counted?.at(-1 - daysAgo))).toEqual([0, 0, 1, 1, 0, 0, 1, 1]);
  expect(other).toEqual(Array.from({ length: 30 }, () => 0));
});

test("shows the clicks in Google Search of the last 28 days, where they are known", async () => {
  const { user, list } = await newAgency();
  const acme = await create.project({ ownerId: user.id, name: "Acme" });
  const bolt = await create.project({ ownerId: user.id, name: "Bolt" });
  await dependencies.db.insert(searchConnections).values({ projectId: bolt.id, isSample: true });
  const day = { projectId: acme.id, impressions: 9, position: 5, isPartial: false, readAt: dependencies.clock() };
  await dependencies.db.insert(searchDays).values([
    { ...day, day: "2026-10-21", clicks: 100 },
    { ...day, day: "2026-10-22", clicks: 2 },
    { ...day, day: "2026-11-18", clicks: 3 },
  ]);
  expect(await list("sort=searchClicks&order=desc")).toMatchObject({
    clients: [
      { name: "Acme", searchClicks: 5, searchIsSample: false },
      { name: "Bolt", searchClicks: null, searchIsSample: true },
    ],
    totals: { searchClicks: 5 },
  });
});

test("searches, sorts and pages", async () => {
  const { user, list } = await newAgency();
  for (const name of ["beta", "Alpha", "Gamma"]) await create.project({ ownerId: user.id, name });
  const names = async (query: string) => (await list(query)).clients.map(({ name }) => name);
  expect(await names("")).toEqual(["Alpha", "beta", "Gamma"]);
  expect(await names("order=desc")).toEqual(["Gamma", "beta", "Alpha"]);
  expect(await names("q=ALPH")).toEqual(["Alpha"]);
  expect(await names("q=%25")).toEqual([]);
  expect(await names("limit=1&page=2")).toEqual(["beta"]);
  expect(await names("sort=lastActivityAt&order=desc")).toEqual(["Alpha", "beta", "Gamma"]);
});

test("sorts numbers in names by their value", async () => {
  const { user, list } = await newAgency();
  for (const name of ["Client 10", "client 2", "Client 1", "Client 007 B"])
    await create.project({ ownerId: user.id, name });
  expect((await list()).clients.map(({ name }) => name)).toEqual(["Client 1", "client 2", "Client 007 B", "Client 10"]);
});

test("counts the credits that all projects share once", async () => {
  const { user, list } = await newAgency();
  for (const name of ["Acme", "Bolt"]) await create.project({ ownerId: user.id, name });
  await addCredits(dependencies.db, {
    userId: user.id,
    kind: "submission",
    delta: 44,
    reason: "trial",
    source: user.id,
  });
  expect(await list()).toMatchObject({ totals: { creditsLeft: 44 } });
});

test("needs as many statements for many projects as for one", async () => {
  const user = await create.user();
  let selects = 0;
  const db = new Proxy(dependencies.db, {
    get: (target, name) => {
      if (name === "select") selects++;
      return Reflect.get(target, name);
    },
  });
  const selectsFor = async (projects: number) => {
    for (let at = 0; at < projects; at++) await create.project({ ownerId: user.id, name: `Client ${at}` });
    selects = 0;
    await listClients(db, dependencies.clock(), user, { sort: "name", order: "asc", page: 1, limit: 50 });
    return selects;
  };
  const forOne = await selectsFor(1);
  expect(forOne).toBeGreaterThan(0);
  expect(await selectsFor(20)).toBe(forOne);
});
