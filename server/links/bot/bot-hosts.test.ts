import { expect, test } from "vitest";
import { botHosts } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { acquireHost, deleteOldHosts, type HostLease, releaseHost } from "./visit.ts";

const app = await createTestApp();
const { db, clock } = app.dependencies;

const secondsUntil = (result: HostLease | { waitUntil: Date }) =>
  "waitUntil" in result ? (result.waitUntil.getTime() - clock().getTime()) / 1000 : 0;
const request = async (host: string) => {
  const lease = await acquireHost(db, host, clock());
  if ("waitUntil" in lease) throw new Error(`Wait until ${lease.waitUntil.toISOString()}.`);
  await releaseHost(db, lease, { now: clock() });
};

test("gives a host to one of several processes, and again ten seconds after its request", async () => {
  const results = await Promise.all([1, 2, 3].map(() => acquireHost(db, "one.example", clock())));
  const leases = results.filter((result) => "host" in result);
  expect(leases).toHaveLength(1);
  app.clock.forward(3);
  await releaseHost(db, leases[0] as HostLease, { now: clock() });
  app.clock.forward(9);
  expect(secondsUntil(await acquireHost(db, "one.example", clock()))).toBe(1);
  app.clock.forward(1);
  expect(secondsUntil(await acquireHost(db, "one.example", clock()))).toBe(0);
});

test("frees a host whose process was killed, which cannot release it later", async () => {
  const lost = (await acquireHost(db, "killed.example", clock())) as HostLease;
  expect(secondsUntil(await acquireHost(db, "killed.example", clock()))).toBe(60);
  app.clock.forward(60);
  expect(secondsUntil(await acquireHost(db, "killed.example", clock()))).toBe(0);
  await releaseHost(db, lost, { now: clock() });
  expect(secondsUntil(await acquireHost(db, "killed.example", clock()))).toBe(60);
});

test("requests a host at most thirty times in any 24 hours", async () => {
  const times: number[] = [];
  for (let count = 0; count < 30; count++) {
    await request("busy.example");
    times.push(clock().getTime());
    app.clock.forward(60);
  }
  const wait = secondsUntil(await acquireHost(db, "busy.example", clock()));
  expect(clock().getTime() + wait * 1000).toBe((times[0] ?? 0) + dayMs);
  app.clock.forward(wait);
  await request("busy.example");
  app.clock.forward(10);
  expect(secondsUntil(await acquireHost(db, "busy.example", clock()))).toBe(50);
  await request("other.example");
});

test("pauses for as long as a host requests", async () => {
  const lease = (await acquireHost(db, "paused.example", clock())) as HostLease;
  await releaseHost(db, lease, { now: clock(), pauseMs: 6 * 3600_000 });
  expect(secondsUntil(await acquireHost(db, "paused.example", clock()))).toBe(6 * 3600);
});

test("forgets hosts that have not been visited for three months", async () => {
  await request("old.example");
  app.clock.forward((91 * dayMs) / 1000);
  await request("new.example");
  await deleteOldHosts(db, clock());
  expect((await db.select().from(botHosts)).map(({ host }) => host)).toEqual(["new.example"]);
});
