import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { emails } from "#db/schema/index.ts";
import { welcome } from "../account/account.emails.tsx";
import { createMailService } from "../integrations/smtp.ts";
import { scheduledJobs } from "../jobs.ts";
import { saveSettings } from "../site/settings/settings.ts";
import { waitlistWelcome } from "../site/site.emails.tsx";
import { type Cut, mailServer } from "../testing/stand-ins/mail-server.ts";
import { createTestApp } from "../testing/test-app.ts";
import { enqueueEmail } from "./email-queue.ts";
import { renderEmail } from "./render-email.tsx";

const { dependencies, runJobs, pendingJobs, outbox, clock } = await createTestApp();
const to = "ada@people.example";
const enqueue = (recipient: string) =>
  dependencies.db.transaction((tx) =>
    enqueueEmail(tx, dependencies.jobs, { to: recipient, email: waitlistWelcome, props: {} }),
  );
const row = async () => (await dependencies.db.select().from(emails).where(eq(emails.recipient, to)))[0];

beforeEach(async () => {
  await dependencies.db.delete(emails);
  outbox.length = 0;
  await runJobs("send-email");
  await enqueue(to);
});

test("sends a mail once, as HTML and as text", async () => {
  await runJobs("send-email");
  await runJobs("send-email");
  expect(outbox).toMatchObject([{ to, subject: "You're on the waitlist" }]);
  expect(outbox[0]?.html).toContain("You will be notified once the product is online");
  expect(outbox[0]?.text).toContain("You will be notified once the product is online");
  expect(outbox[0]?.text).not.toContain("<");
  expect(await row()).toMatchObject({ sentAt: dependencies.clock() });
});

test.each([
  "eve<ada@people.example>",
  "ada(eve)@people.example",
  "eve:ada@people.example;",
  "ada@people.example;eve@people.example",
])("a mail to %s reaches no address in it, since limits count the whole text", async (address) => {
  const server = mailServer(() => {});
  onTestFinished(() => void server.stop());
  const service = createMailService({ SMTP_URL: server.url, DATA_DIR: "" });
  const message = { id: "1", from: "Linkstead <help@linkstead.test>", subject: "Hi", html: "Hi", text: "Hi" };
  await service.send({ ...message, to: "ada@people.example" });
  await service.send({ ...message, to: address }).catch(() => {});
  expect(server.accepted.filter((accepted) => accepted.to === "ada@people.example")).toHaveLength(1);
});

test("the text of a mail prints the address of its button once", async () => {
  const env = { ...dependencies.env, SITE_URL: "https://linkstead.test" };
  const userId = crypto.randomUUID();
  const { html, text } = (await renderEmail({ ...dependencies, env }, welcome, to, { userId })) ?? {};
  expect(html).toContain(">https://linkstead.test/dashboard</p>");
  expect(text?.match(/https:\/\/linkstead\.test\/dashboard/g)).toHaveLength(1);
});

test("retries a failed mail with growing delays, without holding up others", async () => {
  await enqueue("ben@people.example");
  const failing = {
    ...dependencies.mail,
    send: async (message: { to: string }) => {
      if (message.to === to) throw new Error("550 mailbox busy");
      outbox.push(message as never);
    },
  };
  await runJobs("send-email", { mail: failing });
  expect(outbox.map((message) => message.to)).toEqual(["ben@people.example"]);
  expect(await row()).toMatchObject({ sentAt: null });
  expect(await pendingJobs("send-email")).toMatchObject([{ state: "retry", data: { id: (await row())?.id } }]);
  clock.forward(29);
  await runJobs("send-email");
  expect(outbox, "not before 30 seconds").toHaveLength(1);
  clock.forward(4);
  await runJobs("send-email", { mail: failing });
  clock.forward(31);
  await runJobs("send-email");
  expect(outbox, "the second delay is longer").toHaveLength(1);
  clock.forward(6);
  await runJobs("send-email");
  expect(outbox).toHaveLength(2);
  expect(await pendingJobs("send-email")).toEqual([]);
});

test.each<[Cut, number]>([
  ["greeting", 1],
  ["recipient", 1],
  ["data", 1],
  // The server has it, but we can't know. Its id tells mail clients that it is the same.
  ["answer", 2],
  ["end", 1],
])("a mail whose connection is closed at the %s is accepted %i times, and not lost", async (cut, times) => {
  const server = mailServer(() => {}, [cut]);
  onTestFinished(() => void server.stop());
  const mail = createMailService({ SMTP_URL: server.url, DATA_DIR: "" });
  await runJobs("send-email", { mail });
  clock.forward(60);
  await runJobs("send-email", { mail });
  const { id = "", sentAt } = (await row()) ?? {};
  expect(server.accepted).toMatchObject(Array(times).fill({ to, messageId: `<${id}@linkstead>` }));
  expect(sentAt).toEqual(cut === "end" ? new Date(dependencies.clock().getTime() - 60_000) : dependencies.clock());
  expect(await pendingJobs("send-email")).toEqual([]);
});

test("a mail has one job, even when it is enqueued again", async () => {
  const { db, jobs } = dependencies;
  for (let count = 0; count < 3; count++) await jobs.enqueueFor(db, "send-email", (await row())?.id ?? "");
  expect(await pendingJobs("send-email")).toHaveLength(1);
});

test("a rolled back transaction leaves neither a mail nor a job", async () => {
  const rolledBack = dependencies.db.transaction(async (tx) => {
    await enqueueEmail(tx, dependencies.jobs, { to: "ben@people.example", email: waitlistWelcome, props: {} });
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await dependencies.db.$count(emails)).toBe(1);
  expect(await pendingJobs("send-email")).toHaveLength(1);
});

test("a job contains no personal data", async () => {
  const [job] = (await pendingJobs("send-email")) ?? [];
  expect(job?.data).toEqual({ job: "send-email", id: (await row())?.id });
});

test("without SMTP a mail is a file that any mail client opens", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "linkstead-mail-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const mail = createMailService({ DATA_DIR, SMTP_URL: undefined });
  const { general } = await dependencies.settings.read();
  const value = { ...general, supportEmail: "hello@parcelo.dev" };
  await saveSettings(dependencies, { group: "general", value, version: 0 });
  await runJobs("send-email", { mail });
  const [file = ""] = readdirSync(join(DATA_DIR, "outbox"));
  const raw = readFileSync(join(DATA_DIR, "outbox", file), "utf8");
  expect(file).toBe(`${(await row())?.id}.eml`);
  expect(raw).toMatch(/^To: ada@people\.example$/m);
  expect(raw).toMatch(/^From: Linkstead <hello@parcelo\.dev>$/m);
  expect(raw).toMatch(/^Subject: You're on the waitlist$/m);
});

test("deletes mail files after 30 days", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "linkstead-mail-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const mail = createMailService({ DATA_DIR, SMTP_URL: undefined });
  const deleteExpired = () => scheduledJobs["delete-expired"].run({ ...dependencies, mail });
  await deleteExpired();
  await enqueue("ben@people.example");
  await runJobs("send-email", { mail });
  const outboxDir = join(DATA_DIR, "outbox");
  const [old = "", recent = ""] = readdirSync(outboxDir);
  const daysAgo = (days: number) => dependencies.clock().getTime() / 1000 - days * 24 * 3600;
  utimesSync(join(outboxDir, old), daysAgo(31), daysAgo(31));
  utimesSync(join(outboxDir, recent), daysAgo(29), daysAgo(29));
  await deleteExpired();
  expect(readdirSync(outboxDir)).toEqual([recent]);
});

test("deletes a mail 30 days after it was sent, or queued if it could never be sent", async () => {
  const queue = (name: string, values: Partial<typeof emails.$inferInsert>) =>
    dependencies.db.insert(emails).values({ recipient: name, template: "waitlist-welcome", props: {}, ...values });
  const ago = (days: number) => new Date(dependencies.clock().getTime() - days * 24 * 3600_000);
  await dependencies.db.delete(emails);
  await queue("sent 31 days ago", { createdAt: ago(31), sentAt: ago(31) });
  await queue("sent 29 days ago", { createdAt: ago(29), sentAt: ago(29) });
  await queue("queued 31 days ago, sent 29 days ago", { createdAt: ago(31), sentAt: ago(29) });
  await queue("failed for 31 days", { createdAt: ago(31) });
  await queue("failed for 29 days", { createdAt: ago(29) });
  const old = { recipient: "many", template: "waitlist-welcome", props: {}, createdAt: ago(40), sentAt: ago(40) };
  await dependencies.db.insert(emails).values(Array.from({ length: 2_001 }, () => old));
  await scheduledJobs["delete-expired"].run(dependencies);
  const left = await dependencies.db.select({ recipient: emails.recipient }).from(emails);
  expect(left.map(({ recipient }) => recipient).sort()).toEqual([
    "failed for 29 days",
    "queued 31 days ago, sent 29 days ago",
    "sent 29 days ago",
  ]);
});
