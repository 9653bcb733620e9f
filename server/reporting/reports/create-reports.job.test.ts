import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails, purchases, reports, subscriptions, type users } from "#db/schema/index.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createReports } from "./create-reports.job.ts";
import { createReport } from "./reports.ts";

const { dependencies, create, outbox, runJobs, clock } = await createTestApp();
const { db } = dependencies;

const inSeptember = new Date("2026-09-15T00:00:00Z");
const inOctober = new Date("2026-10-15T00:00:00Z");
const threeMonths = await create.plan({
  type: "onetime",
  deliverables: deliverablesOf({ reportMonths: { count: 3, per: "once" } }),
});
const everyMonth = await create.plan({ deliverables: deliverablesOf({ reportMonths: { count: 1, per: "month" } }) });
const withoutReports = await create.plan({ deliverables: deliverablesOf({}) });

const buy = (userId: string, values: Partial<typeof purchases.$inferInsert> = {}) =>
  db
    .insert(purchases)
    .values({ userId, planId: threeMonths.id, checkoutId: crypto.randomUUID(), createdAt: inSeptember, ...values });
const subscribe = (userId: string, values: Partial<typeof subscriptions.$inferInsert> = {}) =>
  db.insert(subscriptions).values({
    userId,
    planId: everyMonth.id,
    stripeId: crypto.randomUUID(),
    status: "active",
    cancelAtPeriodEnd: false,
    createdAt: inSeptember,
    ...values,
  });

/** A project of a confirmed user. Something was found for it in October. */
const newProject = async (user: Partial<typeof users.$inferInsert> = {}, createdAt = inSeptember) => {
  const { id: ownerId, email } = await create.user({ emailVerifiedAt: inSeptember, ...user });
  const { id } = await create.project({ ownerId, createdAt });
  await create.mention({ projectId: id, foundAt: inOctober });
  return { id, email, ownerId };
};
const boughtProject = async (user: Partial<typeof users.$inferInsert> = {}, createdAt = inSeptember) => {
  const project = await newProject(user, createdAt);
  await buy(project.ownerId);
  return project;
};
const monthsOf = async (projectId: string) =>
  (await db.select().from(reports).where(eq(reports.projectId, projectId))).map(({ month }) => month).sort();
const mailsTo = async (email: string) =>
  (await db.select().from(emails).where(eq(emails.recipient, email))).map(({ template }) => template);
const createReportsAt = (time: string) => createReports({ ...dependencies, clock: () => new Date(time) });

test("makes last month's report once, and none for an account that is about to be erased", async () => {
  const { id, email } = await boughtProject();
  const added = await boughtProject({}, new Date("2026-11-02T00:00:00Z"));
  const leaving = await boughtProject({ deletionAt: new Date("2026-12-05T00:00:00Z") });
  await Promise.all(Array.from({ length: 4 }, () => createReports(dependencies)));
  await createReports(dependencies);
  expect(await monthsOf(id)).toEqual(["2026-10"]);
  expect(await mailsTo(email)).toEqual(["report-ready"]);
  expect(await monthsOf(added.id)).toEqual([]);
  await createReportsAt("2026-12-01T00:07:00Z");
  expect(await monthsOf(added.id)).toEqual(["2026-11"]);
  expect(await monthsOf(id)).toEqual(["2026-10", "2026-11"]);
  expect(await monthsOf(leaving.id)).toEqual([]);
});

const ended = { status: "canceled", currentPeriodEnd: new Date("2026-11-15T00:00:00Z") } as const;
test.each([
  ["three months from their purchase", buy, {}, ["2026-09", "2026-10", "2026-11", "2026-12"]],
  ["three whole months", buy, { createdAt: new Date("2026-10-01T00:00:00Z") }, ["2026-10", "2026-11", "2026-12"]],
  [
    "two purchases, one after the other",
    async (userId: string, values: Partial<typeof purchases.$inferInsert>) => {
      await buy(userId, values);
      await buy(userId, values);
    },
    {},
    ["2026-09", "2026-10", "2026-11", "2026-12", "2027-01"],
  ],
  ["a refunded purchase", buy, { refundedAt: inOctober }, []],
  ["a purchase without reports", buy, { planId: withoutReports.id }, []],
  ["a running subscription", subscribe, {}, ["2026-09", "2026-10", "2026-11", "2026-12", "2027-01"]],
  ["a subscription until its end", subscribe, { ...ended, cancelAtPeriodEnd: true }, ["2026-09", "2026-10", "2026-11"]],
  ["a subscription that was revoked", subscribe, ended, []],
  ["a subscription that was never paid", subscribe, { status: "incomplete" as const }, []],
])("reports %s", async (_, pay, values, months) => {
  const { id, ownerId } = await newProject({ planId: withoutReports.id }, new Date("2026-08-01T00:00:00Z"));
  await create.submission({ projectId: id });
  await pay(ownerId, values);
  for (const month of ["2026-09", "2026-10", "2026-11", "2026-12", "2027-01", "2027-02"])
    await createReportsAt(`${month}-01T00:07:00Z`);
  expect(await monthsOf(id)).toEqual(months);
});

test("replaces a report that was created before its month had ended", async () => {
  const { id, email } = await boughtProject();
  await createReport({ ...dependencies, clock: () => inOctober }, id, "2026-10");
  await create.mention({ projectId: id, foundAt: new Date("2026-10-31T00:00:00Z") });
  await createReports(dependencies);
  const [report] = await db.select().from(reports).where(eq(reports.projectId, id));
  expect(report).toMatchObject({ month: "2026-10", figures: { mentions: 2 }, createdAt: dependencies.clock() });
  expect(await mailsTo(email)).toEqual(["report-ready"]);
});

test("mails nothing about an empty month, to an unconfirmed address or against the user's choice", async () => {
  const unconfirmed = await boughtProject({ emailVerifiedAt: null });
  const declined = await boughtProject({ wantsSubmissionEmails: false });
  const empty = await create.user({ emailVerifiedAt: inSeptember });
  await buy(empty.id);
  await create.project({ ownerId: empty.id, createdAt: inSeptember });
  await createReports(dependencies);
  for (const { email } of [unconfirmed, declined, empty]) expect(await mailsTo(email)).toEqual([]);
});

test("mails all reports of an account at once, a day after the last email about its submissions", async () => {
  const lastEmailAt = new Date(dependencies.clock().getTime() - 23 * 3600_000);
  const user = await create.user({ emailVerifiedAt: inSeptember, submissionEmailAt: lastEmailAt });
  await buy(user.id);
  for (const name of ["Parcelo", "Brightdesk", "Harbor"]) {
    const { id } = await create.project({ ownerId: user.id, name, createdAt: inSeptember });
    for (const foundAt of [inOctober, new Date("2026-11-15T00:00:00Z")])
      await create.mention({ projectId: id, foundAt });
  }
  const run = () => Promise.all([createReports(dependencies), createReports(dependencies)]);
  await run();
  expect(await mailsTo(user.email)).toEqual([]);
  clock.forward(3600);
  await run();
  expect(await mailsTo(user.email)).toEqual(["report-ready"]);
  await runJobs("send-email");
  expect(outbox.find(({ to }) => to === user.email)?.text).toContain("2 other projects");
  clock.forward(2 * 86_400);
  await run();
  expect(await mailsTo(user.email)).toEqual(["report-ready"]);
});

test("the email names the figures and links to the report", async () => {
  const { id, email } = await boughtProject();
  await createReports(dependencies);
  await runJobs("send-email");
  const [report] = await db.select().from(reports).where(eq(reports.projectId, id));
  const mail = outbox.find(({ to }) => to === email);
  expect(mail?.subject).toBe("Parcelo in October 2026");
  expect(mail?.text).toContain("1 mention found");
  expect(mail?.text).not.toContain("submitted to");
  expect(mail?.text).toContain(`https://linkstead.test/dashboard/reports/${report?.id}`);
});
