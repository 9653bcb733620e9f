// The clock is set back by an hour, as after a wrong time was corrected: no one is signed out, and nothing is lost, done twice or
// held by a lease of the time that is over.
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { webhooks } from "#db/schema/index.ts";
import { createVerificationToken, requireVerificationToken } from "./account/auth/verification-tokens.ts";
import { createListingCache } from "./conversations/mentions/sources/community-posts.ts";
import { createReceiver } from "./developers/webhooks/testing/receiver.ts";
import { createWebhooksApp } from "./developers/webhooks/testing/webhooks-app.ts";
import { callWith } from "./testing/api-caller.ts";

const receiver = createReceiver();
afterAll(() => receiver.stop());
const app = await createWebhooksApp({ allow: [receiver.host] });
const { dependencies, create, clock, get, tokenOf, outbox, runJobs } = app;
const { db } = dependencies;
const call = callWith(get);
const hour = 3600;

test("a session goes on, and its requests are repeated once", async () => {
  const user = await create.user({ trialEndsAt: new Date("2026-12-31") });
  const token = await tokenOf(user);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": "one" };
  const body = JSON.stringify({ name: "Parcelo", url: "https://parcelo.example", keywords: [] });
  const add = () => get("/api/projects", { method: "POST", headers, body });
  expect((await add()).status).toBe(201);
  clock.forward(-hour);
  expect((await call("GET", "users/me", token)).status).toBe(200);
  expect((await add()).headers.get("idempotency-replayed")).toBe("true");
  expect(await (await call("GET", "projects/my", token)).json()).toMatchObject({ total: 1 });
});

test("a mailed link still works", async () => {
  const user = await create.user();
  const recipient = { userId: user.id, purpose: "magic-link" as const, email: user.email };
  const token = await createVerificationToken(dependencies, recipient);
  clock.forward(-hour);
  expect(await requireVerificationToken(db, dependencies.clock(), ["magic-link"], token)).toMatchObject({
    userId: user.id,
  });
});

test("an email that waits is sent, once", async () => {
  await call("POST", "waitlist", undefined, { email: "ada@people.example" });
  clock.forward(-hour);
  await runJobs("send-email");
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === "ada@people.example")).toHaveLength(1);
});

test("a webhook that a killed process held delivers what waits, once", async () => {
  const hook = await app.createHook(receiver.url);
  const id = crypto.randomUUID();
  await app.emit(hook.projectId, id);
  await db
    .update(webhooks)
    .set({ leaseUntil: new Date(dependencies.clock().getTime() + 60_000) })
    .where(eq(webhooks.id, hook.id));
  await app.deliver();
  expect(receiver.received).toEqual([]);
  await app.deliverAfter(-hour);
  await app.deliver();
  expect(receiver.accepted().map(({ objectId }) => objectId)).toEqual([id]);
});

test("a listing that was read an hour ahead is read again", async () => {
  let reads = 0;
  const cached = createListingCache(dependencies.clock);
  const read = () => cached("new", async () => ++reads);
  expect([await read(), await read()]).toEqual([1, 1]);
  clock.forward(-hour);
  expect([await read(), await read()]).toEqual([2, 2]);
});
