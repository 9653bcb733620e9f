import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, expect, test } from "vitest";
import { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { selfSigned } from "../../testing/self-signed.ts";
import { stopElapsedTime } from "../../testing/stop-date.ts";
import { deleteOldDeliveries, deliverWebhooks } from "./deliver.job.ts";
import { createReceiver, isSigned, receiverSecret } from "./testing/receiver.ts";
import { createWebhooksApp } from "./testing/webhooks-app.ts";

const receiver = createReceiver();
const other = createReceiver();
const untrusted = createReceiver({ tls: selfSigned(["127.0.0.1"]) });
const closed = "127.0.0.1:1";
const { dependencies, create, as, runJobs, outbox, clock, createHook, emit, deliver, deliverAfter, hook, deliveries } =
  await createWebhooksApp({ allow: [receiver.host, other.host, untrusted.host, closed] });
const { db } = dependencies;
const now = () => dependencies.clock();
const object = () => crypto.randomUUID();
const minute = 60;
const hour = 60 * minute;
/** Seconds between two attempts, without the jitter of at most a tenth. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

afterAll(() => Promise.all([receiver, other, untrusted].map((server) => server.stop())));
afterEach(async () => {
  await db.delete(webhooks);
  for (const { received, behavior } of [receiver, other]) {
    expect(behavior.invalid).toBe(0);
    received.length = 0;
    behavior.reply = undefined;
  }
});

test("delivers an event once, signed so that the official library accepts it", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const objectId = object();
  await emit(projectId, objectId);
  await deliverWebhooks({ ...dependencies, clock: () => new Date() });
  await deliver();
  const [event, ...more] = receiver.received;
  if (!event) throw new Error("Nothing was delivered.");
  expect(more).toEqual([]);
  expect(new Webhook(receiverSecret).verify(event.body, event.headers)).toMatchObject({
    type: "report.ready",
    timestamp: dependencies.clock().toISOString(),
    data: { id: objectId, projectId, month: "2026-11" },
  });
  expect(await deliveries(id)).toMatchObject([
    { id: event.id, state: "delivered", failures: 0, attempts: [{ status: 204, error: null }] },
  ]);
});

test("queues an event only with the transaction, for active webhooks of the project that want it", async () => {
  const { id, projectId } = await createHook(receiver.url, { events: ["report.ready"] });
  await create.webhook({ projectId, url: receiver.url, events: ["report.ready"], isActive: false });
  await create.webhook({ projectId, url: receiver.url, events: ["submission.live"] });
  await createHook(receiver.url);
  const event = { type: "lead.created", data: { id: object() } } as Parameters<typeof emitEvents>[3][number];
  await emitEvents(db, now(), projectId, [event]);
  await db
    .transaction(async (tx) => {
      await emitEvents(tx, now(), projectId, [{ ...event, type: "report.ready" } as typeof event]);
      throw new Error("Rolled back.");
    })
    .catch(() => {});
  await emit(projectId, object());
  expect((await deliveries(id)).map((row) => row.event)).toEqual(["report.ready"]);
  expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.projectId, projectId))).toBe(1);
});

test.each([
  ["an error", () => new Response("no", { status: 500 }), "The endpoint answered with status 500."],
  ["a redirect", () => Response.redirect(other.url, 307), "Redirects aren't followed. Use the final address."],
  ["a rejection", () => new Response(null, { status: 404 }), "The endpoint answered with status 404."],
])("counts %s as a failure and tries again under the same id", async (_, reply, error) => {
  const { id, projectId } = await createHook(receiver.url);
  await emit(projectId, object());
  receiver.behavior.reply = reply;
  await deliver();
  expect((await hook(id)).failingSince).toEqual(now());
  receiver.behavior.reply = undefined;
  await deliverAfter(4);
  expect(receiver.received).toHaveLength(1);
  await deliverAfter(2);
  const [first, second] = receiver.received;
  expect(second?.id).toBe(first?.id);
  expect(second?.body).toBe(first?.body);
  expect(Number(second?.headers["webhook-timestamp"]) - Number(first?.headers["webhook-timestamp"])).toBe(6);
  expect(second?.headers["webhook-signature"]).not.toBe(first?.headers["webhook-signature"]);
  const [delivery] = await deliveries(id);
  expect(delivery).toMatchObject({ state: "delivered", attempts: [{ error }, { status: 204, error: null }] });
  expect((await hook(id)).failingSince).toBeNull();
  expect(other.received).toEqual([]);
});

test.each([
  ["a wrong certificate", () => untrusted.url, "The certificate isn't valid."],
  ["a private address", () => "https://10.0.0.1/hooks", "The address isn't on the public internet."],
  ["a metadata address", () => "http://169.254.169.254/latest", "The address isn't on the public internet."],
  ["a closed port", () => `http://${closed}/`, "The connection failed."],
])("sends nothing to %s", async (_, url, error) => {
  const { id, projectId } = await createHook(url());
  await emit(projectId, object());
  await deliver();
  expect(await deliveries(id)).toMatchObject([{ state: "pending", attempts: [{ status: null, error }] }]);
  expect(untrusted.received).toEqual([]);
});

test("retries nine times over three days, then gives up", async () => {
  const { id, projectId } = await createHook(receiver.url);
  receiver.behavior.reply = () => new Response(null, { status: 500 });
  await emit(projectId, object());
  await deliver();
  for (const [retry, wait] of waits.entries()) {
    await deliverAfter(wait - 1);
    expect(receiver.received).toHaveLength(retry + 1);
    await deliverAfter(wait / 10 + 1);
    expect(receiver.received).toHaveLength(retry + 2);
  }
  await deliverAfter(48 * hour);
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
  const [delivery] = await deliveries(id);
  expect([delivery?.state, delivery?.attempts.length]).toEqual(["failed", 10]);
});

test("an event waits for the earlier one of its object, until that has failed for good, and for no other", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const [one, two] = [object(), object()];
  receiver.behavior.reply = ({ body }) => new Response(null, { status: body.includes("2026-01") ? 400 : 200 });
  await emit(projectId, one, "2026-01");
  await emit(projectId, one, "2026-02");
  await emit(projectId, two, "2026-03");
  await deliver();
  const months = () => receiver.received.map(({ body }) => JSON.parse(body).data.month);
  expect(months().sort()).toEqual(["2026-01", "2026-03"]);
  for (const wait of waits) {
    expect(months()).not.toContain("2026-02");
    await deliverAfter(wait * 1.1 + 1);
  }
  expect(months().slice(-2)).toEqual(["2026-01", "2026-02"]);
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(["failed", "delivered", "delivered"]);
});

test("a retry comes before the events of its object that were queued meanwhile", async () => {
  const { projectId } = await createHook(receiver.url);
  const objectId = object();
  receiver.behavior.reply = () => new Response(null, { status: 500 });
  await emit(projectId, objectId, "2026-01");
  await deliver();
  receiver.behavior.reply = undefined;
  await emit(projectId, objectId, "2026-02");
  await emit(projectId, objectId, "2026-03");
  await deliverAfter(6);
  expect(receiver.accepted().map(({ body }) => JSON.parse(body).data.month)).toEqual(["2026-01", "2026-02", "2026-03"]);
});

test("status 410 turns the webhook off and tells its owner; turned on again, it gets what waited", async () => {
  const { id, projectId, user } = await createHook(receiver.url);
  receiver.behavior.reply = () => new Response(null, { status: 410 });
  const objectId = object();
  await emit(projectId, objectId);
  await emit(projectId, objectId);
  await deliver();
  await deliverAfter(hour);
  expect(receiver.received).toHaveLength(1);
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(["failed", "pending"]);
  expect(await hook(id)).toMatchObject({ isActive: false, reason: expect.stringContaining("410") });
  await runJobs("send-email");
  const mail = outbox.find(({ to }) => to === user.email);
  receiver.behavior.reply = undefined;
  await as(user).then((client) => client.webhooks[":id"].$put({ param: { id }, json: { active: true } }));
  await deliver();
  expect(receiver.accepted()).toHaveLength(1);
  expect(mail?.subject).toBe("We turned off your webhook for Parcelo");
  expect(mail?.text).toContain(`/dashboard/integrations?project=${projectId}`);
});

test("is turned off after five days of failures, with one email", async () => {
  const { id, projectId, user } = await createHook(receiver.url);
  receiver.behavior.reply = () => new Response(null, { status: 500 });
  for (let day = 0; day < 5; day++) {
    expect((await hook(id)).isActive).toBe(true);
    await emit(projectId, object());
    await deliver();
    await deliverAfter(24 * hour);
  }
  expect((await hook(id)).isActive).toBe(false);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email)).toHaveLength(1);
});

test.each([
  ["as long as it asks", 429, { "retry-after": "120" }, 119],
  ["half a minute", 502, {}, 29],
  ["half a minute", 504, {}, 29],
])("sends a receiver that is overloaded nothing for %s", async (_, status, headers, seconds) => {
  const { projectId } = await createHook(receiver.url);
  receiver.behavior.reply = () => new Response(null, { status, headers: new Headers(headers as HeadersInit) });
  await emit(projectId, object());
  await deliver();
  receiver.behavior.reply = undefined;
  await emit(projectId, object());
  await deliverAfter(seconds);
  expect(receiver.received).toHaveLength(1);
  await deliverAfter(2);
  expect(receiver.accepted()).toHaveLength(2);
});

test("signs with both secrets for a day after a rotation", async () => {
  const former = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
  const { id, projectId } = await createHook(receiver.url);
  const previousSecret = dependencies.secrets.seal(former, id);
  const previousSecretUntil = new Date(now().getTime() + 24 * hour * 1000);
  await db.update(webhooks).set({ previousSecret, previousSecretUntil }).where(eq(webhooks.id, id));
  const signers = () => {
    const event = receiver.received.at(-1);
    return event && [receiverSecret, former].map((secret) => isSigned(secret, event.body, event.headers));
  };
  await emit(projectId, object());
  await deliverAfter(23 * hour);
  expect(signers()).toEqual([true, true]);
  await emit(projectId, object());
  await deliverAfter(2 * hour);
  expect(signers()).toEqual([true, false]);
});

test("a receiver that never answers delays no other customer", async () => {
  const answers: (() => void)[] = [];
  receiver.behavior.reply = () =>
    new Promise((resolve) => answers.push(() => resolve(new Response(null, { status: 200 }))));
  const slow = await createHook(receiver.url);
  const quick = await createHook(other.url);
  for (let count = 0; count < 20; count++) await emit(slow.projectId, object());
  const run = deliver();
  await expect.poll(() => answers.length).toBe(4);
  // Queued while the slow ones are on their way.
  await emit(quick.projectId, object());
  await expect.poll(() => other.received.length).toBe(1);
  expect(receiver.received).toEqual([]);
  receiver.behavior.reply = undefined;
  for (const answer of answers) answer();
  await run;
  expect(receiver.accepted()).toHaveLength(20);
});

test("one account with many slow receivers leaves places for other customers", async () => {
  const answers: (() => void)[] = [];
  receiver.behavior.reply = () =>
    new Promise((resolve) => answers.push(() => resolve(new Response(null, { status: 200 }))));
  const { projectId } = await createHook(receiver.url);
  const more = Array.from({ length: 69 }, () => crypto.randomUUID());
  for (const id of more)
    await create.webhook({
      id,
      projectId,
      url: receiver.url,
      secret: dependencies.secrets.seal(receiverSecret, id),
      events: ["report.ready"],
    });
  await emit(projectId, object());
  const quick = await createHook(other.url);
  await emit(quick.projectId, object());
  const run = deliver();
  await expect.poll(() => other.received.length).toBe(1);
  await expect.poll(() => answers.length).toBe(8);
  receiver.behavior.reply = undefined;
  for (const answer of answers) answer();
  await run;
  expect(receiver.accepted()).toHaveLength(70);
});

test("two processes deliver each event once", async () => {
  const hooks = [await createHook(receiver.url), await createHook(receiver.url), await createHook(other.url)];
  for (let count = 0; count < 30; count++) for (const { projectId } of hooks) await emit(projectId, object());
  await Promise.all([deliver(), deliver()]);
  const ids = [...receiver.received, ...other.received].map((event) => event.id);
  expect([ids.length, new Set(ids).size]).toEqual([90, 90]);
});

test("stops soon after its owner has turned the webhook off", async () => {
  // Its turn would end within the hundred, too.
  stopElapsedTime();
  const { id, projectId } = await createHook(receiver.url);
  for (let count = 0; count < 150; count++) await emit(projectId, object());
  receiver.behavior.reply = async () => {
    await db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, id));
    return new Response(null, { status: 204 });
  };
  await deliver();
  expect(receiver.received).toHaveLength(100);
});

test("repeats what a killed process was sending, under the same id, after its lease", async () => {
  const { id, projectId } = await createHook(receiver.url);
  await emit(projectId, object());
  const leaseUntil = new Date(now().getTime() + 60_000);
  await db.update(webhooks).set({ leaseUntil }).where(eq(webhooks.id, id));
  await deliver();
  expect(receiver.received).toEqual([]);
  await deliverAfter(61);
  expect(receiver.received).toHaveLength(1);
});

test("deletes deliveries after 30 days", async () => {
  const { id, projectId } = await createHook(receiver.url);
  await emit(projectId, object());
  await deliverAfter(29 * 24 * hour);
  await deleteOldDeliveries(db, now());
  expect(await deliveries(id)).toHaveLength(1);
  clock.forward(2 * 24 * hour);
  await deleteOldDeliveries(db, now());
  expect(await deliveries(id)).toEqual([]);
});
