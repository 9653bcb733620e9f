import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { createReceiver } from "./testing/receiver.ts";
import { createWebhooksApp, reportEvent } from "./testing/webhooks-app.ts";

const receiver = createReceiver();
const other = createReceiver();
const { dependencies, createHook, emit, deliver, deliverAfter, hook } = await createWebhooksApp({
  allow: [receiver.host, other.host],
});
const { db } = dependencies;
const monthOf = ({ body }: { body: string }) => Number(JSON.parse(body).data.month);

afterAll(() => Promise.all([receiver.stop(), other.stop()]));
afterEach(async () => {
  await db.delete(webhooks);
  for (const { received, behavior } of [receiver, other]) {
    expect(behavior.invalid).toBe(0);
    received.length = 0;
    behavior.reply = undefined;
  }
});

test("a receiver that was down for two days gets every event once, in order per object", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const quick = await createHook(other.url);
  const objects = Array.from({ length: 20 }, () => crypto.randomUUID());
  const stepSeconds = 300;
  const steps = (2 * 24 * 3600) / stepSeconds;
  let emitted = 0;
  const emitOne = async () => emit(projectId, objects[emitted % objects.length] ?? "", String(emitted++));
  receiver.behavior.reply = () => new Response(null, { status: 503 });
  for (let step = 0; step < steps; step++) {
    if (step % 4 === 0) await emitOne();
    if (step % 48 === 0) await emit(quick.projectId, crypto.randomUUID());
    await deliverAfter(stepSeconds);
  }
  expect(receiver.accepted()).toEqual([]);
  expect(other.accepted()).toHaveLength(steps / 48);
  expect((await hook(id)).isActive).toBe(true);
  receiver.behavior.reply = undefined;
  const isPending = eq(webhookDeliveries.state, "pending");
  for (let step = 0; step < steps && (await db.$count(webhookDeliveries, isPending)); step++)
    await deliverAfter(stepSeconds);
  const accepted = receiver.accepted();
  expect([accepted.length, new Set(accepted.map((event) => event.id)).size]).toEqual([emitted, emitted]);
  for (const objectId of objects) {
    const order = accepted.filter((event) => event.objectId === objectId).map(monthOf);
    expect(order).toEqual(order.toSorted((one, two) => one - two));
  }
  expect((await hook(id)).failingSince).toBeNull();
});

test("10,000 queued events arrive once and in order per object, and delay no other customer", async () => {
  const count = 10_000;
  const busy = await createHook(receiver.url);
  const quick = await createHook(other.url);
  const objects = Array.from({ length: 2_000 }, () => crypto.randomUUID());
  const events = Array.from({ length: count }, (_, at) => reportEvent(objects[at % objects.length] ?? "", String(at)));
  await emitEvents(db, dependencies.clock(), busy.projectId, events);
  const run = deliver();
  for (let sent = 0; sent < 20; sent++) {
    await emit(quick.projectId, crypto.randomUUID());
    await expect.poll(() => other.received.length).toBe(sent + 1);
  }
  const arrivedBefore = receiver.received.length;
  await run;
  await deliver();
  const accepted = receiver.accepted();
  expect([accepted.length, new Set(accepted.map((event) => event.id)).size]).toEqual([count, count]);
  const last = new Map<string, number>();
  for (const event of accepted) {
    expect(monthOf(event)).toBeGreaterThan(last.get(event.objectId) ?? -1);
    last.set(event.objectId, monthOf(event));
  }
  // The other customer's events were delivered while most of the 10,000 still waited.
  expect(arrivedBefore).toBeLessThan(count);
}, 600_000);
