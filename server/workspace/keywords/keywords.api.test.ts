import { expect, test } from "vitest";
import { trialLimits } from "#shared/limits.ts";
import { keyword, keywordList } from "#shared/workspace/keywords.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, enqueued } = await createTestApp();
const call = callWith(get);

const owner = async (values = {}) => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000), ...values });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const add = (body: unknown) => call("POST", `projects/${id}/keyword`, token, body);
  const list = async () => keywordList.parse(await (await call("GET", `projects/${id}/keywords`, token)).json());
  return { user, id, token, add, list };
};

test("a keyword is a phrase without exclusions by default, and triggers a scan", async () => {
  const { id, add, list } = await owner();
  enqueued.length = 0;
  const response = await add({ text: "  parcel tracker " });
  expect(response.status).toBe(201);
  const added = keyword.parse(await response.json());
  expect(added).toMatchObject({ text: "parcel tracker", match: "phrase", exclude: [], mentions: 0, lastScanAt: null });
  expect(enqueued).toEqual(["scan-projects"]);
  await create.mention({ projectId: id, keyword: "parcel tracker" });
  expect(await list()).toMatchObject({ keywords: [{ id: added.id, mentions: 1 }], total: 1 });
});

test("a mention counts for each keyword that it names", async () => {
  const { id, add, list } = await owner();
  for (const text of ["parcel tracker", "delivery status"]) await add({ text });
  await create.mention({ projectId: id, keyword: "parcel tracker", alsoKeywords: ["delivery status"] });
  const { keywords } = await list();
  expect(keywords.map(({ mentions }) => mentions)).toEqual([1, 1]);
});

test.each([["SEO Tools"], ["seo tools"], [" séo   tools"], ["ＳＥＯ tools"]])(
  "a keyword is watched once, whatever its case, accents and spaces: %s",
  async (text) => {
    const { add } = await owner();
    expect((await add({ text: "seo tools" })).status).toBe(201);
    const again = await add({ text });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: "conflict" });
  },
);

test.each([
  ["one character", { text: "x" }],
  ["81 characters", { text: "x".repeat(81) }],
  ["spaces", { text: "   " }],
  ["another match", { text: "seo", match: "fuzzy" }],
  ["21 exclusions", { text: "seo", exclude: Array.from({ length: 21 }, (_, at) => `word ${at}`) }],
  ["no text", {}],
])("%s is refused", async (_, body) => {
  const { add } = await owner();
  expect((await add(body)).status).toBe(400);
});

test("a flood of keywords ends at the trial's limit", async () => {
  const { add, list } = await owner();
  const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => add({ text: `keyword ${at}` })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(trialLimits.keywords ?? 0);
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(30 - (trialLimits.keywords ?? 0));
  expect((await list()).total).toBe(trialLimits.keywords);
});

test("a deleted keyword keeps its mentions", async () => {
  const { id, token, add, list } = await owner();
  const added = keyword.parse(await (await add({ text: "parcel tracker" })).json());
  await create.mention({ projectId: id, keyword: "parcel tracker" });
  expect((await call("DELETE", `projects/${id}/keyword/${added.id}`, token)).status).toBe(204);
  expect((await list()).total).toBe(0);
  expect((await call("DELETE", `projects/${id}/keyword/${added.id}`, token)).status).toBe(404);
  expect(await (await call("GET", `posts/${id}/mentions`, token)).json()).toMatchObject({ total: 1 });
});
