import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { evidence, files, kits, reportBrandings, submissionEvents } from "#db/schema/index.ts";
import { emptyKit } from "#shared/links/kit.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { deleteProjectImages, deleteUnusedEvidence, deleteUnusedImages } from "./project-images.ts";

const { dependencies, create, pendingJobs } = await createTestApp();
const { db } = dependencies;

test("deletes pictures that no kit, submission, report or article uses, after a day", async () => {
  const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
  const now = dependencies.clock();
  const old = new Date(now.getTime() - 25 * 3600_000);
  const [logo, shot, sent, brand, cover, inText, unused, recent, ofSite] = [
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: old }),
    await create.image({ projectId, createdAt: new Date(now.getTime() - 3600_000) }),
    await create.image({ createdAt: old }),
  ];
  await db
    .insert(kits)
    .values({ projectId, fields: { ...emptyKit, logoFileId: logo.id, screenshotFileIds: [shot.id] } });
  await db.insert(reportBrandings).values({ projectId, name: "Northpine", logoFileId: brand.id, color: "#1d4fa8" });
  await create.submission({
    projectId,
    values: [{ field: "logo", label: "Logo", value: `/api/file-uploads/${sent.id}/image` }],
  });
  const html = `<p>Text.</p><img src="/api/file-uploads/${inText.id}/image" alt="" />`;
  await create.article({ projectId, coverFileId: cover.id, html });

  await deleteUnusedImages(dependencies, now);

  const all = [logo, shot, sent, brand, cover, inText, unused, recent, ofSite].map(({ id }) => id);
  const left = await db.select({ id: files.id }).from(files).where(inArray(files.id, all));
  expect(left.map(({ id }) => id).sort()).toEqual(all.filter((id) => id !== unused.id).sort());
  expect((await pendingJobs("delete-image")).map(({ data }) => data.id)).toEqual([unused.id]);
});

test("deletes screenshots that no history names, after a day", async () => {
  const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
  const { id: submissionId } = await create.submission({ projectId });
  const { id: otherId } = await create.submission({ projectId });
  const now = dependencies.clock();
  const old = new Date(now.getTime() - 25 * 3600_000);
  const add = async (createdAt: Date) => {
    const values = { submissionId, width: 8, height: 8, bytes: 9, createdAt };
    const [row] = await db.insert(evidence).values(values).returning({ id: evidence.id });
    if (!row) throw new Error("The screenshot was not created.");
    return row.id;
  };
  const [named, unused, namedElsewhere, recent] = [
    await add(old),
    await add(old),
    await add(old),
    await add(new Date(now.getTime() - 3600_000)),
  ];
  const event = { actor: "operator", to: "submitted", at: old } as const;
  await db.insert(submissionEvents).values([
    { ...event, submissionId, evidenceIds: [crypto.randomUUID(), named] },
    { ...event, submissionId: otherId, evidenceIds: [namedElsewhere] },
  ]);
  await deleteUnusedEvidence(dependencies);
  const left = await db.select({ id: evidence.id }).from(evidence).where(eq(evidence.submissionId, submissionId));
  expect(left.map(({ id }) => id).sort()).toEqual([named, recent].sort());
  const removed = (await pendingJobs("delete-evidence")).map(({ data }) => data.id);
  expect(removed.sort()).toEqual([unused, namedElsewhere].sort());
});

test("deletes a project's pictures and screenshots with the project", async () => {
  const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
  const picture = await create.image({ projectId });
  const { id: submissionId } = await create.submission({ projectId });
  const [screenshot] = await db.insert(evidence).values({ submissionId, width: 8, height: 8, bytes: 9 }).returning();
  await db.transaction((tx) => deleteProjectImages(tx, dependencies.jobs, [projectId]));
  const deleted = async (name: "delete-image" | "delete-evidence") =>
    (await pendingJobs(name)).map(({ data }) => data.id);
  expect(await deleted("delete-image")).toContain(picture.id);
  expect(await deleted("delete-evidence")).toContain(screenshot?.id);
});
