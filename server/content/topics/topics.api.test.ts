import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { mentions, sitePages, topics } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { findAllTopics } from "./find-topics.job.ts";

const { dependencies, create, as, get, tokenOf } = await createTestApp();
const { db } = dependencies;

const newProject = async () => {
  const owner = await create.user({ trialEndsAt: new Date("2026-12-01T00:00:00Z") });
  const project = await create.project({ ownerId: owner.id });
  const client = (await as(owner)).projects[":id"].topics;
  const param = { id: project.id };
  const importCsv = async (csv: BodyInit) => {
    const headers = { authorization: `Bearer ${await tokenOf(owner)}`, "content-type": "text/csv" };
    return get(`/api/projects/${project.id}/topics/import`, { method: "POST", headers, body: csv });
  };
  return {
    owner,
    project,
    client,
    param,
    importCsv,
    find: () => read(client.find.$post({ param, query: {} })),
    list: () => read(client.$get({ param, query: {} })),
    add: (title: string) => client.$post({ param, json: { title } }),
  };
};

test("groups the questions of a project's mentions into topics that link to the posts", async () => {
  const { project, find } = await newProject();
  const stranger = await newProject();
  const mention = (projectId: string, title: string, score = 50, excerpt = "Text.") =>
    create.mention({ projectId, title, score, excerpt });
  const best = await mention(project.id, "How do I track a parcel from China?", 80);
  const second = await mention(project.id, "How can you track parcels from China??", 40);
  await mention(project.id, "Show HN: We built a warehouse robot");
  await mention(project.id, "", 30, "Long story. Which courier delivers on Sundays in Berlin? Thanks.");
  const dismissed = await mention(project.id, "Is the pigeon post faster than courier drones?");
  await db.update(mentions).set({ status: "dismissed" }).where(eq(mentions.id, dismissed.id));
  await mention(stranger.project.id, "How do I track a parcel from Japan to Mars?");
  const { topics: found, total } = await find();
  expect(total).toBe(2);
  expect(found[0]).toMatchObject({
    title: "How do I track a parcel from China?",
    source: "mentions",
    intent: "learn",
    evidence: [
      { kind: "mention", text: best.title, url: best.url },
      { kind: "mention", text: second.title, url: second.url },
    ],
    cannibalises: null,
  });
  expect(found[1]).toMatchObject({ title: "Which courier delivers on Sundays in Berlin?", intent: "compare" });
  expect(await find()).toEqual({ topics: found, total });
});

test("finds keywords that the website doesn't cover, and topics that it covers already", async () => {
  const { project, find, add } = await newProject();
  await create.keyword({ projectId: project.id, text: "customs label" });
  await create.keyword({ projectId: project.id, text: "parcel tracker" });
  await create.mention({ projectId: project.id, keyword: "customs label", title: "Customs labels are confusing" });
  expect((await find()).total).toBe(0);
  const page = { projectId: project.id, heading: "", readAt: dependencies.clock() };
  await db.insert(sitePages).values({ ...page, url: "https://parcelo.example/", title: "Parcelo, the parcel tracker" });
  await db.insert(sitePages).values({ ...page, url: "https://parcelo.example/returns", title: "Returns by post" });
  const { topics: found } = await find();
  expect(found).toMatchObject([
    {
      title: "customs label",
      source: "pages",
      evidence: [{ kind: "page", count: 1, text: expect.stringContaining("None of the 2 pages") }],
    },
  ]);
  expect(await (await add("Return by post")).json()).toMatchObject({ cannibalises: "https://parcelo.example/returns" });
});

test("imports queries at positions 8 to 30, and again with new figures", async () => {
  const { importCsv, list } = await newProject();
  const csv = [
    "\uFEFFTop queries,Clicks,Impressions,CTR,Position",
    'parcel tracking api,12,"1,234",1%,12.4',
    "parcelo,99,5000,20%,1.1",
    "parcel tracking europe,0,80,0%,45",
    "late parcel refund,1,60,1.6%,8",
    ",1,60,1.6%,9",
    "no position,1,60,1.6%,–",
  ].join("\r\n");
  const response = await importCsv(csv);
  expect(await response.json()).toEqual({
    created: 2,
    updated: 0,
    skipped: 2,
    format: { delimiter: "comma", encoding: "UTF-8" },
    errors: [
      { line: 6, message: "The query is missing." },
      { line: 7, message: "The position is not a number." },
    ],
  });
  expect((await list()).topics.map(({ title, evidence }) => [title, evidence[0]?.count])).toEqual(
    expect.arrayContaining([
      ["parcel tracking api", 1234],
      ["late parcel refund", 60],
    ]),
  );
  const again = await importCsv("Häufigste Suchanfragen,Position\nparcel tracking api,10");
  expect(await again.json()).toMatchObject({ created: 0, updated: 1 });
});

test("imports a European file in UTF-16, and says how it was read", async () => {
  const { importCsv, list } = await newProject();
  const csv = '\uFEFFsep=;\r\nSuchanfragen;Impressionen;Position;;\r\nbüro größe; "1.234";12,4;;\r\n;;;;\r\n';
  const response = await importCsv(Buffer.from(csv, "utf16le"));
  expect(await response.json()).toEqual({
    created: 1,
    updated: 0,
    skipped: 0,
    format: { delimiter: "semicolon", encoding: "UTF-16" },
    errors: [],
  });
  expect((await list()).topics).toMatchObject([{ title: "büro größe", evidence: [{ count: 1234 }] }]);
});

test("names the line of a missing quotation mark", async () => {
  const response = await (await newProject()).importCsv('Top queries,Position\none query,10\n"another,12');
  expect(await response.json()).toMatchObject({
    created: 1,
    errors: [{ line: 3, message: "A quotation mark is missing or in the wrong place." }],
  });
});

test.each([
  ["another table", "name,url\nOne,https://one.example"],
  ["an empty file", ""],
])("refuses %s with a hint", async (_, csv) => {
  const response = await (await newProject()).importCsv(csv);
  expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
    400,
    expect.stringContaining("Queries.csv"),
  ]);
});

test("a topic is added once, in whatever words, and again after it was dismissed", async () => {
  const { add, list, owner, find, project } = await newProject();
  const added = await add("How to track a parcel abroad?");
  expect(added.status).toBe(201);
  expect((await add("Tracking parcels abroad")).status).toBe(409);
  const { id } = (await added.json()) as { id: string };
  const client = await as(owner);
  expect((await client.topics[":id"].$delete({ param: { id } })).status).toBe(204);
  expect((await list()).total).toBe(0);
  await create.mention({ projectId: project.id, title: "How to track a parcel abroad?" });
  expect((await find()).total).toBe(0);
  expect((await add("How to track a parcel abroad?")).status).toBe(201);
});

test("a dismissed topic is restored with its evidence, by its owner only", async () => {
  const { find, list, owner, project } = await newProject();
  const stranger = await newProject();
  await create.mention({ projectId: project.id, title: "Which courier delivers on Sundays?" });
  const found = await find();
  const param = { id: found.topics[0]?.id ?? "" };
  const calls = (await as(owner)).topics[":id"];
  await calls.$delete({ param });
  expect((await (await as(stranger.owner)).topics[":id"].restore.$post({ param })).status).toBe(404);
  expect(await read(calls.restore.$post({ param }))).toEqual(found.topics[0]);
  expect(await list()).toEqual(found);
});

test("a topic names its newest article, unless that is archived", async () => {
  const { list, project } = await newProject();
  const { id: topicId } = await create.topic({ projectId: project.id });
  const articleId = async () => (await list()).topics[0]?.articleId;
  expect(await articleId()).toBeNull();
  const article = { projectId: project.id, topicId };
  const { id } = await create.article({ ...article, createdAt: new Date("2026-11-20T09:00:00Z") });
  await create.article({ ...article, createdAt: new Date("2026-11-19T09:00:00Z") });
  await create.article({ ...article, createdAt: new Date("2026-11-21T09:00:00Z"), state: "archived" });
  expect(await articleId()).toBe(id);
});

test("the nightly job finds topics for active projects only", async () => {
  const active = await newProject();
  const over = await create.user({ trialEndsAt: new Date("2026-11-01T00:00:00Z") });
  const paused = await create.project({ ownerId: over.id });
  for (const projectId of [active.project.id, paused.id])
    await create.mention({ projectId, title: "Which parcel scanner works offline?" });
  await findAllTopics(dependencies);
  expect((await active.list()).total).toBe(1);
  expect(await db.$count(topics, eq(topics.projectId, paused.id))).toBe(0);
});
