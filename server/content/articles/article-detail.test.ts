import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { publications } from "#db/schema/index.ts";
import type { Task } from "#shared/operations/tasks.ts";
import { maxArticleImages, maxProjectImages } from "#shared/site/files.ts";
import { pngOf } from "../../testing/image-files.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, as, get, tokenOf } = await createTestApp();
const { db } = dependencies;

const newArticle = async (values: Partial<Parameters<typeof create.article>[0]> = {}) => {
  const owner = await create.user({ trialEndsAt: new Date("2026-12-01T00:00:00Z") });
  const project = await create.project({ ownerId: owner.id });
  const article = await create.article({ projectId: project.id, ...values });
  return { owner, project, article };
};

const evidence = { kind: "mention" as const, text: "Where is my parcel?", url: "https://forum.example/t/1" };

test("an article shows its topic's evidence, who could write it, and the open task", async () => {
  const { owner, project } = await newArticle();
  const topic = await create.topic({ projectId: project.id, title: "Lost parcels", evidence: [evidence] });
  const values = { state: "approved", writer: "person", topicId: topic.id } as const;
  const { id } = await create.article({ projectId: project.id, ...values });
  const dueAt = new Date("2026-11-30T09:00:00Z");
  await create.task({ kind: "article", projectId: project.id, articleId: id, dueAt });
  expect(await read((await as(owner)).articles[":id"].$get({ param: { id } }))).toMatchObject({
    topicEvidence: [evidence],
    writers: ["person"],
    task: { dueAt: dueAt.toISOString(), isClaimed: false },
    evidence: null,
    checkedAt: null,
  });
});

test("a published article shows what its public page last showed, at its own destination only", async () => {
  const { owner, project, article } = await newArticle();
  const { id: destinationId } = await create.destination({ projectId: project.id });
  const { id: formerId } = await create.destination({ projectId: project.id });
  const values = { projectId: project.id, destinationId, publishAs: "live", state: "published" } as const;
  const { id } = await create.article(values);
  const found = {
    reachable: "yes" as const,
    reason: "The page is public.",
    status: 200,
    finalUrl: "https://parcelo.example/a",
    indexable: true,
    canonical: "own" as const,
    inSitemap: null,
    links: { expected: 5, missing: [] },
  };
  const checkedAt = new Date("2026-11-20T09:00:00Z");
  const document = { title: "" } as unknown as typeof publications.$inferInsert.document;
  const publication = { projectId: project.id, version: 1, mode: "live", document, checkedAt } as const;
  await db.insert(publications).values([
    { ...publication, destinationId, articleId: id, evidence: found },
    { ...publication, destinationId: formerId, articleId: id, evidence: { ...found, reachable: "no" } },
    { ...publication, destinationId, articleId: article.id, checkProgress: { url: "", hops: 0 } },
  ]);
  expect(await read((await as(owner)).articles[":id"].$get({ param: { id } }))).toMatchObject({
    publishAs: "live",
    evidence: found,
    checkedAt: checkedAt.toISOString(),
  });
});

test("the operator who writes an article gets its comments and evidence, and adds pictures to its project", async () => {
  const operator = await create.user({ role: "operator" });
  const { owner, project, article } = await newArticle({ state: "changes_requested", writer: "person" });
  const { id } = article;
  const task = await create.task({ kind: "article", projectId: project.id, articleId: id });
  const comments = (await as(owner)).articles[":id"].comments;
  await read(comments.$post({ param: { id }, json: { text: "Name the couriers." } }));

  const upload = async () => {
    const body = new FormData();
    body.set("file", new File([pngOf(8, 8)], "image.png", { type: "image/png" }));
    const headers = { authorization: `Bearer ${await tokenOf(operator)}` };
    return get(`/api/file-uploads/image?project=${project.id}`, { method: "POST", headers, body });
  };
  expect((await upload()).status).toBe(404);
  const calls = (await as(operator)).tasks;
  const claimed = (await read(calls.next.$post({ json: { kind: "article" } }))) as Task | undefined;
  expect(claimed?.article).toMatchObject({ id, comments: [{ author: "customer", text: "Name the couriers." }] });
  const uploaded = await upload();
  expect(uploaded.status).toBe(201);
  const { id: coverFileId } = (await uploaded.json()) as { id: string };
  const call = (await as(operator)).articles[":id"];
  const saved = await read(call.$put({ param: { id }, json: { version: 1, coverFileId, html: "<p>Text.</p>" } }));
  expect(saved).toMatchObject({ coverFileId, state: "drafting", version: 2 });
  await read(calls[":id"].release.$post({ param: { id: task.id } }));
  expect((await upload()).status).toBe(404);
});

test("each article makes room for more pictures of its project", async () => {
  const { owner, project } = await newArticle();
  const room = maxProjectImages + maxArticleImages;
  for (let count = 1; count < room; count++) await create.image({ projectId: project.id });
  const headers = { authorization: `Bearer ${await tokenOf(owner)}` };
  const upload = () => {
    const body = new FormData();
    body.set("file", new File([pngOf(8, 8)], "image.png", { type: "image/png" }));
    return get(`/api/file-uploads/image?project=${project.id}`, { method: "POST", headers, body });
  };
  expect((await upload()).status).toBe(201);
  expect((await upload()).status).toBe(409);
});
