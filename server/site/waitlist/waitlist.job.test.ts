import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import { createContactService } from "../../integrations/brevo.ts";
import { brevo } from "../../testing/stand-ins/brevo.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { joinWaitlist } from "./waitlist.ts";

const { dependencies, runJobs, clock } = await createTestApp();

/** A contact service, and a contact waiting to be sent to it. */
const waiting = async (key?: string) => {
  await dependencies.db.delete(contacts);
  const service = brevo();
  onTestFinished(() => void service.stop());
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  await joinWaitlist(dependencies, { email });
  const contactService = createContactService({ url: service.url, key: key ?? "test-key" });
  const sync = () => runJobs("sync-contact", { contactService });
  const row = async () => (await dependencies.db.select().from(contacts).where(eq(contacts.email, email)))[0];
  return { service, email, sync, row };
};

test("a new contact goes to list 11", async () => {
  const { service, email, sync, row } = await waiting();
  await sync();
  expect(service.lists.get(email)).toEqual(new Set([11]));
  expect(await row()).toMatchObject({ state: "synced", list: 11 });
});

test("a contact known to the service goes to list 25", async () => {
  const { service, email, sync, row } = await waiting();
  service.lists.set(email, new Set([3]));
  await sync();
  expect(service.lists.get(email)).toEqual(new Set([3, 25]));
  expect(await row()).toMatchObject({ state: "synced", list: 25 });
});

test("a contact already in list 25 is done", async () => {
  const { service, email, sync, row } = await waiting();
  service.lists.set(email, new Set([25]));
  await sync();
  expect(await row()).toMatchObject({ state: "synced", list: 25 });
});

test.each([
  {
    code: "duplicate_parameter",
    message: "Unable to create contact, email is already associated with another Contact",
  },
  { code: "invalid_parameter", message: "Contact already in list and/or does not exist" },
  { code: "invalid_parameter", message: "Contact already exist" },
])("treats '$message' as a known contact", async (body) => {
  const { service, sync, row } = await waiting();
  service.behavior.refusal = { status: 400, body };
  await sync();
  expect(service.requests.map(({ path }) => path)).toEqual(["/contacts", "/contacts/lists/25/contacts/add"]);
  expect(await row()).toMatchObject({ state: "synced", list: 25 });
});

test("a contact that the service rejects is marked failed with its message and not sent again", async () => {
  const { service, sync, row } = await waiting();
  service.behavior.refusal = { status: 400, body: { code: "invalid_parameter", message: "Invalid email address" } };
  await sync();
  expect(await row()).toMatchObject({ state: "failed", reason: "400 Invalid email address" });
  clock.forward(24 * 3600);
  await sync();
  expect(service.requests).toHaveLength(1);
});

test.each([
  ["500", { status: 500, body: { message: "oops" } }],
  ["503 without a body", { status: 503, body: undefined }],
  ["text that is not JSON", { status: 502, body: "<html>" }],
])("while the service answers %s the contact waits, and is sent once it works", async (_, refusal) => {
  const { service, email, sync, row } = await waiting();
  service.behavior.refusal = refusal;
  await sync();
  expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
  delete service.behavior.refusal;
  await sync();
  expect(service.requests, "not before its time").toHaveLength(1);
  clock.forward(33);
  await sync();
  expect(await row()).toMatchObject({ state: "synced", list: 11, reason: null });
  expect(service.lists.get(email)).toEqual(new Set([11]));
});

test("an unreachable service loses nothing", async () => {
  const { service, sync, row } = await waiting();
  await service.stop();
  await sync();
  expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
});

test("honours the service's Retry-After", async () => {
  const { service, sync, row } = await waiting();
  service.behavior.refusal = { status: 429, body: {}, headers: { "x-sib-ratelimit-reset": "120" } };
  await sync();
  delete service.behavior.refusal;
  clock.forward(60);
  await sync();
  expect(await row()).toMatchObject({ state: "waiting" });
  clock.forward(61);
  await sync();
  expect(await row()).toMatchObject({ state: "synced" });
});

test("a rejected key stops the job and is shown on the contact", async () => {
  const { service, sync, row } = await waiting("wrong");
  await joinWaitlist(dependencies, { email: "second@people.example" });
  await sync();
  expect(service.requests).toHaveLength(1);
  const rows = await dependencies.db.select().from(contacts);
  expect(rows.map(({ reason }) => reason)).toContain("401 Key not found");
  expect(await row()).toMatchObject({ state: "waiting" });
});

test("two processes send each contact once", async () => {
  const { service, sync } = await waiting();
  for (let at = 0; at < 45; at++) await joinWaitlist(dependencies, { email: `${at}@many.example` });
  await Promise.all([sync(), sync()]);
  expect(service.requests).toHaveLength(46);
  expect(service.lists.size).toBe(46);
});

test("without a contact service contacts stay here", async () => {
  const { row } = await waiting();
  await runJobs("sync-contact");
  expect(await row()).toMatchObject({ state: "waiting", attempts: 0 });
});
