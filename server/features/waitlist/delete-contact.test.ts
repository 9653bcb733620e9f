import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { contactDeletions, contacts, mails } from "#db/schema/index.ts";
import { createContactService } from "../../integrations/brevo.ts";
import { callWith } from "../../testing/api-caller.ts";
import { brevo } from "../../testing/stand-ins/brevo.ts";
import { world } from "../../testing/test-app.ts";
import { syncWaitlist } from "./waitlist.job.ts";
import { joinWaitlist } from "./waitlist.ts";

const { parts, make, get, tokenOf, nudged, clock } = await world();
const call = callWith(get);
const token = await tokenOf(await make.user({ isAdmin: true }));

/** A contact service of its own and a contact that it has. */
const synced = async () => {
  await parts.db.delete(contacts);
  await parts.db.delete(contactDeletions);
  const service = brevo();
  onTestFinished(() => void service.stop());
  const sync = (key = "test-key") =>
    syncWaitlist({ ...parts, contactService: createContactService({ url: service.url, key }) });
  const email = `${crypto.randomUUID().slice(0, 8)}+list@people.example`;
  await joinWaitlist(parts, { email });
  await sync();
  expect(service.lists.has(email)).toBe(true);
  const [contact] = await parts.db.select().from(contacts).where(eq(contacts.email, email));
  const deletions = () => parts.db.select().from(contactDeletions);
  return { service, sync, email, id: contact?.id ?? "", deletions };
};
const deleteContact = async (id: string) => (await call("DELETE", `waitlist/${id}`, token)).status;

test("an admin deletes a contact with its mail, and the contact service deletes it too", async () => {
  const { service, sync, email, id, deletions } = await synced();
  nudged.length = 0;
  expect(await deleteContact(id)).toBe(204);
  expect(nudged).toEqual(["sync-waitlist"]);
  expect(await parts.db.$count(contacts, eq(contacts.email, email))).toBe(0);
  expect(await parts.db.$count(mails, eq(mails.recipient, email))).toBe(0);
  await sync();
  expect(service.lists.has(email)).toBe(false);
  expect(await deletions()).toEqual([]);
});

test("a contact that is not there is not found, and its id has to be one", async () => {
  expect(await deleteContact(crypto.randomUUID())).toBe(404);
  expect(await deleteContact("1")).toBe(400);
});

test.each([
  ["answers 500", { status: 500, body: { message: "oops" } }, "500 oops"],
  ["answers 400", { status: 400, body: { code: "invalid_parameter", message: "no" } }, "400 no"],
])("while the service %s the deletion waits, and is retried", async (_, refusal, reason) => {
  const { service, sync, email, id, deletions } = await synced();
  await deleteContact(id);
  service.mood.refusal = refusal;
  await sync();
  expect(await deletions()).toMatchObject([{ email, reason, tries: 1 }]);
  delete service.mood.refusal;
  await sync();
  expect(service.lists.has(email)).toBe(true);
  clock.forward(31);
  await sync();
  expect(service.lists.has(email)).toBe(false);
  expect(await deletions()).toEqual([]);
});

test("a contact that the service does not have counts as deleted", async () => {
  const { service, sync, email, id, deletions } = await synced();
  service.lists.delete(email);
  await deleteContact(id);
  await sync();
  expect(await deletions()).toEqual([]);
});

test("a rejected key stops the job and keeps the deletion", async () => {
  const { service, sync, email, id, deletions } = await synced();
  await deleteContact(id);
  await joinWaitlist(parts, { email: "another@people.example" });
  const before = service.asked.length;
  await sync("wrong");
  expect(service.asked).toHaveLength(before + 1);
  expect(await deletions()).toMatchObject([{ email, reason: "401 Key not found" }]);
});

test("a person who joins again is sent on after the deletion, not before", async () => {
  const { service, sync, email, id } = await synced();
  await deleteContact(id);
  service.mood.refusal = { status: 503, body: {} };
  await sync();
  delete service.mood.refusal;
  await joinWaitlist(parts, { email });
  await sync();
  expect(await parts.db.select().from(contacts)).toMatchObject([{ email, state: "waiting", tries: 0 }]);
  clock.forward(31);
  await sync();
  expect(await parts.db.select().from(contacts)).toMatchObject([{ email, state: "synced", list: 11 }]);
  expect(service.lists.get(email)).toEqual(new Set([11]));
});

test("a contact that is deleted while it is on its way is deleted from the service as well", async () => {
  const { service, email, id } = await synced();
  service.lists.delete(email);
  await parts.db.update(contacts).set({ state: "waiting", nextTryAt: parts.clock() });
  const real = createContactService({ url: service.url, key: "test-key" });
  const contactService = {
    ...real,
    add: async (address: string) => {
      await deleteContact(id);
      await real.delete(address);
      await parts.db.delete(contactDeletions);
      return real.add(address);
    },
  };
  await syncWaitlist({ ...parts, contactService });
  expect(service.lists.has(email)).toBe(true);
  await syncWaitlist({ ...parts, contactService });
  expect(service.lists.has(email)).toBe(false);
});

test("without a contact service a contact that was never sent leaves nothing behind", async () => {
  await parts.db.delete(contactDeletions);
  await joinWaitlist(parts, { email: "local@people.example" });
  const [contact] = await parts.db.select().from(contacts).where(eq(contacts.email, "local@people.example"));
  expect(await deleteContact(contact?.id ?? "")).toBe(204);
  expect(await parts.db.$count(contactDeletions)).toBe(0);
});
