import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { directoryVisits, submissions } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);
const admin = await tokenOf(await create.user({ isAdmin: true }));
const projectId = (await create.project({ ownerId: (await create.user()).id })).id;
const merge = (id: string, intoId: string) => call("POST", `directories/${id}/merge`, admin, { intoId });

test("a directory with submissions can't be deleted", async () => {
  const { id } = await create.directory();
  const submission = await create.submission({ projectId, directoryId: id });
  const refused = await call("DELETE", `directories/${id}`, admin);
  expect([refused.status, await refused.json()]).toMatchObject([409, { detail: expect.stringContaining("closed") }]);
  await db.delete(submissions).where(eq(submissions.id, submission.id));
  expect((await call("DELETE", `directories/${id}`, admin)).status).toBe(204);
});

test("a merge moves the submissions and adds up the visits", async () => {
  const [duplicate, remaining] = [await create.directory(), await create.directory()];
  const { id } = await create.submission({ projectId, directoryId: duplicate.id, state: "live" });
  await db.insert(directoryVisits).values([
    { projectId, directoryId: duplicate.id, day: "2026-11-20", visits: 2 },
    { projectId, directoryId: duplicate.id, day: "2026-11-21", visits: 3 },
    { projectId, directoryId: remaining.id, day: "2026-11-21", visits: 4 },
  ]);
  expect((await merge(duplicate.id, remaining.id)).status).toBe(200);
  expect(await db.select().from(submissions).where(eq(submissions.id, id))).toMatchObject([
    { directoryId: remaining.id, state: "live" },
  ]);
  const visits = await db.select().from(directoryVisits).where(eq(directoryVisits.directoryId, remaining.id));
  expect(Object.fromEntries(visits.map((row) => [row.day, row.visits]))).toEqual({ "2026-11-20": 2, "2026-11-21": 7 });
});

test("directories that a project has submitted to both are not merged", async () => {
  const [duplicate, remaining] = [await create.directory(), await create.directory()];
  for (const { id } of [duplicate, remaining]) await create.submission({ projectId, directoryId: id });
  expect((await merge(duplicate.id, remaining.id)).status).toBe(409);
  expect(await db.$count(submissions, eq(submissions.directoryId, duplicate.id))).toBe(1);
});
