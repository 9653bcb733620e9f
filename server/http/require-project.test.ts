import { expect, test } from "vitest";
import { problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, create, tokenOf } = await createTestApp();
const trialEndsAt = new Date("2026-11-23T00:00:00Z");
const owner = await create.user({ trialEndsAt });
const project = await create.project({ ownerId: owner.id });
const stranger = await create.user({ trialEndsAt });
const unknownId = crypto.randomUUID();

const addKeyword = async (
  projectId: string,
  user?: { id: string; isAdmin: boolean },
  body: unknown = { text: "a tracker" },
) =>
  get(`/api/projects/${projectId}/keyword`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(user && { authorization: `Bearer ${await tokenOf(user)}` }),
    },
    body: JSON.stringify(body),
  });

test("responds 404 for a project of another user as for one that does not exist", async () => {
  const [theirs, unknown] = [await addKeyword(project.id, stranger), await addKeyword(unknownId, stranger)];
  expect(await problemOf(theirs, 404)).toEqual(await problemOf(unknown, 404));
});

test("checks the token first, then the input, then the project", async () => {
  await problemOf(await addKeyword("x", undefined, {}), 401);
  expect(await problemOf(await addKeyword(unknownId, stranger, {}), 400)).toMatchObject({ issues: [{ path: "text" }] });
  await problemOf(await addKeyword(unknownId, stranger), 404);
});

test.each(["/projects/x/keywords", "/posts/x/mentions", "/offers/x/project?mode=live", "/suggestions/x/audit"])(
  "names the invalid parameter of %s",
  async (path) => {
    const response = await get(`/api${path}`, { headers: { authorization: `Bearer ${await tokenOf(owner)}` } });
    expect(await problemOf(response, 400)).toMatchObject({
      error: "invalid",
      issues: [{ path: path.startsWith("/projects") ? "id" : "projectId", message: "Invalid UUID" }],
    });
  },
);
