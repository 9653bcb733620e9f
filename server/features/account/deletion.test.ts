import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactDeletions, contacts, mails, users } from "#db/schema/index.ts";
import { sendMails } from "../../emails/send-emails.job.ts";
import { callWith } from "../../testing/api-caller.ts";
import { world } from "../../testing/test-app.ts";
import { joinWaitlist } from "../waitlist/waitlist.ts";
import { deleteAccount } from "./deletion.ts";

const { parts, make, get, tokenOf } = await world();
const call = callWith(get);
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@elsewhere.example`;
const mailsTo = (address: string) => parts.db.$count(mails, eq(mails.recipient, address));
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

const asksForAddress = async (user: { id: string; isAdmin: boolean }, email: string) =>
  expect((await call("PUT", "users/me", await tokenOf(user), { email })).status).toBe(200);

test("deletes the mails to the account's address and to its pending one, whether sent, waiting or failed", async () => {
  const user = await make.user(confirmed);
  const pending = newAddress();
  await asksForAddress(user, pending);
  await sendMails(parts);
  const row = { template: "confirm-email", props: {} };
  await parts.db.insert(mails).values([
    { ...row, recipient: user.email, tries: 40 },
    { ...row, recipient: user.email, sentAt: parts.clock() },
    { ...row, recipient: pending, tries: 40 },
    { ...row, recipient: pending },
  ]);
  expect(await mailsTo(pending)).toBe(3);
  await deleteAccount(parts, user, undefined);
  expect([await mailsTo(user.email), await mailsTo(pending)]).toEqual([0, 0]);
});

test("leaves the mails of another account whose address was only pending here", async () => {
  const [owner, user] = [await make.user(confirmed), await make.user(confirmed)];
  await parts.db.update(users).set({ pendingEmail: owner.email }).where(eq(users.id, user.id));
  await parts.db.insert(mails).values({ recipient: owner.email, template: "magic-link", props: {} });
  await deleteAccount(parts, user, undefined);
  expect(await mailsTo(owner.email)).toBe(1);
});

test("deletes the waitlist contact of a confirmed address, at the contact service too", async () => {
  const user = await make.user(confirmed);
  await joinWaitlist(parts, { email: user.email });
  await parts.db.update(contacts).set({ state: "synced", list: 11 }).where(eq(contacts.email, user.email));
  await deleteAccount(parts, user, undefined);
  expect(await parts.db.$count(contacts, eq(contacts.email, user.email))).toBe(0);
  expect(await parts.db.$count(contactDeletions, eq(contactDeletions.email, user.email))).toBe(1);
});

test("leaves the waitlist contact of an address that was never confirmed", async () => {
  const user = await make.user();
  await joinWaitlist(parts, { email: user.email });
  await deleteAccount(parts, user, undefined);
  expect(await parts.db.$count(contacts, eq(contacts.email, user.email))).toBe(1);
});

test("of two administrators who delete their accounts at once, one stays", async () => {
  await parts.db.delete(users).where(eq(users.isAdmin, true));
  const admins = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })];
  const results = await Promise.allSettled(admins.map((admin) => deleteAccount(parts, admin, undefined)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await parts.db.$count(users, eq(users.isAdmin, true))).toBe(1);
});
