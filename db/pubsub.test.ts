import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPool, openConnection } from "./pool.ts";
import { createPubSub } from "./pubsub.ts";
import { createTestDatabase, onPostgres, testPostgres } from "./testing/postgres.ts";
import { startProxy } from "./testing/proxy.ts";

/**
 * A process on that database: the messages it received and how often `onGap` was called. A short `beatMs` notices a dead
 * connection soon, but on a busy machine one that is only late, too; so does a short deadline.
 */
const processOn = (url: string, { beatMs = 60_000, listenUrl = url } = {}) => {
  const deadlineMs = beatMs < 1_000 ? 2_000 : 60_000;
  const limits = { waitMs: deadlineMs, connectMs: deadlineMs };
  const pool = createPool({ url, ...limits, reconnectMs: deadlineMs, max: 15, maxExclusive: 10 });
  const pubsub = createPubSub({
    query: pool.query,
    open: (events) => openConnection({ url: listenUrl, ...limits, ...events }),
    beatMs,
  });
  const messages: string[] = [];
  const gaps = { times: 0 };
  const unsubscribe = pubsub.subscribe({ onMessage: (message) => messages.push(message), onGap: () => gaps.times++ });
  const stop = async () => {
    await unsubscribe();
    await pool.close();
  };
  onTestFinished(stop);
  /** Publishes until the message arrives: a listener that has just reconnected may do so again. */
  const receives = (message: string) =>
    expect.poll(() => pubsub.publish(message).then(() => messages, String)).toContain(message);
  return { publish: pubsub.publish, messages, gaps, stop, receives };
};

const listening = (each: { gaps: { times: number } }) => expect.poll(() => each.gaps.times).toBeGreaterThan(0);

describe.skipIf(!testPostgres)(onPostgres("processes on one Postgres"), () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const listeners = async () => (await database.connections()).filter(({ query }) => /^listen/i.test(query));

  test("receive each message once and in order, their own included", async () => {
    const [ada, ben] = [processOn(database.url), processOn(database.url)];
    await Promise.all([listening(ada), listening(ben)]);
    for (const message of ["plans", "blogposts", "it's; --", "plans"]) await ada.publish(message);
    await ben.publish("last");
    const all = ["plans", "blogposts", "it's; --", "plans", "last"];
    await expect.poll(() => ben.messages).toEqual(all);
    await expect.poll(() => ada.messages).toEqual(all);
  });

  test("report neither heartbeats nor gaps that did not happen", async () => {
    const one = processOn(database.url);
    await listening(one);
    const { times } = one.gaps;
    await one.publish("first");
    await expect.poll(() => one.messages).toEqual(["first"]);
    for (let beat = 0; beat < 20; beat++) await one.publish("");
    await one.publish("last");
    await expect.poll(() => one.messages).toEqual(["first", "last"]);
    expect(one.gaps.times).toBe(times);
  });

  test("resubscribe after a closed connection, and report a possible gap", async () => {
    const [ada, ben] = [processOn(database.url), processOn(database.url)];
    await Promise.all([listening(ada), listening(ben)]);
    const before = [ada.gaps.times, ben.gaps.times];
    for (const { pid } of await listeners()) await database.terminate(pid);
    await expect.poll(() => ada.gaps.times).toBeGreaterThan(before[0] ?? 0);
    await expect.poll(() => ben.gaps.times).toBeGreaterThan(before[1] ?? 0);
    await ben.publish("after");
    await expect.poll(() => ada.messages).toEqual(["after"]);
  });

  test.each(["for messages", "of a process"])("resubscribe after all connections %s died silently", async (which) => {
    const proxy = await startProxy(database.url);
    onTestFinished(proxy.stop);
    const disconnected = processOn(which === "of a process" ? proxy.url : database.url, {
      listenUrl: proxy.url,
      beatMs: 100,
    });
    const other = processOn(database.url);
    await Promise.all([listening(disconnected), listening(other)]);
    const before = disconnected.gaps.times;
    // A late connection may be replaced just now, and the new one must not get the message either.
    proxy.swallow();
    await other.publish("lost");
    await proxy.open();
    await expect.poll(() => disconnected.gaps.times).toBeGreaterThan(before);
    await expect.poll(() => other.publish("after").then(() => disconnected.messages)).toContain("after");
    expect(disconnected.messages).not.toContain("lost");
  });

  test("resubscribe once the database is back", async () => {
    const proxy = await startProxy(database.url);
    onTestFinished(proxy.stop);
    proxy.close();
    const waiting = processOn(proxy.url, { beatMs: 100 });
    await expect(waiting.publish("lost")).rejects.toThrow();
    expect(waiting.gaps.times).toBe(0);
    await proxy.open();
    await listening(waiting);
    const before = waiting.gaps.times;
    proxy.close();
    await expect(waiting.publish("lost")).rejects.toThrow();
    await proxy.open();
    await expect.poll(() => waiting.gaps.times).toBeGreaterThan(before);
    await waiting.receives("after");
  });

  test("resubscribe once a proxy that refused everyone accepts connections again", async () => {
    const proxy = await startProxy(database.url);
    onTestFinished(proxy.stop);
    proxy.refuse();
    const waiting = processOn(proxy.url, { beatMs: 100 });
    expect(waiting.gaps.times).toBe(0);
    await proxy.open();
    await listening(waiting);
    await waiting.receives("after");
  });

  test("subscribe although the first listening connection never responded", async () => {
    const proxy = await startProxy(database.url);
    onTestFinished(proxy.stop);
    proxy.muteAfter("listen");
    const waiting = processOn(database.url, { listenUrl: proxy.url, beatMs: 100 });
    await expect.poll(async () => (await listeners()).length).toBe(1);
    expect(waiting.gaps.times).toBe(0);
    await proxy.open();
    await listening(waiting);
    await waiting.receives("after");
  });

  test.each(["from the start", "later"])("can unsubscribe while connections are refused %s", async (when) => {
    const proxy = await startProxy(database.url);
    onTestFinished(proxy.stop);
    if (when === "from the start") proxy.refuse();
    const refused = processOn(proxy.url, { beatMs: 100 });
    if (when === "later") await listening(refused);
    proxy.refuse();
    await refused.stop();
    await proxy.open();
    await expect.poll(async () => (await database.connections()).length).toBe(0);
  });

  test("release their connections when closed, and receive nothing more", async () => {
    await expect.poll(async () => (await database.connections()).length).toBe(0);
    const [ada, ben] = [processOn(database.url), processOn(database.url)];
    await Promise.all([listening(ada), listening(ben)]);
    await expect.poll(async () => (await listeners()).length).toBe(2);
    await ada.stop();
    await expect.poll(async () => (await listeners()).length).toBe(1);
    await ben.publish("late");
    await expect.poll(() => ben.messages).toEqual(["late"]);
    expect(ada.messages).toEqual([]);
    await ben.stop();
    await expect.poll(async () => (await database.connections()).length).toBe(0);
  });
});

test("with an unreachable database, subscribing never fails and can be undone", async () => {
  const unreachable = processOn("postgres://postgres@127.0.0.1:1/none", { beatMs: 10 });
  await expect(unreachable.publish("message")).rejects.toThrow();
  await unreachable.stop();
  expect(unreachable).toMatchObject({ messages: [], gaps: { times: 0 } });
});
