import { afterAll, expect, test } from "vitest";
import { audit, suggestion, suggestionList } from "#shared/website/suggestions.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { auditWebsites } from "./audit.job.ts";
import { nextAuditAfter, scheduleAudit } from "./audits.ts";

const { dependencies, create, get, tokenOf, enqueued, clock } = await createTestApp();
const call = callWith(get);

const owner = async (values = {}) => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000), ...values });
  const { id } = await create.project({ ownerId: user.id, url: "http://127.0.0.1:1/" });
  return { user, id, token: await tokenOf(user) };
};
const read = async (path: string, token: string) => (await call("GET", `suggestions/${path}`, token)).json();
const list = async (id: string, token: string, query = "") =>
  suggestionList.parse(await read(`${id}/project${query}`, token));

test("lists open suggestions page by page, most severe and newest first", async () => {
  const { id, token } = await owner();
  const hoursAgo = (hours: number) => new Date(dependencies.clock().getTime() - hours * 3600_000);
  for (const [at, severity] of (["low", "high", "medium", "high"] as const).entries())
    await create.suggestion({ projectId: id, severity, title: `${severity} ${at}`, createdAt: hoursAgo(at) });
  await create.suggestion({ projectId: id, state: "dismissed" });
  await create.suggestion({ projectId: id, state: "resolved" });
  const { suggestions, total } = await list(id, token);
  expect(suggestions.map(({ title }) => title)).toEqual(["high 1", "high 3", "medium 2", "low 0"]);
  expect(total).toBe(4);
  const second = await list(id, token, "?page=2&limit=3");
  expect([second.suggestions.map(({ title }) => title), second.total]).toEqual([["low 0"], 4]);
});

test("reads, dismisses and restores a suggestion", async () => {
  const { id, token } = await owner();
  const made = await create.suggestion({ projectId: id });
  expect(suggestion.parse(await read(made.id, token))).toMatchObject({ id: made.id, projectId: id, title: made.title });
  for (let at = 0; at < 2; at++) expect((await call("DELETE", `suggestions/${made.id}`, token)).status).toBe(204);
  expect((await list(id, token)).total).toBe(0);
  expect((await call("GET", `suggestions/${made.id}`, token)).status).toBe(404);
  const back = await call("PUT", `suggestions/${made.id}`, token, { state: "open" });
  expect(suggestion.parse(await back.json())).toMatchObject({ id: made.id });
  expect((await list(id, token)).total).toBe(1);
});

test("a resolved suggestion cannot be restored", async () => {
  const { id, token } = await owner();
  const made = await create.suggestion({ projectId: id, state: "resolved" });
  expect((await call("PUT", `suggestions/${made.id}`, token, { state: "open" })).status).toBe(404);
});

test.each([
  ["GET", "1/project", undefined],
  ["GET", "id/project?page=0", undefined],
  ["GET", "id/project?limit=101", undefined],
  ["GET", "id/project?state=open", undefined],
  ["GET", "1", undefined],
  ["PUT", "id", { state: "resolved" }],
  ["PUT", "id", { state: "open", title: "mine" }],
  ["PUT", "id", {}],
])("%s %s with %j is refused", async (method, path, body) => {
  const { token } = await owner();
  const response = await call(method, `suggestions/${path.replace("id", crypto.randomUUID())}`, token, body);
  expect(response.status).toBe(400);
});

test("a requested audit waits for its turn, and schedules the next one a week later", async () => {
  const { id, token } = await owner();
  const state = async () => audit.parse(await read(`${id}/audit`, token));
  expect(await state()).toEqual({
    auditedAt: null,
    pages: 0,
    failure: null,
    isRunning: false,
    crawlers: [],
    hasLlmsTxt: null,
    mended: [],
  });
  enqueued.length = 0;
  const requests = await call("POST", `suggestions/${id}/audit`, token);
  expect(requests.status).toBe(202);
  expect(audit.parse(await requests.json())).toMatchObject({ isRunning: true });
  expect(enqueued).toEqual(["audit-websites"]);
  await auditWebsites(dependencies);
  expect(await state()).toMatchObject({ isRunning: false, auditedAt: dependencies.clock().toISOString() });
});

test("the next audit is a week later, and a day later after a failure", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  expect(nextAuditAfter(now, null).toISOString()).toBe("2026-11-28T09:00:00.000Z");
  expect(nextAuditAfter(now, "It failed.").toISOString()).toBe("2026-11-22T09:00:00.000Z");
});

test("lists what was resolved in the last month, latest first", async () => {
  const { id, token } = await owner();
  const daysAgo = (days: number) => new Date(dependencies.clock().getTime() - days * 24 * 3600_000);
  for (const days of [20, 2, 40])
    await create.suggestion({ projectId: id, state: "resolved", title: `${days} days`, endedAt: daysAgo(days) });
  await create.suggestion({ projectId: id, state: "dismissed", endedAt: daysAgo(1) });
  const { mended: resolved } = audit.parse(await read(`${id}/audit`, token));
  expect(resolved.map(({ title }) => title)).toEqual(["2 days", "20 days"]);
});

test("limits audits per hour and IP address", async () => {
  stopDate();
  const { id, token } = await owner();
  const request = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return get(`/api/suggestions/${id}/audit`, { method: "POST", headers }, "203.0.113.9");
  };
  for (let at = 0; at < 12; at++) expect((await request()).status).toBe(202);
  const refused = await request();
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
});

const site = website({ "/": () => htmlPage("<h1>Shop</h1>") });
afterAll(() => site.stop());

test("a new project and a changed URL are due for an audit, a renamed project is not", async () => {
  const user = await create.user({ isAdmin: true });
  const token = await tokenOf(user);
  enqueued.length = 0;
  const added = await call("POST", "projects", token, { name: "Parcelo", url: site.url });
  const { id } = (await added.json()) as { id: string };
  expect(enqueued).toContain("audit-websites");
  const isDue = async () => audit.parse(await read(`${id}/audit`, token)).isRunning;
  expect(await isDue()).toBe(true);
  await auditWebsites(dependencies);
  await call("PUT", `projects/${id}`, token, { name: "Parcelo 2", url: site.url });
  expect(await isDue()).toBe(false);
  await call("PUT", `projects/${id}`, token, { url: `${site.url}/shop` });
  expect(await isDue()).toBe(true);
});

test("an audit that is due already waits, and two requests make one", async () => {
  const { id, user } = await owner({ isAdmin: true });
  await scheduleAudit(dependencies.db, id);
  await auditWebsites(dependencies);
  clock.forward(24 * 3600);
  expect(audit.parse(await read(`${id}/audit`, await tokenOf(user)))).toMatchObject({ isRunning: true });
});
