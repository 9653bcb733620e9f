import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projectActivity, users } from "#db/schema/index.ts";
import { activityList } from "#shared/workspace/activity.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);

const newProject = async () => {
  const user = await create.user({ name: "Ada", trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const list = async (query = "") =>
    activityList.parse(await (await call("GET", `projects/${id}/activity?${query}`, token)).json());
  return { user, id, token, list };
};

test("records added and removed keywords with their person, newest first", async () => {
  const { user, id, token, list } = await newProject();
  const added = await (await call("POST", `projects/${id}/keyword`, token, { text: "churn" })).json();
  await call("POST", `projects/${id}/keyword`, token, { text: "churn" });
  await call("DELETE", `projects/${id}/keyword/${(added as { id: string }).id}`, token);
  expect(await list()).toMatchObject({
    total: 2,
    entries: [
      { kind: "keyword.removed", subject: "churn" },
      { kind: "keyword.added", subject: "churn", actor: { name: "Ada" }, url: `/dashboard/keywords?project=${id}` },
    ],
    people: [{ id: user.id, name: "Ada" }],
  });
});

test("records a bulk decision as one entry with its count", async () => {
  const { id, token, list } = await newProject();
  const proposed = await Promise.all([1, 2, 3].map(() => create.submission({ projectId: id })));
  const ids = proposed.map((submission) => submission.id);
  expect((await call("POST", "submissions/skip", token, { ids })).status).toBe(200);
  expect(await list()).toMatchObject({ total: 1, entries: [{ kind: "submission.skipped", count: 3 }] });
});

test("filters by person, kind and day", async () => {
  const { user, id, list } = await newProject();
  const other = await create.user();
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  await db.insert(projectActivity).values([
    { projectId: id, actorId: user.id, kind: "kit.saved", subject: "Version 1", createdAt: at("2026-11-01") },
    { projectId: id, actorId: other.id, kind: "offer.created", subject: "Stay", createdAt: at("2026-11-03") },
  ]);
  const subjects = async (query: string) => (await list(query)).entries.map(({ subject }) => subject);
  expect(await subjects("")).toEqual(["Stay", "Version 1"]);
  expect(await subjects(`actor=${user.id}`)).toEqual(["Version 1"]);
  expect(await subjects("kind=offer.created")).toEqual(["Stay"]);
  expect(await subjects("from=2026-11-02")).toEqual(["Stay"]);
  expect(await subjects("to=2026-11-01")).toEqual(["Version 1"]);
  await db.delete(users).where(eq(users.id, other.id));
  expect(await list("kind=offer.created")).toMatchObject({ entries: [{ actor: null }] });
});
