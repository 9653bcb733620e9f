import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails, reports, type users } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createReports } from "./create-reports.job.ts";

const { dependencies, create, clock, outbox, runJobs } = await createTestApp();
const { db } = dependencies;

const inSeptember = new Date("2026-09-15T00:00:00Z");
const inOctober = new Date("2026-10-15T00:00:00Z");

/** A project of a confirmed user. Something was found for it in October. */
const newProject = async (user: Partial<typeof users.$inferInsert> = {}, createdAt = inSeptember) => {
  const { id: ownerId, email } = await create.user({ emailVerifiedAt: inSeptember, ...user });
  const { id } = await create.project({ ownerId, createdAt });
  await create.mention({ projectId: id, foundAt: inOctober });
  return { id, email };
};
const monthsOf = async (projectId: string) =>
  (await db.select().from(reports).where(eq(reports.projectId, projectId))).map(({ month }) => month);
const mailsTo = async (email: string) =>
  (await db.select().from(emails).where(eq(emails.recipient, email))).map(({ template }) => template);

test("makes last month's report for projects with a plan or submissions, once", async () => {
  const plan = await create.plan();
  const paying = await newProject({ planId: plan.id });
  const listed = await newProject();
  await create.submission({ projectId: listed.id });
  const idle = await newProject();
  const added = await newProject({ planId: plan.id }, new Date("2026-11-02T00:00:00Z"));
  await Promise.all(Array.from({ length: 4 }, () => createReports(dependencies)));
  await createReports(dependencies);
  for (const { id, email } of [paying, listed]) {
    expect(await monthsOf(id)).toEqual(["2026-10"]);
    expect(await mailsTo(email)).toEqual(["report-ready"]);
  }
  for (const { id } of [idle, added]) expect(await monthsOf(id)).toEqual([]);
  clock.forward(11 * 86_400);
  await createReports(dependencies);
  expect((await monthsOf(added.id)).sort()).toEqual(["2026-11"]);
  expect((await monthsOf(paying.id)).sort()).toEqual(["2026-10", "2026-11"]);
});

test("mails nothing about an empty month, to an unconfirmed address or against the user's choice", async () => {
  const planId = (await create.plan()).id;
  const unconfirmed = await newProject({ planId, emailVerifiedAt: null });
  const declined = await newProject({ planId, wantsSubmissionEmails: false });
  const empty = await create.user({ planId, emailVerifiedAt: inSeptember });
  await create.project({ ownerId: empty.id, createdAt: inSeptember });
  await createReports(dependencies);
  for (const { email } of [unconfirmed, declined, empty]) expect(await mailsTo(email)).toEqual([]);
});

test("mails all reports of an account at once, a day after the last email about its submissions", async () => {
  const lastEmailAt = new Date(dependencies.clock().getTime() - 23 * 3600_000);
  const planId = (await create.plan()).id;
  const user = await create.user({ planId, emailVerifiedAt: inSeptember, submissionEmailAt: lastEmailAt });
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

test("the email links to the report", async () => {
  const { id, email } = await newProject({ planId: (await create.plan()).id });
  await create.mention({ projectId: id, foundAt: new Date("2026-11-15T00:00:00Z") });
  await createReports(dependencies);
  await runJobs("send-email");
  const [report] = await db.select().from(reports).where(eq(reports.projectId, id));
  const mail = outbox.find(({ to }) => to === email);
  expect(mail?.subject).toBe("Your monthly report");
  expect(mail?.text).toContain(`https://linkstead.test/dashboard/reports/${report?.id}`);
});
