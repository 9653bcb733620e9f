import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { articleEvents, emails, submissions, users } from "#db/schema/index.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { addNote, transition } from "../submissions/transition.ts";
import { sendSubmissionEmails } from "./submission-emails.job.ts";

const { dependencies, runJobs, create, get, outbox, clock } = await createTestApp();
const { db } = dependencies;
const hour = 3600;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(emails);
  outbox.length = 0;
});

const customer = async ({ credit = 5, ...values }: Partial<typeof users.$inferInsert> & { credit?: number } = {}) => {
  const user = await create.user({ emailVerifiedAt: dependencies.clock(), ...values });
  const { id: projectId } = await create.project({ ownerId: user.id, name: "Parcelo" });
  if (credit)
    await addCredits(db, { userId: user.id, kind: "submission", delta: credit, reason: "trial", source: user.id });
  const add = async (name: string, submission: Partial<typeof submissions.$inferInsert> = {}) => {
    const { id: directoryId } = await create.directory({ name });
    const createdAt = new Date(dependencies.clock().getTime() - hour * 1000);
    return (await create.submission({ projectId, directoryId, createdAt, ...submission })).id;
  };
  return { user, projectId, add };
};
const move = (id: string, change: Parameters<typeof transition>[3]) =>
  db.transaction((tx) => transition(tx, dependencies.clock(), id, change));
const mailed = async () => {
  await sendSubmissionEmails(dependencies);
  await runJobs("send-email");
  return outbox.splice(0);
};

test("announces proposals, which are approved automatically 72 hours later", async () => {
  const { user, add } = await customer();
  const id = await add("Launch list", { fitScore: 80 });
  await add("Startup index", { fitScore: 70 });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: user.email, subject: "2 directories are ready for your approval" });
  expect(mail?.text).toContain("We propose 2 directories that fit Parcelo: Launch list and Startup index.");
  expect(mail?.text).toContain("approved automatically on Tuesday, November 24");
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  expect(row?.autoApproveAt).toEqual(new Date(dependencies.clock().getTime() + 72 * hour * 1000));
  clock.forward(25 * hour);
  expect(await mailed()).toEqual([]);
});

test.each([
  ["an operator", "operator", 1],
  ["the language model", "system", 1],
  ["the customer", "customer", 0],
] as const)(
  "announces an article for review that was written by %s, unless by the customer",
  async (_, actor, count) => {
    const { projectId } = await customer({ credit: 0 });
    const { id: articleId } = await create.article({ projectId, title: "How to track a parcel", state: "in_review" });
    await db
      .insert(articleEvents)
      .values({ articleId, actor, from: "drafting", to: "in_review", at: dependencies.clock() });
    const mails = await mailed();
    expect(mails.length).toBe(count);
    for (const mail of mails) {
      expect(mail.subject).toBe("1 article is ready for your review");
      expect(mail.text).toContain("How to track a parcel, for Parcelo");
    }
    clock.forward(25 * hour);
    expect(await mailed()).toEqual([]);
  },
);

test.each([
  ["doesn't want these emails", { wantsSubmissionEmails: false }],
  ["hasn't confirmed the address", { emailVerifiedAt: null }],
  ["has no credit to approve them with", { credit: 0 }],
  ["is about to be erased", { deletionAt: dependencies.clock() }],
])("announces no proposals to a user who %s, and approves none", async (_, values) => {
  const { add } = await customer(values);
  const id = await add("Launch list");
  expect(await mailed()).toEqual([]);
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  expect(row?.autoApproveAt).toBeNull();
});

test("collects what needs the customer, the first live link and losses in one email", async () => {
  const { add } = await customer();
  const waiting = await add("Needs list", { state: "in_progress", creditState: "reserved" });
  const found = await add("Live list", {
    state: "submitted",
    creditState: "consumed",
    linkUrl: "https://live.example/parcelo",
  });
  const lost = await add("Lost list", { state: "suspect", creditState: "consumed" });
  await add("Next best", { replacesId: lost });
  await move(waiting, {
    to: "needs_customer",
    actor: "operator",
    values: { reason: "confirm_mail", note: "Click the link in their email." },
  });
  await move(found, { to: "live", actor: "verifier", values: { firstLiveAt: dependencies.clock() } });
  await move(lost, { to: "lost", actor: "verifier" });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("1 submission needs your answer");
  expect(mail?.text).toMatch(/Needs list for Parcelo, by \w+day, December \d: Click the link in their email\./);
  expect(mail?.text).toContain("Live list lists Parcelo: your first link is live");
  expect(mail?.text).toContain("Your credit is back, and we propose Next best instead.");
});

test("a loss comes with its replacement, although both jobs run at the same minute", async () => {
  const { add } = await customer();
  const lost = await add("Lost list", { state: "suspect", creditState: "consumed", submittedAt: dependencies.clock() });
  await move(lost, { to: "lost", actor: "verifier" });
  const [mail] = await mailed();
  expect(mail?.text).toContain("Lost list no longer links to Parcelo;");
  expect(mail?.text).toMatch(/Your credit is back, and we propose .+ instead\./);
});

test("a loss without a credit says why, and a lesser replacement what it lacks", async () => {
  const { add } = await customer();
  const firstLiveAt = new Date(dependencies.clock().getTime() - 91 * 24 * hour * 1000);
  const suspect = (name: string, values = {}) =>
    add(name, { state: "suspect", creditState: "consumed", submittedAt: firstLiveAt, ...values });
  const lose = (id: string) => move(id, { to: "lost", actor: "verifier" });
  await lose(await suspect("Old list", { firstLiveAt }));
  const replacesId = await suspect("Better list");
  const reason = "No other directory that fits you has a followed link, as the lost one had.";
  await add("Lesser list", { replacesId, fitReasons: [reason, "Has a category for help desks"] });
  await lose(replacesId);
  // A trial gives back three credits.
  for (let at = 1; at <= 3; at++) await lose(await suspect(`Young list ${at}`));
  const [mail] = await mailed();
  expect(mail?.text).toMatch(/Old list no longer .* The listing was live for more than 90 days, so its credit isn't/);
  expect(mail?.text).toContain(`we propose Lesser list instead. ${reason} We'll look again`);
  expect(mail?.text).toMatch(/Young list 3 no longer .* Your plan has returned all the credits that it includes/);
});

test("later live links wait for the report", async () => {
  const { add } = await customer();
  await add("First list", { state: "live", firstLiveAt: new Date(dependencies.clock().getTime() - 1000) });
  const id = await add("Second list", { state: "submitted", creditState: "consumed" });
  await move(id, { to: "live", actor: "verifier", values: { firstLiveAt: dependencies.clock() } });
  expect(await mailed()).toEqual([]);
});

test("a followed link that becomes a nofollow one is news while it stays so", async () => {
  const { add } = await customer();
  const values = { state: "live", firstLiveAt: new Date(dependencies.clock().getTime() - 1000) } as const;
  const note = { actor: "verifier", note: "The link changed from followed to not followed." } as const;
  for (const linkKind of ["nofollow", "follow"] as const) {
    const id = await add(`${linkKind} list`, { ...values, linkKind, linkUrl: `https://${linkKind}.example/parcelo` });
    await addNote(db, dependencies.clock(), { id, state: "live" }, note);
  }
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("1 link is no longer followed");
  expect(mail?.text).toContain("nofollow list now marks its link to Parcelo as nofollow.");
});

test("a note about a submission is no news", async () => {
  const { add } = await customer();
  const lost = await add("Lost list", { state: "lost", creditState: "returned" });
  const note = { actor: "verifier", note: "An operator found no link in a browser." } as const;
  await addNote(db, dependencies.clock(), { id: lost, state: "lost" }, note);
  expect(await mailed()).toEqual([]);
});

test("emails at most once in 24 hours, loses nothing in between, and repeats nothing", async () => {
  const { add } = await customer();
  const needCustomer = async (name: string) =>
    move(await add(name, { state: "in_progress", creditState: "reserved" }), {
      to: "needs_customer",
      actor: "operator",
      values: { reason: "other" },
    });
  await needCustomer("Monday list");
  expect(await mailed()).toHaveLength(1);
  clock.forward(hour);
  await needCustomer("Tuesday list");
  expect(await mailed()).toEqual([]);
  clock.forward(23 * hour);
  const [mail] = await mailed();
  expect(mail?.text).toContain("Tuesday list");
  expect(mail?.text).not.toContain("Monday list");
});

test("what happened before another email of the day is in the next one", async () => {
  const { user, add } = await customer();
  const id = await add("Monday list", { state: "in_progress", creditState: "reserved" });
  await move(id, { to: "needs_customer", actor: "operator", values: { reason: "other" } });
  await db.update(users).set({ submissionEmailAt: dependencies.clock() }).where(eq(users.id, user.id));
  expect(await mailed()).toEqual([]);
  clock.forward(24 * hour);
  expect((await mailed())[0]?.text).toContain("Monday list");
});

test("two concurrent processes email each user once", async () => {
  for (let count = 0; count < 4; count++) await (await customer()).add("Launch list");
  await Promise.all([sendSubmissionEmails(dependencies), sendSubmissionEmails(dependencies)]);
  await runJobs("send-email");
  expect(outbox).toHaveLength(4);
});

test("the one-click unsubscribe turns these emails off and leaves the digest on", async () => {
  const { user, add } = await customer();
  await add("Launch list");
  const [mail] = await mailed();
  const [, address = ""] = mail?.headers?.["List-Unsubscribe"]?.match(/^<https:\/\/linkstead\.test([^>]+)>$/) ?? [];
  const response = await get(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect([response.status, await response.json()]).toEqual([200, { submissions: false }]);
  expect(await db.select().from(users).where(eq(users.id, user.id))).toMatchObject([
    { wantsSubmissionEmails: false, wantsDigest: true },
  ]);
  const opened = await get(address);
  expect(opened.headers.get("location")).toMatch(/^\/auth\/digest-off\?list=submissions&token=/);
  const digestAddress = address.replace("list=submissions&", "");
  expect((await get(digestAddress, { method: "POST" })).status).toBe(400);
});

test("nothing is sent if the news are gone before the email is", async () => {
  const { projectId, add } = await customer();
  await add("Launch list");
  await sendSubmissionEmails(dependencies);
  await db.delete(submissions).where(eq(submissions.projectId, projectId));
  await runJobs("send-email");
  expect(outbox).toEqual([]);
});

test("reports published pages that disappeared or changed, once, and not those that were only seen once", async () => {
  const { projectId, user } = await customer({ credit: 0 });
  const { id: destinationId } = await create.destination({ projectId });
  const now = dependencies.clock();
  const publish = (title: string, values: Partial<Parameters<typeof create.publication>[0]>) =>
    create.publication({
      projectId,
      destinationId,
      url: `https://parcelo.example/${title.toLowerCase()}`,
      document: { title },
      ...values,
    });
  await publish("Prices", { problem: "gone", problemSeenAt: now, problemConfirmedAt: now });
  await publish("Guide", { problem: "noindex", problemSeenAt: now, problemConfirmedAt: now });
  await publish("Tour", { problem: "gone", problemSeenAt: now });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: user.email, subject: "2 published pages need your attention" });
  expect(mail?.text).toContain("Prices, for Parcelo, is no longer there.");
  expect(mail?.text).toContain("Guide, for Parcelo, asks search engines not to list it.");
  expect(mail?.text).not.toContain("Tour");
  expect(mail?.text).toContain("/dashboard/destinations");
  clock.forward(25 * hour);
  expect(await mailed()).toEqual([]);
});
