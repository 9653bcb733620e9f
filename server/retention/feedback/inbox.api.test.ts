import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedbacks } from "#db/schema/index.ts";
import { feedbackList, feedbackStats, savedFeedback } from "#shared/retention/feedback.ts";
import { utcDay } from "#shared/time.ts";
import { callWith } from "../../testing/api-caller.ts";
import { insertFeedback } from "../../testing/bulk-feedback.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, clock } = await createTestApp();
const call = callWith(get);

const owner = async () => {
  const user = await create.user({ trialEndsAt: new Date("2027-11-21") });
  const { id: projectId } = await create.project({ ownerId: user.id });
  return { user, projectId, token: await tokenOf(user) };
};
const save = async (projectId: string, body: object = {}, outcome?: string) => {
  const { id, token } = savedFeedback.parse(
    await (await call("POST", "feedback/save", undefined, { projectId, ...body })).json(),
  );
  if (outcome) expect((await call("POST", "feedback/save", undefined, { id, token, outcome })).status).toBe(200);
  return id;
};
const read = async (path: string, token: string) => (await call("GET", path, token)).json();
const list = async (query: string, token: string) => feedbackList.parse(await read(`feedbacks/list?${query}`, token));
const stats = async (query: string, token: string) =>
  feedbackStats.parse(await read(`feedbacks/stats?${query}`, token));

test("paginates feedback, newest or oldest first", async () => {
  const { projectId, token } = await owner();
  const ids: string[] = [];
  for (let at = 0; at < 12; at++) {
    clock.forward(60);
    ids.unshift(await save(projectId, { message: `number ${at}` }));
  }
  const shown = async (query: string) => (await list(`projectId=${projectId}&${query}`, token)).feedbacks;
  const idsOf = async (query: string) => (await shown(query)).map(({ id }) => id);
  expect((await list(`projectId=${projectId}`, token)).total).toBe(12);
  expect(await idsOf("")).toEqual(ids.slice(0, 10));
  expect(await idsOf("page=2")).toEqual(ids.slice(10));
  for (let page = 1; page <= 4; page++)
    expect(await idsOf(`limit=5&page=${page}`)).toEqual(ids.slice((page - 1) * 5, page * 5));
});

test("orders feedback of the same instant consistently across pages", async () => {
  const { projectId, token } = await owner();
  for (let at = 0; at < 9; at++) await save(projectId);
  const pages = [];
  for (let page = 1; page <= 5; page++)
    pages.push(...(await list(`projectId=${projectId}&limit=2&page=${page}`, token)).feedbacks);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(9);
  expect(pages.map(({ id }) => id)).toEqual(
    (await list(`projectId=${projectId}`, token)).feedbacks.map(({ id }) => id),
  );
});

test("filters by mode, status, rating, reason, outcome, days and words, alone and combined", async () => {
  const { projectId, token } = await owner();
  await create.offer({ projectId });
  const today = utcDay(dependencies.clock());
  const first = await save(projectId, { rating: 1, reason: "Too expensive", message: "100% too much" }, "accepted");
  await save(projectId, { rating: 5, reason: "Too expensive", email: "Ada@people.example" }, "declined");
  await save(projectId, { reason: "Bugs", customerRef: "cus_42" }, "left");
  await save(projectId, { mode: "test", rating: 1 });
  await call("POST", "feedback/save", token, { id: first, status: "resolved" });
  for (const [query, total] of [
    ["", 3],
    ["mode=test", 1],
    ["status=new", 2],
    ["status=resolved", 1],
    ["rating=1", 1],
    ["reason=Too expensive", 2],
    ["reason=Too expensive&status=new", 1],
    ["outcome=left", 1],
    [`from=${today}`, 3],
    [`from=${today}&to=${today}`, 3],
    ["from=2027-01-01", 0],
    ["to=2026-01-01", 0],
    ["q=100%25", 1],
    ["q=%25", 1],
    ["q=ADA%40", 1],
    ["q=bug", 1],
    ["q=cus_4", 1],
    ["q=cus-4", 0],
    ["q=expensive&outcome=declined", 1],
  ] as const) {
    const found = await list(`projectId=${projectId}&${query}`, token);
    expect([query, found.total, found.feedbacks.length]).toEqual([query, total, total]);
  }
});

test("without a project, lists the feedback of all own projects and no others", async () => {
  const { user, projectId, token } = await owner();
  const { id: second } = await create.project({ ownerId: user.id });
  await save(projectId, { rating: 4 });
  await save(second, { rating: 2 });
  await save((await owner()).projectId, { rating: 1 });
  expect((await list("", token)).total).toBe(2);
  expect(await stats("", token)).toMatchObject({ total: 2, average: 3 });
  const stranger = await tokenOf(await create.user());
  expect(await list("", stranger)).toEqual({ feedbacks: [], total: 0 });
  expect(await stats("", stranger)).toMatchObject({ total: 0, average: null, saveRate: null, byDay: [] });
});

test("deletes a feedback for good", async () => {
  const { projectId, token } = await owner();
  const id = await save(projectId);
  expect((await call("DELETE", `feedbacks/${id}`, token)).status).toBe(204);
  expect((await call("GET", `feedbacks/${id}`, token)).status).toBe(404);
});

test.each(["page=0", "limit=101", "status=lost", "mode=both", "rating=6", "from=soon", "projectId=1", "sort=rating"])(
  "rejects an invalid query: %s",
  async (query) => {
    const { token } = await owner();
    expect((await call("GET", `feedbacks/list?${query}`, token)).status).toBe(400);
  },
);

test("the statistics show count, satisfaction, reasons and outcomes", async () => {
  const { projectId, token } = await owner();
  await create.offer({ projectId });
  const firstDay = utcDay(dependencies.clock());
  await save(projectId, { rating: 5, reason: "Too expensive" }, "accepted");
  await save(projectId, { rating: 2, reason: "Too expensive" }, "declined");
  await save(projectId, { reason: "__proto__" }, "declined");
  clock.forward(24 * 3600);
  const secondDay = utcDay(dependencies.clock());
  const last = await save(projectId, { rating: 2, reason: "Bugs" }, "left");
  await save(projectId, { mode: "test", rating: 1 });
  await call("POST", "feedback/save", token, { id: last, status: "read" });
  const all = await stats(`projectId=${projectId}`, token);
  expect(all).toMatchObject({
    total: 4,
    average: 3,
    saveRate: 1 / 3,
    byRating: { 1: 0, 2: 2, 3: 0, 4: 0, 5: 1 },
    byStatus: { new: 3, read: 1, resolved: 0 },
    byOutcome: { accepted: 1, declined: 2, left: 1 },
    byDay: [
      { day: firstDay, count: 3, average: 3.5 },
      { day: secondDay, count: 1, average: 2 },
    ],
  });
  expect(Object.entries(all.byReason)[0]).toEqual(["Too expensive", 2]);
  expect(await stats(`projectId=${projectId}&from=${secondDay}`, token)).toMatchObject({ total: 1, saveRate: null });
  expect(await stats(`projectId=${projectId}&to=${firstDay}T23:00:00Z`, token)).toMatchObject({ total: 3 });
  expect(await stats(`projectId=${projectId}&mode=test`, token)).toMatchObject({ total: 1, average: 1 });
  await call("DELETE", `feedbacks/${last}`, token);
  expect(await stats(`projectId=${projectId}`, token)).toMatchObject({ total: 3, byReason: { "Too expensive": 2 } });
});

test("exports the filtered list, and no cell runs as a formula", async () => {
  const { projectId, token } = await owner();
  await save(projectId, { message: '=HYPERLINK("https://evil.example")', reason: "Bugs" });
  await save(projectId, { reason: "Too expensive" });
  const response = await call("GET", `feedbacks/export?projectId=${projectId}&reason=Bugs`, token);
  expect(response.headers.get("content-disposition")).toMatch(/filename="Feedback_\d{4}-\d\d-\d\d-\d\d-\d\d\.csv"/);
  const [head, only, ...more] = (await response.text()).trimEnd().split("\r\n");
  expect(head).toBe("id,createdAt,mode,status,rating,reason,message,email,customerRef,verified,page,outcome");
  expect(only).toMatch(/,Bugs,"'=HYPERLINK\(""https:\/\/evil\.example""\)",,,no,,$/);
  expect(more).toEqual([]);
});

test("counts up to 200 matches of a search and lists the pages after them", async () => {
  const { projectId, token } = await owner();
  await insertFeedback(dependencies.db, { projectId, mode: "live", count: 600, days: 30 });
  const all = await dependencies.db.$count(
    feedbacks,
    and(eq(feedbacks.projectId, projectId), isNotNull(feedbacks.message)),
  );
  expect(all).toBeGreaterThan(200);
  const words = `projectId=${projectId}&q=another way&limit=100`;
  expect(await list(words, token)).toMatchObject({ total: 200, totalIsCapped: true });
  const last = await list(`${words}&page=${Math.ceil(all / 100)}`, token);
  expect(last.feedbacks).toHaveLength(all % 100 || 100);
});
