import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads, mentions } from "#db/schema/index.ts";
import type { Post } from "../../integrations/mention-source.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { type Hit, saveMentions } from "./save-mentions.ts";

const { dependencies, create } = await createTestApp();
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

const hit = (values: Partial<Post> = {}, score = 50): Hit => ({
  post: {
    externalId: crypto.randomUUID(),
    url: "https://news.example/1",
    author: "ada",
    authorUrl: "https://news.example/ada",
    title: "Which parcel tracker?",
    text: "",
    comments: 1,
    points: 1,
    publishedAt: new Date("2026-11-20T09:00:00Z"),
    ...values,
  },
  alsoKeywords: [],
  keyword: "parcel tracker",
  excerpt: "Which?",
  intent: "asking",
  score,
  reasons: [`Score ${score}`],
});
const save = async (projectId: string, ...hits: Hit[]) =>
  dependencies.db.transaction((tx) => saveMentions(tx, projectId, "hacker-news", hits, dependencies.clock()));
const found = (projectId: string) => dependencies.db.select().from(mentions).where(eq(mentions.projectId, projectId));
const people = (projectId: string) => dependencies.db.select().from(leads).where(eq(leads.projectId, projectId));

test("saves a post that a source returns twice once, and counts it once", async () => {
  const id = await newProject();
  await save(id, hit({ externalId: "1" }), hit({ externalId: "1" }), hit({ externalId: "2" }));
  expect(await found(id)).toHaveLength(2);
  expect(await people(id)).toMatchObject([{ handle: "ada", mentions: 2 }]);
});

test("a lead has the reasons of its best post, and first and last seen times in any order", async () => {
  const id = await newProject();
  const at = (day: number) => ({ publishedAt: new Date(`2026-11-${day}T09:00:00Z`) });
  await save(id, hit(at(15), 40), hit(at(12), 70));
  await save(id, hit(at(18), 60), hit(at(10), 30));
  expect(await people(id)).toMatchObject([
    { mentions: 4, score: 70, reasons: ["Score 70"], firstSeenAt: at(10).publishedAt, lastSeenAt: at(18).publishedAt },
  ]);
  await save(id, hit(at(11), 90));
  expect(await people(id)).toMatchObject([{ mentions: 5, score: 90, reasons: ["Score 90"] }]);
});

test("the same name on two sources is two people, each with their own mentions", async () => {
  const id = await newProject();
  await save(id, hit({ author: "ada" }), hit({ author: "ben", authorUrl: "https://news.example/ben" }));
  await dependencies.db.transaction((tx) =>
    saveMentions(tx, id, "reddit", [hit({ author: "ada", url: "https://news.example/2" })], dependencies.clock()),
  );
  const all = await people(id);
  expect(all).toHaveLength(3);
  for (const { leadId, source, author } of await found(id))
    expect(all.find((lead) => lead.id === leadId)).toMatchObject({ source, handle: author });
});

test.each([
  ["no author", { author: null, authorUrl: null }],
  ["no profile", { authorUrl: null }],
])("a post with %s is a mention without a lead", async (_, values) => {
  const id = await newProject();
  await save(id, hit(values));
  expect(await found(id)).toMatchObject([{ leadId: null, authorUrl: null }]);
  expect(await people(id)).toEqual([]);
});

test("saves thousands at once", async () => {
  const id = await newProject();
  await save(id, ...Array.from({ length: 2_500 }, (_, at) => hit({ author: `a${at % 40}` })));
  expect(await found(id)).toHaveLength(2_500);
  const all = await people(id);
  expect([all.length, all.reduce((sum, lead) => sum + lead.mentions, 0)]).toEqual([40, 2_500]);
});
