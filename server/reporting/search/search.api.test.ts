import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { containsBigrams } from "#db/queries/text-search.ts";
import { articles, feedbacks, leads, mentions, searchedUserColumns, users } from "#db/schema/index.ts";
import { searchedColumns as feedbackColumns } from "../../retention/feedback/inbox.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { create, as, dependencies } = await createTestApp();
const user = await create.user();
const client = await as(user);
const waitingOf = async (id: string) => (await client.projects[":id"].waiting.$get({ param: { id } })).json();
const find = async (q: string, project?: string, who = client) =>
  (await who.search.$get({ query: { q, project } })).json();

test("counts what waits in one project, up to 100", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id: other } = await create.project({ ownerId: user.id });
  await create.submission({ projectId, state: "proposed" });
  await create.submission({ projectId, state: "needs_customer" });
  await create.submission({ projectId, state: "live" });
  await create.mention({ projectId, status: "dismissed" });
  for (let at = 0; at < 101; at++) await create.mention({ projectId });
  await create.task();
  expect(await waitingOf(projectId)).toEqual({
    submissions: 2,
    articles: 0,
    mentions: 100,
    leads: 0,
    suggestions: 0,
    work: 0,
  });
  expect(await waitingOf(other)).toMatchObject({ submissions: 0, mentions: 0 });
});

test("counts open tasks for operators", async () => {
  const operator = await create.user({ role: "operator" });
  const { id } = await create.project({ ownerId: operator.id });
  await create.task();
  const counts = await (await (await as(operator)).projects[":id"].waiting.$get({ param: { id } })).json();
  expect(counts).toMatchObject({ work: expect.any(Number) });
  expect("work" in counts && counts.work).toBeGreaterThan(0);
});

test("finds directories and the rows of the given project only", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id: other } = await create.project({ ownerId: user.id });
  const directory = await create.directory({ name: "Zebra 100% Hub" });
  const submission = await create.submission({ projectId, directoryId: directory.id, state: "live" });
  const mention = await create.mention({ projectId, title: "Is zebra 100% good?" });
  await create.mention({ projectId: other, title: "Another zebra 100% post" });
  expect(await find("ZEBRA 100%", projectId)).toEqual({
    hits: expect.arrayContaining([
      { kind: "directories", id: directory.slug, title: "Zebra 100% Hub", detail: directory.host },
      { kind: "submissions", id: submission.id, title: "Zebra 100% Hub", detail: "live" },
      { kind: "mentions", id: mention.id, title: "Is zebra 100% good?", detail: "hacker-news" },
    ]),
  });
  expect(await find("zebra 1__%", projectId)).toEqual({ hits: [] });
  expect(await find("zebra")).toMatchObject({ hits: [{ kind: "directories" }] });
});

test.each([
  ["leads_cjk", leads, [leads.handle]],
  ["mentions_cjk", mentions, [mentions.title]],
  ["articles_cjk", articles, [articles.title]],
  ["feedbacks_cjk", feedbacks, feedbackColumns],
  ["users_cjk", users, searchedUserColumns],
] as const)("finds two Chinese letters in the index %s", async (index, table, columns) => {
  const plan = await dependencies.db.transaction(async (tx) => {
    // The tables are too small for an index to be cheaper.
    for (const scan of ["seqscan", "indexscan", "indexonlyscan"])
      await tx.execute(sql.raw(`set local enable_${scan} = off`));
    return tx.execute(sql`explain select * from ${table} where ${containsBigrams(["価格"], columns)}`);
  });
  expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${index}`);
});

test("finds mentions and users by one or two Chinese letters", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  await create.mention({ projectId, title: "このツールの価格は高い" });
  await create.mention({ projectId, title: "価の格" });
  expect(await find("価格", projectId)).toMatchObject({ hits: [{ title: "このツールの価格は高い" }] });
  const admin = await create.user({ isAdmin: true });
  await create.user({ name: "陳大文", email: "chan@people.example" });
  expect(await find("大文", undefined, await as(admin))).toMatchObject({ hits: [{ title: "chan@people.example" }] });
  expect(await find("文大", undefined, await as(admin))).toEqual({ hits: [] });
});

test("returns at most five hits of a kind", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  for (let at = 0; at < 7; at++) await create.mention({ projectId, title: `Giraffe ${at}` });
  const answer = await find("giraffe", projectId);
  expect("hits" in answer && answer.hits.length).toBe(5);
});

test("finds users for administrators only", async () => {
  const admin = await create.user({ isAdmin: true });
  const { email } = await create.user({ email: "okapi@people.example" });
  expect(await find("okapi", undefined, await as(admin))).toMatchObject({ hits: [{ kind: "users", title: email }] });
  expect(await find("okapi")).toEqual({ hits: [] });
});

test("rejects a search for one character, and another user's project", async () => {
  const { id } = await create.project({ ownerId: (await create.user()).id });
  expect((await client.search.$get({ query: { q: "a" } })).status).toBe(400);
  expect((await client.search.$get({ query: { q: "parcel", project: id } })).status).toBe(404);
});
