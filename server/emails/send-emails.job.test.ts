import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { emails } from "#db/schema/index.ts";
import { createMailService } from "../integrations/smtp.ts";
import { jobs } from "../jobs.ts";
import { createTestApp } from "../testing/test-app.ts";
import { enqueueEmail } from "./email-queue.ts";
import { sendEmails } from "./send-emails.job.ts";

const { dependencies, outbox, clock } = await createTestApp();
const to = "ada@people.example";
const row = async () => (await dependencies.db.select().from(emails).where(eq(emails.recipient, to)))[0];

beforeEach(async () => {
  await dependencies.db.delete(emails);
  outbox.length = 0;
  await enqueueEmail(dependencies.db, { to, template: "waitlist-welcome", props: {} });
});

test("sends a mail once, as HTML and as text", async () => {
  await sendEmails(dependencies);
  await sendEmails(dependencies);
  expect(outbox).toMatchObject([{ to, subject: "You are on the waitlist" }]);
  expect(outbox[0]?.html).toContain("You will be notified once the product is online");
  expect(outbox[0]?.text).toContain("You will be notified once the product is online");
  expect(outbox[0]?.text).not.toContain("<");
  expect(await row()).toMatchObject({ sentAt: dependencies.clock() });
});

test("retries a failed mail with growing delays, without holding up others", async () => {
  await enqueueEmail(dependencies.db, { to: "ben@people.example", template: "waitlist-welcome", props: {} });
  const failing = {
    send: async (message: { to: string }) => {
      if (message.to === to) throw new Error("550 mailbox busy");
      outbox.push(message as never);
    },
  };
  await sendEmails({ ...dependencies, mail: failing });
  expect(outbox.map((message) => message.to)).toEqual(["ben@people.example"]);
  expect(await row()).toMatchObject({ sentAt: null, attempts: 1 });
  await sendEmails(dependencies);
  expect(outbox).toHaveLength(1);
  clock.forward(31);
  await sendEmails(dependencies);
  expect(outbox).toHaveLength(2);
});

test("without SMTP a mail is a file that any mail client opens", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "linkstead-mail-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const mail = createMailService({ DATA_DIR, SMTP_URL: undefined, MAIL_FROM: undefined });
  await sendEmails({ ...dependencies, mail });
  const [file = ""] = readdirSync(join(DATA_DIR, "outbox"));
  const raw = readFileSync(join(DATA_DIR, "outbox", file), "utf8");
  expect(file).toBe(`${(await row())?.id}.eml`);
  expect(raw).toMatch(/^To: ada@people\.example$/m);
  expect(raw).toMatch(/^Subject: You are on the waitlist$/m);
});

test("deletes a mail 30 days after it was sent, or queued if it could never be sent", async () => {
  const queue = (name: string, values: Partial<typeof emails.$inferInsert>) =>
    dependencies.db.insert(emails).values({ recipient: name, template: "waitlist-welcome", props: {}, ...values });
  const ago = (days: number) => new Date(dependencies.clock().getTime() - days * 24 * 3600_000);
  await dependencies.db.delete(emails);
  await queue("sent 31 days ago", { createdAt: ago(31), sentAt: ago(31) });
  await queue("sent 29 days ago", { createdAt: ago(29), sentAt: ago(29) });
  await queue("queued 31 days ago, sent 29 days ago", { createdAt: ago(31), sentAt: ago(29) });
  await queue("failed for 31 days", { createdAt: ago(31), attempts: 700 });
  await queue("failed for 29 days", { createdAt: ago(29), attempts: 600 });
  const old = { recipient: "many", template: "waitlist-welcome", props: {}, createdAt: ago(40), sentAt: ago(40) };
  await dependencies.db.insert(emails).values(Array.from({ length: 2_001 }, () => old));
  await jobs["delete-expired"].run(dependencies);
  const left = await dependencies.db.select({ recipient: emails.recipient }).from(emails);
  expect(left.map(({ recipient }) => recipient).sort()).toEqual([
    "failed for 29 days",
    "queued 31 days ago, sent 29 days ago",
    "sent 29 days ago",
  ]);
});
