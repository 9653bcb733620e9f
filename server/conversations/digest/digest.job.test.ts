import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { emails, type mentions, projects, users } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { sendDigests } from "./digest.job.ts";

const { dependencies, runJobs, create, outbox, clock } = await createTestApp();
const daysAgo = (days: number) => new Date(dependencies.clock().getTime() - days * 24 * 3600_000);

const reader = async (values: Partial<typeof users.$inferInsert> = {}) => {
  const user = await create.user({ emailVerifiedAt: daysAgo(30), ...values });
  const project = await create.project({ ownerId: user.id });
  const mention = (values: Partial<typeof mentions.$inferInsert> = {}) =>
    create.mention({ projectId: project.id, foundAt: daysAgo(1), ...values });
  return { user, project, mention };
};
const mailed = async () => {
  await sendDigests(dependencies);
  await runJobs("send-email");
  return outbox.splice(0);
};
const readersOf = (sent: { to: string }[]) => sent.map(({ to }) => to);

beforeEach(async () => {
  await dependencies.db.delete(users);
  await dependencies.db.delete(emails);
  outbox.length = 0;
});

test("mails the week's best new mentions with the figures of each project", async () => {
  const { user, project, mention } = await reader();
  for (let score = 10; score <= 70; score += 10) await mention({ title: `Post of ${score}`, score });
  await create.lead({ projectId: project.id, createdAt: daysAgo(2) });
  const other = await create.project({ ownerId: user.id, name: "Northpine" });
  await create.mention({ projectId: other.id, foundAt: daysAgo(3), score: 90, title: "The best one" });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: user.email, subject: "Your weekly mentions" });
  expect(mail?.text).toContain("Parcelo: 7 new mentions and 1 new lead.");
  expect(mail?.text).toContain("Northpine: 1 new mention.");
  const titles = [...(mail?.text ?? "").matchAll(/Post of \d+|The best one/g)].map(([title]) => title);
  expect(titles).toEqual(["The best one", "Post of 70", "Post of 60", "Post of 50", "Post of 40"]);
  expect(mail?.text).toContain(`https://linkstead.test/dashboard/mentions?project=${project.id}`);
  expect(mail?.html).toContain("Score 90 · news.example · Asks a question");
});

test.each([
  ["who does not want it", { wantsDigest: false }, {}],
  ["whose email is not confirmed", { emailVerifiedAt: null }, {}],
  ["who had one this week", { digestSentAt: daysAgo(6) }, {}],
  ["whose account is about to be erased", { deletionAt: daysAgo(-14) }, {}],
  ["whose mentions are answered", {}, { status: "replied" as const }],
  ["whose mentions are dismissed", {}, { status: "dismissed" as const }],
  ["whose mentions are older than a week", {}, { foundAt: daysAgo(8) }],
])("sends nothing to a user %s", async (_, values, found) => {
  const { mention } = await reader(values);
  await mention(found);
  expect(await mailed()).toEqual([]);
});

test("sends nothing without a project or a mention, and does not skip the day one arrives", async () => {
  await create.user({ emailVerifiedAt: daysAgo(1) });
  const { user, mention } = await reader();
  expect(await mailed()).toEqual([]);
  clock.forward(24 * 3600);
  await mention({ foundAt: dependencies.clock() });
  expect(readersOf(await mailed())).toEqual([user.email]);
});

test("sends every seven days although the job runs daily at slightly different times", async () => {
  const { mention } = await reader();
  const days: number[] = [];
  for (let day = 0; day < 15; day++) {
    await mention({ foundAt: dependencies.clock() });
    if ((await mailed()).length) days.push(day);
    clock.forward(24 * 3600 - 60);
  }
  expect(days).toEqual([0, 7, 14]);
});

test("reports nothing twice, and misses nothing between two digests", async () => {
  const { mention } = await reader();
  await mention({ title: "Told before" });
  expect((await mailed())[0]?.text).toContain("Told before");
  clock.forward(60);
  await mention({ title: "A minute later", foundAt: dependencies.clock() });
  clock.forward(7 * 24 * 3600 + 600);
  await mention({ title: "Just now", foundAt: dependencies.clock() });
  const [mail] = await mailed();
  expect(mail?.text).toContain("A minute later");
  expect(mail?.text).not.toContain("Told before");
});

test("two concurrent processes mail each user once", async () => {
  for (let count = 0; count < 5; count++) await (await reader()).mention();
  await Promise.all([sendDigests(dependencies), sendDigests(dependencies)]);
  await runJobs("send-email");
  expect(new Set(readersOf(outbox)).size).toBe(5);
  expect(outbox.splice(0)).toHaveLength(5);
});

test("mails more users than one batch at once", async () => {
  for (let count = 0; count < 101; count++) await (await reader()).mention();
  expect(await mailed()).toHaveLength(101);
});

test.each([
  ["turned it off", { wantsDigest: false }],
  ["has another address", { email: "moved@people.example" }],
])("sends nothing to a user who %s before the mail is sent", async (_, change) => {
  const { user, mention } = await reader();
  await mention();
  await sendDigests(dependencies);
  await dependencies.db.update(users).set(change).where(eq(users.id, user.id));
  await runJobs("send-email");
  expect(outbox).toEqual([]);
});

test("sends nothing to a user whose project is deleted before the mail is sent", async () => {
  const { project, mention } = await reader();
  await mention();
  await sendDigests(dependencies);
  await dependencies.db.delete(projects).where(eq(projects.id, project.id));
  await runJobs("send-email");
  expect(outbox).toEqual([]);
});

test("escapes markup of outside posts, and shows the text of a post without a title", async () => {
  const { mention } = await reader();
  await mention({ title: "<img src=x onerror=alert(1)>" });
  await mention({ title: "", excerpt: "A text alone" });
  const [mail] = await mailed();
  expect(mail?.html).not.toContain("<img src=x");
  expect(mail?.html).toContain("A text alone");
});

test("leaves out leads that are older, dismissed or another user's", async () => {
  const { project, mention } = await reader();
  await mention();
  await create.lead({ projectId: project.id, createdAt: daysAgo(9) });
  await create.lead({ projectId: project.id, createdAt: daysAgo(1), status: "dismissed" });
  const stranger = await reader();
  await create.lead({ projectId: stranger.project.id, createdAt: daysAgo(1) });
  const [mail] = await mailed();
  expect(mail?.text).toContain("Parcelo: 1 new mention.");
});
