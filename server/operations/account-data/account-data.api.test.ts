import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactDeletions, contacts, emails, users } from "#db/schema/index.ts";
import type { Payments } from "../../integrations/stripe/stripe.ts";
import { joinWaitlist } from "../../site/waitlist/waitlist.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { untilWaiting } from "../../testing/test-database.ts";
import { eraseAccount } from "./deletion.ts";

const { dependencies, runJobs, outbox, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@elsewhere.example`;
const mailsTo = (address: string) => dependencies.db.$count(emails, eq(emails.recipient, address));
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

const requestEmailChange = async (user: { id: string; isAdmin: boolean }, email: string) =>
  expect((await call("PUT", "users/me", await tokenOf(user), { email })).status).toBe(200);

test("deletes mails to the account's current and pending address, whether sent, waiting or failed", async () => {
  const user = await create.user(confirmed);
  const pending = newAddress();
  await requestEmailChange(user, pending);
  await runJobs("send-email");
  const row = { template: "confirm-email", props: {} };
  await dependencies.db.insert(emails).values([
    { ...row, recipient: user.email },
    { ...row, recipient: user.email, sentAt: dependencies.clock() },
    { ...row, recipient: pending },
    { ...row, recipient: pending },
  ]);
  expect(await mailsTo(pending)).toBe(3);
  await eraseAccount(dependencies, user.id);
  expect([await mailsTo(user.email), await mailsTo(pending)]).toEqual([0, 0]);
});

test("a mail that waits to be sent is not sent after its account was deleted", async () => {
  const user = await create.user(confirmed);
  const pending = newAddress();
  await requestEmailChange(user, pending);
  await eraseAccount(dependencies, user.id);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => [user.email, pending].includes(to))).toEqual([]);
});

test("keeps the mails of another account whose address was only pending here", async () => {
  const [owner, user] = [await create.user(confirmed), await create.user(confirmed)];
  await dependencies.db.update(users).set({ pendingEmail: owner.email }).where(eq(users.id, user.id));
  await dependencies.db.insert(emails).values({ recipient: owner.email, template: "magic-link", props: {} });
  await eraseAccount(dependencies, user.id);
  expect(await mailsTo(owner.email)).toBe(1);
});

test("deletes the waitlist contact of a confirmed address, at the contact service too", async () => {
  const user = await create.user(confirmed);
  await joinWaitlist(dependencies, { email: user.email });
  await dependencies.db.update(contacts).set({ state: "synced", list: 11 }).where(eq(contacts.email, user.email));
  await eraseAccount(dependencies, user.id);
  expect(await dependencies.db.$count(contacts, eq(contacts.email, user.email))).toBe(0);
  expect(await dependencies.db.$count(contactDeletions, eq(contactDeletions.email, user.email))).toBe(1);
});

test("keeps the waitlist contact of an address that was never confirmed", async () => {
  const user = await create.user();
  await joinWaitlist(dependencies, { email: user.email });
  await eraseAccount(dependencies, user.id);
  expect(await dependencies.db.$count(contacts, eq(contacts.email, user.email))).toBe(1);
});

/** Locks all administrators until two transactions wait for them, so that these see the same rows. */
const lockUntilTwoWait = (onLocked: () => void) =>
  dependencies.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.isAdmin, true)).for("update");
    onLocked();
    await untilWaiting(tx, 2);
  });

test.each([true, false])("of the last two administrators who leave at once, one stays, grace: %s", async (grace) => {
  await dependencies.db.delete(users).where(eq(users.isAdmin, true));
  const password = "a long enough password";
  const admins = [await create.user({ isAdmin: true, password }), await create.user({ isAdmin: true, password })];
  for (const { id: userId } of admins) await create.subscription({ userId, status: "active" });
  const tokens = await Promise.all(admins.map((admin) => tokenOf(admin)));
  const { promise: areLocked, resolve } = Promise.withResolvers<void>();
  let locking: Promise<void> | undefined;
  const lock = () => {
    locking = lockUntilTwoWait(resolve);
    return areLocked;
  };
  let arrived = 0;
  // With grace, Stripe is called between two checks: both pass the first one before either changes anything.
  const endAtPeriodEnd = async () => (++arrived === 2 ? lock() : areLocked);
  const payments = { endAtPeriodEnd, cancelNow: async () => {} } as unknown as Payments;
  const leave = callWith((await createTestApp({ db: dependencies.db, payments })).get);
  if (!grace) await lock();
  const responses = await Promise.all(tokens.map((token) => leave("DELETE", "users/me", token, { password, grace })));
  await locking;
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  const staying = and(eq(users.isAdmin, true), isNull(users.deletionAt));
  expect(await dependencies.db.$count(users, staying)).toBe(1);
});
