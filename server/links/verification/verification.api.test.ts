import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { submissions } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";

const app = await createTestApp();
const { db, clock } = app.dependencies;
const user = await app.create.user();
const token = await app.tokenOf(user);
const { id: projectId } = await app.create.project({ ownerId: user.id });
const recheck = (id: string) =>
  app.get(`/api/submissions/${id}/recheck`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

test("makes a check due, at most once an hour", async () => {
  const nextCheckAt = new Date(clock().getTime() + 30 * 24 * 3600_000);
  const { id } = await app.create.submission({ projectId, state: "live", nextCheckAt });
  expect((await recheck(id)).status).toBe(202);
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  expect(row?.nextCheckAt).toEqual(clock());
  expect(app.enqueued).toEqual(["check-listings"]);
  app.clock.forward(20 * 60);
  const refused = await recheck(id);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("2400");
  app.clock.forward(40 * 60);
  expect((await recheck(id)).status).toBe(202);
});

test("refuses a submission that the directory has not received", async () => {
  const { id } = await app.create.submission({ projectId, state: "queued" });
  expect((await recheck(id)).status).toBe(409);
});
