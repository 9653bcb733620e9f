import { expect, test } from "vitest";
import { connectedAccounts } from "#db/schema/index.ts";
import { trialLimits } from "#shared/limits.ts";
import { monthReplies, project, projectList } from "#shared/workspace/projects.ts";
import { consumeQuota } from "../../limits/quota.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, enqueued, clock } = await createTestApp();
const call = callWith(get);
const inTrial = () => new Date(dependencies.clock().getTime() + 24 * 3600 * 1000);

const customer = async (values = {}) => {
  const user = await create.user({ trialEndsAt: inTrial(), ...values });
  return { user, token: await tokenOf(user) };
};
const input = { name: "Parcelo", url: "https://parcelo.example/shop", description: "Tracks parcels." };

test("a customer adds a website with its keywords, and the first scan is requested", async () => {
  const { token } = await customer();
  enqueued.length = 0;
  const response = await call("POST", "projects", token, { ...input, keywords: ["parcel tracker", "Parcel Tracker "] });
  expect(response.status).toBe(201);
  const made = project.parse(await response.json());
  expect(made).toMatchObject({
    name: "Parcelo",
    url: "https://parcelo.example/shop",
    description: "Tracks parcels.",
    dm: null,
    origins: ["https://parcelo.example"],
    counts: { keywords: 1, mentions: 0, leads: 0 },
  });
  expect(made.widgetSecret).toMatch(/^[\w-]{43}$/);
  expect(enqueued).toEqual(["scan-projects", "audit-websites"]);
  expect(projectList.parse(await (await call("GET", "projects/my", token)).json())).toEqual({
    projects: [made],
    total: 1,
  });
  expect(project.parse(await (await call("GET", `projects/${made.id}`, token)).json())).toEqual(made);
});

test("counts only the project's own rows", async () => {
  const { user, token } = await customer();
  const [{ id }, other] = [await create.project({ ownerId: user.id }), await create.project({ ownerId: user.id })];
  await create.mention({ projectId: id });
  await create.lead({ projectId: id });
  await create.lead({ projectId: other.id });
  const { counts } = project.parse(await (await call("GET", `projects/${id}`, token)).json());
  expect(counts).toEqual({ keywords: 0, mentions: 1, leads: 1 });
});

test("updates the given fields and keeps the rest", async () => {
  const { user, token } = await customer();
  const { id } = await create.project({ ownerId: user.id, description: "Old." });
  const change = { name: " New ", origins: ["https://shop.parcelo.example", "http://localhost:5173"] };
  const changed = project.parse(await (await call("PUT", `projects/${id}`, token, change)).json());
  expect(changed).toMatchObject({ name: "New", description: "Old.", origins: change.origins });
  expect(project.parse(await (await call("PUT", `projects/${id}`, token, {})).json())).toEqual(changed);
  await call("PUT", `projects/${id}`, token, { description: "" });
  expect(project.parse(await (await call("GET", `projects/${id}`, token)).json()).description).toBeNull();
});

test.each([
  ["no name", { url: "https://a.example" }],
  ["an empty name", { ...input, name: " " }],
  ["no address", { name: "x" }],
  ["an address without scheme", { ...input, url: "parcelo.example" }],
  ["another scheme", { ...input, url: "javascript:alert(1)" }],
  ["a file", { ...input, url: "file:///etc/passwd" }],
  ["an owner", { ...input, userId: crypto.randomUUID() }],
  ["a secret", { ...input, widgetSecret: "mine" }],
  ["a short keyword", { ...input, keywords: ["x"] }],
  ["a long keyword", { ...input, keywords: ["x".repeat(81)] }],
  ["keywords that are no list", { ...input, keywords: "seo" }],
  ["a NUL in the name", { ...input, name: "a\u0000b" }],
])("a project with %s is refused", async (_, body) => {
  const { token } = await customer();
  const response = await call("POST", "projects", token, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid" });
});

test.each([["https://a.example/path"], ["a.example"], ["ftp://a.example"], ["https://A.example"], ["null"], ["*"]])(
  "an origin is scheme, host and port alone: %s is refused",
  async (origin) => {
    const { user, token } = await customer();
    const { id } = await create.project({ ownerId: user.id });
    expect((await call("PUT", `projects/${id}`, token, { origins: [origin] })).status).toBe(400);
  },
);

test("the trial allows one project and five keywords, also for two concurrent tabs", async () => {
  const { token } = await customer();
  const many = Array.from({ length: 6 }, (_, at) => `keyword ${at}`);
  const refused = await call("POST", "projects", token, { ...input, keywords: many });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: "limit" });
  const responses = await Promise.all(Array.from({ length: 8 }, () => call("POST", "projects", token, input)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(403)]);
});

test("accepts a connected payment account in its own mode only", async () => {
  const { user, token } = await customer();
  const { id } = await create.project({ ownerId: user.id });
  await dependencies.db.insert(connectedAccounts).values({ userId: user.id, mode: "live", accountId: "acct_mine" });
  const set = (body: object) => call("PUT", `projects/${id}`, token, body);
  expect((await set({ stripeAccountId: "acct_mine" })).status).toBe(200);
  for (const body of [{ stripeAccountId: "acct_theirs" }, { testStripeAccountId: "acct_mine" }]) {
    const refused = await set(body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path: Object.keys(body)[0] }] });
  }
  expect((await set({ stripeAccountId: null })).status).toBe(200);
});

test("counts the month's replies up to the limit, and starts over each month", async () => {
  const { user, token } = await customer();
  const read = async () => monthReplies.parse(await (await call("GET", "projects/month-replies", token)).json());
  expect(await read()).toEqual({ used: 0, limit: trialLimits.replies, resetsAt: "2026-12-01T00:00:00.000Z" });
  const use = () =>
    consumeQuota(dependencies.db, {
      userId: user.id,
      kind: "replies",
      count: 1,
      limit: 3,
      now: dependencies.clock(),
      message: "Full.",
    });
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, use));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect((await read()).used).toBe(3);
  clock.forward(20 * 24 * 3600);
  const later = await tokenOf(user);
  const fresh = monthReplies.parse(await (await call("GET", "projects/month-replies", later)).json());
  expect(fresh).toMatchObject({ used: 0, resetsAt: "2027-01-01T00:00:00.000Z" });
});
