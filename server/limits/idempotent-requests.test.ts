import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotentRequests, projects } from "#db/schema/index.ts";
import { scheduledJobs } from "../jobs.ts";
import { createTestApp } from "../testing/test-app.ts";
import { startIdempotentRequest } from "./idempotent-requests.ts";

const { dependencies, create, get, tokenOf, clock } = await createTestApp();
const { db } = dependencies;
const day = 24 * 3600;

type Sent = { key?: string; path?: string; body?: unknown; type?: string; method?: string };

/** A new user whose requests have the key `k1` unless they name another. */
const newSender = async () => {
  const user = await create.user({ trialEndsAt: new Date("2030-01-01T00:00:00Z"), planId: null });
  const token = await tokenOf(user);
  const send = async ({ key = "k1", path = "projects", body = project, type, method = "POST" }: Sent = {}) => {
    const response = await get(`/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": type ?? "application/json",
        "idempotency-key": key,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      replayed: response.headers.get("idempotency-replayed"),
      retryAfter: response.headers.get("retry-after"),
      text: await response.text(),
    };
  };
  return { user, send, countProjects: () => db.$count(projects, eq(projects.userId, user.id)) };
};
const project = { name: "Parcelo", url: "https://parcelo.example" };
const content = JSON.stringify(["", JSON.stringify(project)]);
const invalid = { name: "" };

test("repeats the first response instead of running again", async () => {
  const { send, countProjects } = await newSender();
  const first = await send();
  const second = await send();
  expect(first).toMatchObject({ status: 201, replayed: null });
  expect(second).toEqual({ ...first, replayed: "true" });
  expect(await countProjects()).toBe(1);
});

test("repeats a response without a body", async () => {
  const { send } = await newSender();
  const signOut = { path: "auth/signOut", body: {} };
  expect(await send({ ...signOut, key: "unused" })).toMatchObject({ status: 204, replayed: null });
});

test.each<[string, Sent, { status: number; replayed: string | null }]>([
  ["the same request", {}, { status: 201, replayed: "true" }],
  ["a trailing slash", { path: "projects/" }, { status: 201, replayed: "true" }],
  ["another body", { body: { ...project, name: "Other" } }, { status: 409, replayed: null }],
  ["another query", { path: "projects?a=b" }, { status: 409, replayed: null }],
  ["an invalid body", { body: invalid }, { status: 409, replayed: null }],
  ["an empty key", { key: " " }, { status: 400, replayed: null }],
  ["a key with spaces", { key: "a b" }, { status: 400, replayed: null }],
  ["a key of 256 characters", { key: "a".repeat(256) }, { status: 400, replayed: null }],
])("after a request, %s gets %j as %j", async (_, sent, expected) => {
  const { send, countProjects } = await newSender();
  await send();
  expect(await send(sent)).toMatchObject(expected);
  expect(await countProjects()).toBe(1);
});

test("another key, user or path is another request", async () => {
  const [one, other] = [await newSender(), await newSender()];
  await one.send({ body: invalid });
  expect(await one.send()).toMatchObject({ status: 201, replayed: null });
  expect(await other.send()).toMatchObject({ status: 201, replayed: null });
  const exportKeys = { path: "users/me/keys", body: { name: "A", scopes: ["read"], expiresInDays: 30 } };
  expect(await one.send(exportKeys)).toMatchObject({ status: 201, replayed: null });
  const again = await one.send({ ...exportKeys, key: "k2" });
  expect(again).toMatchObject({ status: 201, replayed: null });
  expect(await one.send({ ...exportKeys, key: "k2" })).toEqual({ ...again, replayed: "true" });
});

test("a failed request runs again", async () => {
  const { send, countProjects } = await newSender();
  expect(await send({ body: invalid })).toMatchObject({ status: 400 });
  expect(await send({ body: invalid })).toMatchObject({ status: 400, replayed: null });
  expect(await send()).toMatchObject({ status: 201, replayed: null });
  expect(await countProjects()).toBe(1);
});

test("parallel duplicates run once", async () => {
  const { send, countProjects } = await newSender();
  const responses = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(await countProjects()).toBe(1);
  expect(responses.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
  for (const { status, replayed } of responses) expect(status === 409 || status === 201, String(replayed)).toBe(true);
});

test("a duplicate of a running request gets 409 with Retry-After", async () => {
  const { user, send } = await newSender();
  await startIdempotentRequest(dependencies, { userId: user.id, call: "POST /api/projects", key: "k1", content });
  const { status, retryAfter, text } = await send();
  expect([status, retryAfter]).toEqual([409, "2"]);
  expect(JSON.parse(text)).toMatchObject({ error: "conflict", detail: expect.stringContaining("still running") });
});

test("a request whose process died runs again after five minutes, with the same content only", async () => {
  const { user, send } = await newSender();
  await startIdempotentRequest(dependencies, { userId: user.id, call: "POST /api/projects", key: "k1", content });
  clock.forward(300);
  expect(await send()).toMatchObject({ status: 409 });
  clock.forward(1);
  expect(await send({ body: { ...project, name: "Other" } })).toMatchObject({ status: 409 });
  expect(await send()).toMatchObject({ status: 201, replayed: null });
  expect(await send()).toMatchObject({ status: 201, replayed: "true" });
});

test("a response is saved for a day, encrypted, and then deleted", async () => {
  const { user, send } = await newSender();
  const { text } = await send();
  const saved = () => db.select().from(idempotentRequests).where(eq(idempotentRequests.userId, user.id));
  expect(await saved()).toMatchObject([{ call: "POST /api/projects", key: "k1", status: 201 }]);
  expect(JSON.stringify(await saved())).not.toContain(JSON.parse(text).widgetSecret);
  clock.forward(day);
  await scheduledJobs["delete-expired"].run(dependencies);
  expect(await saved()).toHaveLength(1);
  clock.forward(1);
  await scheduledJobs["delete-expired"].run(dependencies);
  expect(await saved()).toEqual([]);
});

test("ignores the header on other methods and on uploads", async () => {
  const { user, send } = await newSender();
  for (const _ of [1, 2])
    expect(await send({ method: "PUT", path: "users/me", body: { name: "Ada" } })).toMatchObject({
      status: 200,
      replayed: null,
    });
  const { id } = await create.project({ ownerId: user.id });
  const upload = {
    path: `projects/${id}/topics/import`,
    type: "text/csv",
    body: "Top queries,Clicks,Impressions,CTR,Position\na,1,1,1%,9\n",
  };
  for (const _ of [1, 2]) expect(await send(upload)).toMatchObject({ replayed: null });
  expect(await db.$count(idempotentRequests, eq(idempotentRequests.userId, user.id))).toBe(0);
});
