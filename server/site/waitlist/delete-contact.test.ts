import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { contactDeletions, contacts, emails } from "#db/schema/index.ts";
import { createContactService } from "../../integrations/brevo.ts";
import { callWith } from "../../testing/api-caller.ts";
import { brevo } from "../../testing/stand-ins/brevo.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { joinWaitlist } from "./waitlist.ts";

const { dependencies, create, get, tokenOf, runJobs, pendingJobs, clock } = await createTestApp();
const call = callWith(get);
const token = await tokenOf(await create.user({ isAdmin: true }));

/** A contact service with one synced contact. */
const synced = async () => {
  await dependencies.db.delete(contacts);
  await dependencies.db.delete(contactDeletions);
  const service = brevo();
  onTestFinished(() => void service.stop());
  const sync = async (key = "test-key") => {
    const contactService = createContactService({ url: service.url, key });
    await runJobs("delete-contact", { contactService });
    await runJobs("sync-contact", { contactService });
  };
  const email = `${crypto.randomUUID().slice(0, 8)}+list@people.example`;
  await joinWaitlist(dependencies, { email });
  await sync();
  expect(service.lists.has(email)).toBe(true);
  const [contact] = await dependencies.db.select().from(contacts).where(eq(contacts.email, email));
  const deletions = () => dependencies.db.select().from(contactDeletions);
  return { service, sync, email, id: contact?.id ?? "", deletions };
};
const deleteContact = async (id: string) => (await call("DELETE", `waitlist/${id}`, token)).status;

test("an admin deletes a contact with its mail, at the contact service too", async () => {
  const { service, sync, email, id, deletions } = await synced();
  expect(await deleteContact(id)).toBe(204);
  const [deletion] = await deletions();
  expect(await pendingJobs("delete-contact")).toMatchObject([{ state: "created", data: { id: deletion?.id } }]);
  expect(await dependencies.db.$count(contacts, eq(contacts.email, email))).toBe(0);
  expect(await dependencies.db.$count(emails, eq(emails.recipient, email))).toBe(0);
  await sync();
  expect(service.lists.has(email)).toBe(false);
  expect(await deletions()).toEqual([]);
});

test("an unknown contact is not found, and the id is validated", async () => {
  expect(await deleteContact(crypto.randomUUID())).toBe(404);
  expect(await deleteContact("1")).toBe(400);
});

test.each([
  ["answers 500", { status: 500, body: { message: "oops" } }, "500 oops"],
  ["answers 400", { status: 400, body: { code: "invalid_parameter", message: "no" } }, "400 no"],
])("while the service %s the deletion waits, and is retried", async (_, refusal, reason) => {
  const { service, sync, email, id, deletions } = await synced();
  await deleteContact(id);
  service.behavior.refusal = refusal;
  await sync();
  expect(await deletions()).toMatchObject([{ email, reason, attempts: 1 }]);
  delete service.behavior.refusal;
  await sync();
  expect(service.lists.has(email)).toBe(true);
  clock.forward(33);
  await sync();
  expect(service.lists.has(email)).toBe(false);
  expect(await deletions()).toEqual([]);
});

test("a contact unknown to the service counts as deleted", async () => {
  const { service, sync, email, id, deletions } = await synced();
  service.lists.delete(email);
  await deleteContact(id);
  await sync();
  expect(await deletions()).toEqual([]);
});

test("a rejected key stops the job and keeps the deletion", async () => {
  const { service, sync, email, id, deletions } = await synced();
  await deleteContact(id);
  await joinWaitlist(dependencies, { email: "another@people.example" });
  const before = service.requests.length;
  await sync("wrong");
  expect(service.requests).toHaveLength(before + 1);
  expect(await deletions()).toMatchObject([{ email, reason: "401 Key not found" }]);
});

test("a person who joins again is synced after the deletion, not before", async () => {
  const { service, sync, email, id } = await synced();
  await deleteContact(id);
  service.behavior.refusal = { status: 503, body: {} };
  await sync();
  delete service.behavior.refusal;
  await joinWaitlist(dependencies, { email });
  await sync();
  expect(await dependencies.db.select().from(contacts)).toMatchObject([{ email, state: "waiting", attempts: 0 }]);
  clock.forward(61);
  await sync();
  expect(await dependencies.db.select().from(contacts)).toMatchObject([{ email, state: "synced", list: 11 }]);
  expect(service.lists.get(email)).toEqual(new Set([11]));
});

test("a contact deleted while being synced is deleted at the service as well", async () => {
  const { service, email, id } = await synced();
  service.lists.delete(email);
  await dependencies.db.update(contacts).set({ state: "waiting" });
  const real = createContactService({ url: service.url, key: "test-key" });
  const contactService = {
    ...real,
    add: async (address: string) => {
      await deleteContact(id);
      await real.delete(address);
      await dependencies.db.delete(contactDeletions);
      return real.add(address);
    },
  };
  await dependencies.jobs.enqueueFor(dependencies.db, "sync-contact", id);
  await runJobs("sync-contact", { contactService });
  expect(service.lists.has(email)).toBe(true);
  await runJobs("delete-contact", { contactService });
  expect(service.lists.has(email)).toBe(false);
});

test("without a contact service, deleting a contact that was never synced leaves nothing behind", async () => {
  await dependencies.db.delete(contactDeletions);
  await joinWaitlist(dependencies, { email: "local@people.example" });
  const [contact] = await dependencies.db.select().from(contacts).where(eq(contacts.email, "local@people.example"));
  expect(await deleteContact(contact?.id ?? "")).toBe(204);
  expect(await dependencies.db.$count(contactDeletions)).toBe(0);
});
