import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { directoryVisits, settings as settingsTable } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { deleteOldData } from "./delete-old-data.job.ts";

const { dependencies, create, as } = await createTestApp();
const { db, clock, settings } = dependencies;
const user = await create.user();
const admin = await as(await create.user({ isAdmin: true }));

const setRetention = async (values: object) => {
  const value = { ...settings.defaults.retention, ...values };
  await db.delete(settingsTable);
  await db.insert(settingsTable).values({ key: "retention", value, version: 1, updatedAt: clock() });
  settings.invalidate();
};

test("counts what the next run would delete", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  const foundAt = new Date("2025-09-01T00:00:00Z");
  for (const status of ["dismissed", "dismissed", "new", "replied"] as const)
    await create.mention({ projectId, status, foundAt });
  const { id: directoryId } = await create.directory();
  for (const day of ["2026-03-01", "2026-03-02", "2026-03-31", "2026-11-01"])
    await db.insert(directoryVisits).values({ projectId, directoryId, day, visits: 1 });
  const count = (query: Record<string, string>) => read(admin.retention["old-data"].$get({ query }));
  const query = { dismissedMentions: "3", unansweredMentions: "12", visits: "6", auditLog: "120" };
  expect(await count(query)).toEqual([
    { kind: "dismissedMentions", rows: 2, hasMore: false },
    { kind: "unansweredMentions", rows: 1, hasMore: false },
    { kind: "visits", rows: 2, hasMore: false },
    { kind: "auditLog", rows: 0, hasMore: false },
  ]);
  await setRetention({ dismissedMentions: 3, unansweredMentions: 12, visits: 6 });
  await deleteOldData(dependencies);
  expect((await count(query)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  expect(await count({})).toEqual([]);
  await expect(count({ dismissedMentions: "2" })).rejects.toMatchObject({ status: 400 });
});

test("refuses a report of a month whose mentions may be deleted", async () => {
  const { id } = await create.project({ ownerId: user.id });
  const customer = await as(user);
  const report = (month: string) => read(customer.projects[":id"].reports.$post({ param: { id }, json: { month } }));
  await setRetention({ unansweredMentions: 12 });
  await expect(report("2025-11")).rejects.toMatchObject({ status: 400, issues: [{ path: "month" }] });
  expect(await report("2025-12")).toMatchObject({ month: "2025-12" });
});

test("the privacy policy states how long archives are stored, if there are any", async () => {
  const { get } = await createTestApp({ db, settings });
  const privacy = async () => (await get("/privacy")).text();
  await setRetention({ archiveMonths: 7 });
  expect(await privacy()).not.toContain("archive");
  await setRetention({ archive: true, archiveMonths: 7 });
  const { get: getChanged } = await createTestApp({ db, settings });
  expect(await (await getChanged("/privacy")).text()).toContain("up to 7 months after that in an archive");
});
