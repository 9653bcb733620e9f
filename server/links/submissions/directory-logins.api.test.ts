import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { directoryLogins, projectMembers } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const login = { username: "info@parcelo.example", password: "a password of the directory", note: "First pet: Rex" };

const claimed = async () => {
  const owner = await create.user({ emailVerifiedAt: new Date() });
  const { id: projectId } = await create.project({ ownerId: owner.id });
  const { id: submissionId } = await create.submission({ projectId, state: "in_progress" });
  const operator = await create.user({ role: "operator" });
  const task = await create.task({ projectId, submissionId, claimedBy: operator.id, state: "claimed" });
  const [asOperator, asOwner] = [await tokenOf(operator), await tokenOf(owner)];
  return {
    projectId,
    submissionId,
    asOperator,
    asOwner,
    ofTask: `tasks/${task.id}/login`,
    ofSubmission: `submissions/${submissionId}/login`,
  };
};

test("hands over to the customer what the operator saved, encrypted in between", async () => {
  const { asOperator, asOwner, ofTask, ofSubmission, submissionId } = await claimed();
  expect(await (await call("GET", ofTask, asOperator)).json()).toEqual({ login: null });
  expect((await call("PUT", ofTask, asOperator, { ...login, password: "a mistake" })).status).toBe(204);
  expect((await call("PUT", ofTask, asOperator, login)).status).toBe(204);
  const shown = { login: { ...login, updatedAt: dependencies.clock().toISOString() } };
  expect(await (await call("GET", ofTask, asOperator)).json()).toEqual(shown);
  expect(await (await call("GET", ofSubmission, asOwner)).json()).toEqual(shown);
  const stored = await dependencies.db
    .select()
    .from(directoryLogins)
    .where(eq(directoryLogins.submissionId, submissionId));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(login.password);

  expect(await (await call("GET", `submissions/${submissionId}`, asOwner)).json()).toMatchObject({ hasLogin: true });
  expect((await call("DELETE", ofSubmission, asOwner)).status).toBe(204);
  expect(await (await call("GET", ofSubmission, asOwner)).json()).toEqual({ login: null });
});

test("shows a login to no other operator, no viewer and no support session", async () => {
  const { projectId, asOperator, asOwner, ofTask, ofSubmission, submissionId } = await claimed();
  await call("PUT", ofTask, asOperator, login);
  const stranger = await tokenOf(await create.user({ role: "operator" }));
  expect((await call("GET", ofTask, stranger)).status).toBe(409);
  expect((await call("PUT", ofTask, stranger, login)).status).toBe(409);
  expect((await call("GET", ofSubmission, stranger)).status).toBe(404);
  const viewer = await create.user();
  await dependencies.db.insert(projectMembers).values({ projectId, userId: viewer.id, role: "viewer" });
  expect((await call("GET", ofSubmission, await tokenOf(viewer))).status).toBe(403);
  expect((await call("GET", `submissions/${submissionId}`, await tokenOf(viewer))).status).toBe(200);
  const admin = await tokenOf(await create.user({ isAdmin: true }));
  const { id: ownerId } = (await (await call("GET", "users/me", asOwner)).json()) as { id: string };
  const { accessToken } = (await (await call("POST", `users/${ownerId}/impersonate`, admin)).json()) as {
    accessToken: string;
  };
  expect((await call("GET", ofSubmission, accessToken)).status).toBe(403);
  await call("POST", ofTask.replace("login", "release"), asOperator);
  expect((await call("GET", ofTask, asOperator)).status).toBe(409);
});
