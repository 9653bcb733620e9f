import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { projectMembers, searchConnections, searchDays, searchFigures } from "#db/schema/index.ts";
import { eraseAccount } from "../../operations/account-data/deletion.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createSearchConsoleStandIn } from "../../testing/stand-ins/search-console.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { coversWebsite } from "./connection.ts";
import { importSearch } from "./import-search.job.ts";

const domain = "sc-domain:parcelo.example";
const entry = { page: "https://parcelo.example/", query: "parcels", clicks: 1, impressions: 9, position: 5 };
const google = createSearchConsoleStandIn({
  "https://other.example/": [],
  "https://www.parcelo.example/": [],
  [domain]: [{ ...entry, day: "2026-11-10" }],
});
afterAll(() => void google.stop());
const { dependencies, create, get, tokenOf, enqueued, clock, outbox, runJobs } = await createTestApp({
  searchConsole: google.searchConsole,
});
const { db } = dependencies;
const call = callWith(get);

const owned = async (user?: Awaited<ReturnType<typeof create.user>>) => {
  const owner = user ?? (await create.user({ isAdmin: true }));
  const { id } = await create.project({ ownerId: owner.id, url: "https://www.parcelo.example" });
  const token = await tokenOf(owner);
  const request = async (method: string, path = "", body?: unknown) => {
    const response = await call(method, `projects/${id}/search-console${path}`, token, body);
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };
  return { id, token, owner, request };
};

/** What a browser does on Google's page: allows it, and returns with a code and the state. */
const allow = async (url: string) => {
  const response = await fetch(url, { redirect: "manual" });
  const back = new URL(response.headers.get("location") ?? "");
  return {
    path: back.origin + back.pathname,
    code: back.searchParams.get("code"),
    state: back.searchParams.get("state"),
  };
};

const connect = async (project: Awaited<ReturnType<typeof owned>>) => {
  const { body } = await project.request("POST", "/connect");
  const { code, state } = await allow(body.url);
  return { code, state };
};

test("connects with PKCE, lists the fitting properties first, reads, and disconnects", async () => {
  const project = await owned();
  expect((await project.request("GET")).body).toMatchObject({ isAvailable: true, state: "off", daysRead: 0 });
  const { body } = await project.request("POST", "/connect");
  const asked = new URL(body.url).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    scope: "https://www.googleapis.com/auth/webmasters.readonly",
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
    redirect_uri: "https://linkstead.test/dashboard/impact/connect",
  });
  const { code, state } = await allow(body.url);
  const finished = await project.request("POST", "", { code, state });
  expect(finished).toMatchObject({ status: 200, body: { state: "choosing", property: null } });

  const [row] = await db.select().from(searchConnections).where(eq(searchConnections.projectId, project.id));
  const [refreshToken = ""] = [...google.refreshTokens].slice(-1);
  expect(row?.secret).not.toContain(refreshToken);
  expect(dependencies.secrets.open(row?.secret ?? "", row?.id ?? "")).toBe(refreshToken);

  expect((await project.request("GET", "/properties")).body).toEqual({
    properties: [
      { property: domain, fits: true },
      { property: "https://www.parcelo.example/", fits: true },
      { property: "https://other.example/", fits: false },
    ],
    total: 3,
  });
  expect((await project.request("PUT", "", { property: "sc-domain:stranger.example" })).status).toBe(400);
  enqueued.length = 0;
  expect((await project.request("PUT", "", { property: domain })).body).toMatchObject({
    state: "on",
    property: domain,
  });
  expect(enqueued).toEqual(["import-search"]);
  await importSearch(dependencies);
  expect((await project.request("GET")).body).toMatchObject({ daysRead: 1, daysLeft: null, problem: null });

  // Another property replaces the figures.
  await project.request("PUT", "", { property: "https://www.parcelo.example/" });
  expect(await db.$count(searchDays, eq(searchDays.projectId, project.id))).toBe(0);
  await project.request("PUT", "", { property: domain });
  await importSearch(dependencies);

  expect((await project.request("DELETE", "?figures=keep")).body).toEqual({ isRevoked: true });
  expect(google.refreshTokens.has(refreshToken)).toBe(false);
  expect((await project.request("GET")).body).toMatchObject({ state: "ended", property: domain, daysRead: 1 });
  const [connection] = await db.select().from(searchConnections).where(eq(searchConnections.projectId, project.id));
  expect(connection?.secret).toBeNull();
  expect((await project.request("DELETE", "?figures=delete")).body).toEqual({ isRevoked: false });
  expect(await db.$count(searchConnections, eq(searchConnections.projectId, project.id))).toBe(0);
  expect(await db.$count(searchFigures, eq(searchFigures.projectId, project.id))).toBe(0);
});

test("an answer is accepted once, in time, from the same user, for the same project", async () => {
  const project = await owned();
  const first = await connect(project);
  const other = await owned();
  expect((await other.request("POST", "", first)).status).toBe(400);
  const colleague = await create.user({ isAdmin: true });
  const asColleague = await call("POST", `projects/${project.id}/search-console`, await tokenOf(colleague), first);
  expect(asColleague.status).toBe(400);
  const answers = await Promise.all([project.request("POST", "", first), project.request("POST", "", first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = await connect(project);
  clock.forward(11 * 60);
  expect((await project.request("POST", "", late)).status).toBe(400);
});

test("a stolen code is useless without the verifier", async () => {
  const [victim, thief] = [await owned(), await owned()];
  const { code } = await connect(victim);
  const { state } = await connect(thief);
  expect((await thief.request("POST", "", { code, state })).status).toBe(400);
});

test("only the owner who connected sees and chooses what the Google account has, and only while a member", async () => {
  const trialEndsAt = new Date("2026-12-31");
  const project = await owned(await create.user({ trialEndsAt, emailVerifiedAt: dependencies.clock() }));
  await project.request("POST", "", await connect(project));
  const connection = () => project.request("GET").then(({ body }) => body);
  expect(await connection()).toMatchObject({ state: "choosing", isOwn: true });

  const other = await create.user();
  const owners = { projectId: project.id, userId: other.id, role: "owner" as const, createdAt: dependencies.clock() };
  await db.insert(projectMembers).values(owners);
  const admin = await create.user({ isAdmin: true });
  for (const token of [await tokenOf(other), await tokenOf(admin)]) {
    const send = (method: string, path = "", body?: object) =>
      call(method, `projects/${project.id}/search-console${path}`, token, body);
    expect(await (await send("GET")).json()).toMatchObject({ isOwn: false });
    expect((await send("GET", "/properties")).status).toBe(409);
    expect((await send("PUT", "", { property: domain })).status).toBe(409);
  }

  // The other owner connects their own account, and it ends with the membership.
  const send = async (method: string, path = "", body?: object) =>
    call(method, `projects/${project.id}/search-console${path}`, await tokenOf(other), body);
  const { url } = await (await send("POST", "/connect")).json();
  const { code, state } = await allow(url);
  await send("POST", "", { code, state });
  expect((await send("PUT", "", { property: domain })).status).toBe(200);
  expect(await connection()).toMatchObject({ state: "on", isOwn: false });
  await call("DELETE", `projects/${project.id}/members/${other.id}`, project.token);
  expect(await connection()).toMatchObject({ state: "ended", property: domain });
  google.requests.length = 0;
  await importSearch(dependencies);
  expect(google.requests).toEqual([]);
  expect(await connection()).toMatchObject({ state: "ended", problem: "revoked", property: domain });
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === project.owner.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Search Console is disconnected/),
  ]);
});

test("erasing an account erases its token of every project", async () => {
  const project = await owned();
  const other = await create.user();
  await create.searchConnection({ projectId: project.id, secret: "sealed", property: domain, connectedBy: other.id });
  await eraseAccount(dependencies, other.id);
  expect((await project.request("GET")).body).toMatchObject({ state: "ended" });
  await importSearch(dependencies);
  const [row] = await db.select().from(searchConnections).where(eq(searchConnections.projectId, project.id));
  expect(row).toMatchObject({ secret: null, connectedBy: null, property: domain });
});

test("access at Google goes on while the same person uses it elsewhere", async () => {
  const first = await owned();
  const second = await owned(first.owner);
  for (const project of [first, second]) {
    await project.request("POST", "", await connect(project));
    await project.request("PUT", "", { property: domain });
  }
  const count = google.refreshTokens.size;
  expect((await first.request("DELETE")).body).toEqual({ isRevoked: false });
  expect(google.refreshTokens.size).toBe(count);
  expect((await second.request("DELETE")).body).toEqual({ isRevoked: true });
});

test("consent that was revoked is shown when the properties are listed", async () => {
  const project = await owned();
  await project.request("POST", "", await connect(project));
  google.revoke();
  expect((await project.request("GET", "/properties")).status).toBe(409);
  expect((await project.request("GET")).body).toMatchObject({ state: "off", problem: "revoked" });
});

test("without an OAuth client, it says so", async () => {
  const app = await createTestApp();
  const user = await app.create.user({ isAdmin: true });
  const { id } = await app.create.project({ ownerId: user.id });
  const token = await app.tokenOf(user);
  const send = callWith(app.get);
  expect(await (await send("GET", `projects/${id}/search-console`, token)).json()).toMatchObject({
    isAvailable: false,
  });
  expect((await send("POST", `projects/${id}/search-console/connect`, token)).status).toBe(503);
});

test.each([
  ["sc-domain:parcelo.example", "https://www.parcelo.example", true],
  ["sc-domain:parcelo.example", "http://shop.parcelo.example/de", true],
  ["sc-domain:arcelo.example", "https://parcelo.example", false],
  ["https://parcelo.example/", "https://www.parcelo.example/shop", true],
  ["https://parcelo.example/shop/", "https://parcelo.example/shop", true],
  ["https://parcelo.example/shop/", "https://parcelo.example/shopping", false],
  ["https://other.example/", "https://parcelo.example", false],
])("property %s covers %s: %s", (property, url, expected) => {
  expect(coversWebsite(property, url)).toBe(expected);
});
