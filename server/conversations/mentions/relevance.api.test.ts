import { expect, test } from "vitest";
import { mentionList } from "#shared/conversations/mentions.ts";
import { relevanceRules } from "#shared/conversations/relevance.ts";
import { openCsv } from "#shared/text/csv.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);

/** A project with three mentions by the same author, each with a score of 60. */
const spammed = async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const values = { projectId: id, author: "=spam", foundAt: dependencies.clock(), score: 60 };
  const titles = ["=HYPERLINK(1)", "Two", "Three"];
  const mentions = await Promise.all(titles.map((title) => create.mention({ ...values, title })));
  const judge = async (at: number, verdict: string | null) =>
    call("PUT", `posts/${mentions[at]?.id}/relevance`, token, { verdict });
  const rules = async () =>
    relevanceRules.parse(await (await call("GET", `posts/${id}/relevance-rules`, token)).json());
  const listed = async () =>
    mentionList.parse(await (await call("GET", `posts/${id}/mentions?filter=all`, token)).json()).mentions;
  return { id, token, mentions, judge, rules, listed };
};
const author = "author:hacker-news:=spam";

test("verdicts change the scores of all mentions with visible reasons, and are removed with null", async () => {
  const { judge, rules, listed } = await spammed();
  expect(await (await judge(0, "not_relevant")).json()).toEqual({ verdict: "not_relevant" });
  expect(await rules()).toEqual({ rules: [], judged: 1 });
  await judge(1, "not_relevant");
  expect((await rules()).rules[0]).toMatchObject({ id: author, points: -12, relevant: 0, notRelevant: 2 });
  const [mention] = await listed();
  expect(mention?.score).toBeLessThan(60);
  expect(mention?.reasons).toContain("−12: posts by =spam were not relevant (2)");
  expect((await listed()).filter(({ verdict }) => verdict === "not_relevant")).toHaveLength(2);

  for (const at of [0, 1]) expect((await judge(at, null)).status).toBe(200);
  expect(await rules()).toEqual({ rules: [], judged: 0 });
  expect((await listed()).map(({ score }) => score)).toEqual([60, 60, 60]);
});

test("rejects other verdicts, and mentions of other projects", async () => {
  const { mentions, judge } = await spammed();
  const stranger = await spammed();
  expect((await judge(0, "great")).status).toBe(400);
  const path = `posts/${mentions[0]?.id}/relevance`;
  expect((await call("PUT", path, stranger.token, { verdict: "relevant" })).status).toBe(404);
});

test("switches rules off and on, and resets them", async () => {
  const { id, token, judge, rules, listed } = await spammed();
  for (const at of [0, 1]) await judge(at, "not_relevant");
  const put = (body: object) => call("PUT", `posts/${id}/relevance-rules`, token, body);
  expect((await put({ id: "word:none", isEnabled: false })).status).toBe(404);
  for (const rule of (await rules()).rules) await put({ id: rule.id, isEnabled: false });
  expect((await rules()).rules.every(({ isEnabled }) => !isEnabled)).toBe(true);
  expect((await listed()).map(({ score }) => score)).toEqual([60, 60, 60]);
  const switched = relevanceRules.parse(await (await put({ id: author, isEnabled: true })).json());
  expect(switched.rules.filter(({ isEnabled }) => isEnabled).map((rule) => rule.id)).toEqual([author]);
  expect((await listed()).map(({ score }) => score)).toEqual([48, 48, 48]);

  expect((await call("DELETE", `posts/${id}/relevance-rules`, token)).status).toBe(204);
  expect(await rules()).toEqual({ rules: [], judged: 0 });
  expect((await listed()).map(({ score, verdict }) => [score, verdict])).toEqual(Array(3).fill([60, null]));
});

test("exports rules and verdicts as CSV without formulas", async () => {
  const { id, token, judge } = await spammed();
  for (const at of [0, 1]) await judge(at, "not_relevant");
  const response = await call("GET", `posts/${id}/relevance-export`, token);
  expect(response.headers.get("content-type")).toContain("text/csv");
  const text = await response.text();
  expect(text).toContain("rule,author,'=spam,-12,,0,2,on,");
  expect(text).toContain("verdict,,'=HYPERLINK(1),,not_relevant,,,,");
  const { header, records } = openCsv(text);
  expect(header?.cells).toEqual([
    "type",
    "kind",
    "value",
    "points",
    "verdict",
    "relevant",
    "notRelevant",
    "state",
    "url",
  ]);
  expect([...records].filter(({ cells: [type] }) => type === "verdict")).toHaveLength(2);
});
