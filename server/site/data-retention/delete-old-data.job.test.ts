import { gunzipSync } from "node:zlib";
import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEntries,
  directoryVisits,
  mentions,
  projectActivity,
  projects,
  settings as settingsTable,
  submissionChecks,
} from "#db/schema/index.ts";
import type { RetentionSettings } from "#shared/site/data-retention.ts";
import { dayMs } from "#shared/time.ts";
import { getVisits } from "../../links/visits/visits.ts";
import { listTimeline } from "../../reporting/timeline/timeline.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { deleteOldData } from "./delete-old-data.job.ts";

const { dependencies, create } = await createTestApp();
const { db, clock, settings, storage } = dependencies;
const user = await create.user();

const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs);
const monthsAgo = (months: number) => daysAgo(months * 30.5);
const newProject = async () => (await create.project({ ownerId: user.id })).id;

const setRetention = async (values: Partial<RetentionSettings>) => {
  const value = { ...settings.defaults.retention, ...values };
  await db
    .insert(settingsTable)
    .values({ key: "retention", value, version: 1, updatedAt: clock() })
    .onConflictDoUpdate({ target: settingsTable.key, set: { value } });
  settings.invalidate();
};

const clearArchive = async () => {
  for await (const key of storage.list("archive")) await storage.remove(key);
};

beforeEach(async () => {
  await db.delete(projects);
  await clearArchive();
  await setRetention({});
});

type Archived = { table: string; month: string; row: Record<string, unknown> };

const readArchive = async () => {
  const archived: Archived[] = [];
  for await (const key of storage.list("archive")) {
    const [, table = "", month = ""] = key.split("/");
    const text = gunzipSync((await storage.read(key)) ?? "").toString();
    for (const line of text.trim().split("\n")) archived.push({ table, month, row: JSON.parse(line) });
  }
  return archived;
};

const titlesOf = async (projectId: string) =>
  (await db.select({ title: mentions.title }).from(mentions).where(eq(mentions.projectId, projectId)))
    .map(({ title }) => title)
    .toSorted();

/** One mention per title, found 14 months ago unless said otherwise. */
const createMentions = async () => {
  const projectId = await newProject();
  const add = (title: string, values: Omit<Partial<typeof mentions.$inferInsert>, "projectId"> = {}) =>
    create.mention({ projectId, title, foundAt: monthsAgo(14), ...values });
  const contacted = await create.lead({ projectId, status: "contacted" });
  const fresh = await create.lead({ projectId });
  await add("dismissed", { status: "dismissed" });
  await add("dismissed, of a new lead", { status: "dismissed", leadId: fresh.id });
  await add("dismissed lately", { status: "dismissed", foundAt: monthsAgo(2) });
  await add("dismissed, with a reply", { status: "dismissed", reply: "Hello" });
  await add("dismissed, judged", { status: "dismissed", verdict: "not_relevant" });
  await add("dismissed, of a lead in work", { status: "dismissed", leadId: contacted.id });
  await add("replied", { status: "replied", reply: "Hello" });
  await add("new");
  await add("new, with a saved reply", { reply: "Hello" });
  return projectId;
};

test("deletes nothing by default but the activity of more than a year ago", async () => {
  const projectId = await createMentions();
  const before = await titlesOf(projectId);
  for (const days of [364, 366])
    await db
      .insert(projectActivity)
      .values({ projectId, kind: "kit.saved", subject: `${days}`, createdAt: daysAgo(days) });
  await deleteOldData(dependencies);
  expect(await titlesOf(projectId)).toEqual(before);
  expect(await db.select({ subject: projectActivity.subject }).from(projectActivity)).toEqual([{ subject: "364" }]);
  expect(await readArchive()).toEqual([]);
});

test("deletes old mentions, but none that the customer has worked on", async () => {
  const projectId = await createMentions();
  await setRetention({ dismissedMentions: 3 });
  await deleteOldData(dependencies);
  const left = await titlesOf(projectId);
  expect(left).toEqual([
    "dismissed lately",
    "dismissed, judged",
    "dismissed, of a lead in work",
    "dismissed, with a reply",
    "new",
    "new, with a saved reply",
    "replied",
  ]);
  await setRetention({ dismissedMentions: 3, unansweredMentions: 12 });
  await deleteOldData(dependencies);
  expect(await titlesOf(projectId)).toEqual(left.filter((title) => title !== "new"));
});

test("keeps the first and the last check with each result of a submission", async () => {
  const { id: submissionId } = await create.submission({ projectId: await newProject() });
  const found = { outcome: "live_follow", by: "bot" } as const;
  const add = (reason: string, at: Date, values: Partial<typeof submissionChecks.$inferInsert> = {}) =>
    db
      .insert(submissionChecks)
      .values({ submissionId, reason, at, finalUrl: "https://hub.example/", ...found, ...values });
  await add("first", monthsAgo(20));
  await add("by a person", monthsAgo(19), { by: "person" });
  await add("between", monthsAgo(18));
  await add("missing", monthsAgo(17), { outcome: "missing" });
  await add("between, too", monthsAgo(16));
  await add("recent", monthsAgo(5));
  await add("last", monthsAgo(1));
  await setRetention({ checks: 6 });
  await deleteOldData(dependencies);
  const left = await db.select().from(submissionChecks).orderBy(asc(submissionChecks.at));
  expect(left.map(({ reason }) => reason)).toEqual(["first", "by a person", "missing", "recent", "last"]);
});

test("deletes old entries of the audit log", async () => {
  const calls = ["PUT /api/plans/1", "PUT /api/plans/2"];
  await db.insert(auditEntries).values([
    { call: calls[0] ?? "", createdAt: monthsAgo(13) },
    { call: calls[1] ?? "", createdAt: monthsAgo(11) },
  ]);
  await setRetention({ auditLog: 12 });
  await deleteOldData(dependencies);
  const left = await db.select().from(auditEntries).where(inArray(auditEntries.call, calls));
  expect(left).toMatchObject([{ call: calls[1] }]);
});

const createVisits = async () => {
  const projectId = await newProject();
  const [hub, list] = [await create.directory({ name: "Hub" }), await create.directory({ name: "List" })];
  const add = (directoryId: string, day: string, visits: number) =>
    db.insert(directoryVisits).values({ projectId, directoryId, day, visits });
  await add(hub.id, "2026-01-30", 4);
  await add(hub.id, "2026-03-02", 3);
  await add(hub.id, "2026-03-31", 6);
  await add(hub.id, "2026-05-01", 1);
  await add(hub.id, "2026-05-02", 2);
  await add(list.id, "2026-03-31", 9);
  const visits = async () =>
    (
      await db
        .select()
        .from(directoryVisits)
        .where(and(eq(directoryVisits.projectId, projectId), eq(directoryVisits.directoryId, hub.id)))
        .orderBy(directoryVisits.day)
    ).map((row) => [row.day, row.visits]);
  return { projectId, visits };
};

test("sums up the days of old months, so that totals, months and first visits stay", async () => {
  const { projectId, visits } = await createVisits();
  const range = { from: new Date("2026-03-01"), to: new Date("2026-03-31") };
  const march = async () => (await getVisits(db, projectId, clock(), range)).byDirectory;
  const before = await march();
  const milestones = async () =>
    (await listTimeline(db, projectId, { page: 1, limit: 50 })).entries
      .filter(({ kind }) => kind === "visits")
      .map(({ title }) => title);
  const titles = await milestones();
  await setRetention({ visits: 6, archive: true });
  await deleteOldData(dependencies);
  const summed = [
    ["2026-01-30", 4],
    ["2026-03-02", 9],
    ["2026-05-01", 1],
    ["2026-05-02", 2],
  ];
  expect(await visits()).toEqual(summed);
  expect(await march()).toEqual(before);
  expect(await milestones()).toEqual(titles);
  const archived = (await readArchive()).map(({ table, month, row }) => [table, month, row.day, row.visits]);
  expect(archived.toSorted()).toEqual([
    ["directory_visits", "2026-03", "2026-03-02", 3],
    ["directory_visits", "2026-03", "2026-03-31", 6],
  ]);
  await deleteOldData(dependencies);
  expect(await visits()).toEqual(summed);
  expect(await readArchive()).toHaveLength(2);
});

test("archives the rows by month before it deletes them", async () => {
  const projectId = await newProject();
  const title = 'Line\nbreaks, "quotes" and 🙂';
  const old = await create.mention({
    projectId,
    title,
    status: "dismissed",
    foundAt: new Date("2025-03-04T05:06:07Z"),
  });
  await create.mention({ projectId, status: "dismissed", foundAt: new Date("2025-04-30T23:59:59Z") });
  await setRetention({ dismissedMentions: 3, archive: true });
  await deleteOldData(dependencies);
  expect(await titlesOf(projectId)).toEqual([]);
  const [march, april] = (await readArchive()).toSorted((one, other) => (one.month < other.month ? -1 : 1));
  expect(march).toMatchObject({
    table: "mentions",
    month: "2025-03",
    row: { id: old.id, project_id: projectId, title, reasons: old.reasons, reply: null },
  });
  expect(april).toMatchObject({ month: "2025-04" });
});

test("deletes nothing if the archive can't be written", async () => {
  const projectId = await createMentions();
  const before = await titlesOf(projectId);
  await setRetention({ dismissedMentions: 3, archive: true });
  const full = { ...storage, write: () => Promise.reject(new Error("The disk is full.")) };
  await expect(deleteOldData({ ...dependencies, storage: full })).rejects.toThrow("The disk is full.");
  expect(await titlesOf(projectId)).toEqual(before);
});

test("a crash between archive and deletion loses nothing; the next run archives and deletes again", async () => {
  const projectId = await createMentions();
  await setRetention({ dismissedMentions: 3, archive: true });
  const crashing = {
    ...storage,
    write: async (...file: Parameters<typeof storage.write>) => {
      await storage.write(...file);
      throw new Error("The process died.");
    },
  };
  await expect(deleteOldData({ ...dependencies, storage: crashing })).rejects.toThrow("The process died.");
  expect(await titlesOf(projectId)).toContain("dismissed");
  await deleteOldData(dependencies);
  expect(await titlesOf(projectId)).not.toContain("dismissed");
  const titles = (await readArchive()).map(({ row }) => row.title);
  expect(titles.filter((title) => title === "dismissed")).toHaveLength(2);
});

test("two runs at once delete everything once", async () => {
  const projectId = await newProject();
  const row = { ...(await create.mention({ projectId, status: "dismissed" })), foundAt: monthsAgo(14) };
  const rows = Array.from({ length: 6_000 }, (_, at) => ({ ...row, id: crypto.randomUUID(), externalId: `old ${at}` }));
  for (let at = 0; at < rows.length; at += 2_000) await db.insert(mentions).values(rows.slice(at, at + 2_000));
  await setRetention({ dismissedMentions: 3, archive: true });
  await Promise.all([deleteOldData(dependencies), deleteOldData(dependencies)]);
  expect(await db.$count(mentions, eq(mentions.projectId, projectId))).toBe(1);
  const ids = (await readArchive()).map((archived) => archived.row.id);
  expect(ids).toHaveLength(6_000);
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
});

test("stops when the process stops, and the next run goes on", async () => {
  const projectId = await createMentions();
  await setRetention({ dismissedMentions: 3 });
  await deleteOldData({ ...dependencies, lifecycle: { isStopping: true } });
  expect(await titlesOf(projectId)).toContain("dismissed");
  await deleteOldData(dependencies);
  expect(await titlesOf(projectId)).not.toContain("dismissed");
});

test("deletes archives that were written too long ago, also after the archive was turned off", async () => {
  await createMentions();
  await setRetention({ dismissedMentions: 3, archive: true });
  await deleteOldData(dependencies);
  await setRetention({ archive: false, archiveMonths: 2 });
  const later = (days: number) => deleteOldData({ ...dependencies, clock: () => daysAgo(-days) });
  await later(50);
  expect(await readArchive()).toHaveLength(2);
  await later(70);
  expect(await readArchive()).toEqual([]);
});
