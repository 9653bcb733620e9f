import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  botHosts,
  directories,
  submissionChecks,
  submissionEvents,
  submissions,
  submissionVisits,
  tasks,
  webhookDeliveries,
} from "#db/schema/index.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkListings } from "./check.job.ts";
import { countManualCheck, saveManualCheck } from "./manual-check.ts";

const app = await createTestApp();
const { db, clock } = app.dependencies;
const link = '<a href="https://parcelo.example/">Parcelo</a>';
const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<title>Tools</title><h1>Parcelo</h1>${body}`, {
    ...init,
    headers: { "content-type": "text/html", ...init.headers },
  });
let respond = (_: Request) => html(link);
let robots = () => new Response("", { status: 404 });
const site = website({
  "/parcelo": (request) => respond(request),
  "/tools/parcelo": (request) => respond(request),
  "/robots.txt": () => robots(),
});
afterAll(() => site.stop());
const dependencies = {
  ...app.dependencies,
  env: { ...app.dependencies.env, CHECKS: "on" as const },
  safeFetch: createSafeFetch({
    allow: [site.host],
    resolve: () => Promise.reject(Object.assign(new Error("No such name"), { code: "ENOTFOUND" })),
  }),
};
const owner = await app.create.user();
const { id: projectId } = await app.create.project({ ownerId: owner.id });

beforeEach(async () => {
  await db.delete(submissions);
  await db.delete(botHosts);
  site.requests.length = 0;
  app.enqueued.length = 0;
  respond = () => html(link);
  robots = () => new Response("", { status: 404 });
});

const find = async (id: string) => {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error("The submission is missing.");
  return row;
};
const create = (values: Partial<typeof submissions.$inferInsert> = {}) =>
  app.create.submission({
    projectId,
    state: "submitted",
    submittedAt: clock(),
    nextCheckAt: clock(),
    listingUrl: `${site.url}/parcelo`,
    ...values,
  });
/** Runs the steps of the next check, with the host's pauses, once it is due. Returns the submission. */
const check = async (id: string) => {
  const { nextCheckAt, lastCheckedAt } = await find(id);
  app.clock.forward(Math.max(0, ((nextCheckAt?.getTime() ?? 0) - clock().getTime()) / 1000));
  for (let steps = 0; steps < 6; steps++) {
    await checkListings(dependencies);
    const row = await find(id);
    if (row.lastCheckedAt?.getTime() !== lastCheckedAt?.getTime()) return row;
    app.clock.forward(10);
  }
  return find(id);
};
const tasksOf = (submissionId: string) =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.submissionId, submissionId), eq(tasks.kind, "check")))
    .orderBy(tasks.id);
const lookAt = (submissionId: string, outcome: "found" | "missing", evidenceIds?: string[]) =>
  db.transaction(async (tx) => {
    await saveManualCheck(tx, clock(), { submissionId, outcome, operatorId: owner.id, evidenceIds });
    await countManualCheck(tx, clock(), { submissionId, operatorId: owner.id, savedAt: clock() });
  });
const daysUntilNext = ({ nextCheckAt, lastCheckedAt }: Awaited<ReturnType<typeof find>>) =>
  Math.ceil(((nextCheckAt?.getTime() ?? 0) - (lastCheckedAt?.getTime() ?? 0)) / dayMs);

describe("a listing", () => {
  test("is live once its page has the link, with the proof", async () => {
    const { id } = await create();
    const found = await check(id);
    expect(found).toMatchObject({ state: "live", linkKind: "follow", linkUrl: `${site.url}/parcelo`, flags: [] });
    expect(found.firstLiveAt).toEqual(found.lastCheckedAt);
    expect(daysUntilNext(found)).toBe(1);
    const [seen] = await db.select().from(submissionChecks);
    expect(seen).toMatchObject({ outcome: "live_follow", status: 200, by: "bot", isTruncated: false });
    expect(seen?.anchors).toEqual([{ href: "https://parcelo.example/", text: "Parcelo", rel: [], isHidden: false }]);
    expect(seen?.bodyDigest).toHaveLength(64);
    const events = await db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, id));
    expect(events).toMatchObject([
      { actor: "verifier", from: "submitted", to: "live", note: "The page links to your website." },
    ]);
  });

  test("with a text that is cut in the middle of a character is saved", async () => {
    const { id } = await create();
    respond = () => html(`<a href="https://parcelo.example/">a${"😀".repeat(200)}</a>`);
    expect((await check(id)).state).toBe("live");
  });

  test("is read at its new URL after a correction, and left to people if that is none", async () => {
    const { id } = await create({ listingUrl: `${site.url}/old` });
    await checkListings(dependencies);
    await db.insert(submissionVisits).values({ submissionId: id, trail: { url: `${site.url}/old`, hops: [] } });
    await db
      .update(submissions)
      .set({ listingUrl: `${site.url}/parcelo` })
      .where(eq(submissions.id, id));
    expect((await check(id)).state).toBe("live");
    const { id: broken } = await create({ listingUrl: "on their website" });
    await checkListings(dependencies);
    expect(await tasksOf(broken)).toHaveLength(1);
  });

  test("is in review after the first definite miss, and checked on the scheduled days", async () => {
    respond = () => html("");
    const { id } = await create();
    expect(await check(id)).toMatchObject({ state: "in_review", misses: 0 });
    respond = () => html(link);
    expect((await check(id)).state).toBe("live");
  });

  test("that answers 404 with a link is looked at after three days, and lost if a person finds none", async () => {
    const { id } = await create({ state: "live", linkKind: "follow", firstLiveAt: clock() });
    respond = () => html(link, { status: 404 });
    const days = new Set<string>();
    for (let at = 0; at < 3; at++) {
      expect(await tasksOf(id)).toEqual([]);
      days.add(utcDay((await check(id)).lastCheckedAt ?? clock()));
    }
    expect(days.size).toBe(3);
    expect(await tasksOf(id)).toMatchObject([{ state: "open" }]);
    expect((await find(id)).state).toBe("live");
    await lookAt(id, "missing");
    expect((await find(id)).state).toBe("suspect");
    for (let at = 0; at < 4 && (await find(id)).state === "suspect"; at++) await check(id);
    expect((await find(id)).state).toBe("lost");
  });

  test("that answers 404 stays live for a month after a person has seen its link", async () => {
    const { id } = await create({ state: "live", linkKind: "follow", firstLiveAt: clock() });
    respond = () => html(link, { status: 404 });
    for (let at = 0; at < 3; at++) await check(id);
    await lookAt(id, "found");
    expect(await find(id)).toMatchObject({ state: "live", unknowns: 0 });
    expect(daysUntilNext(await find(id))).toBe(30);
    expect((await check(id)).state).toBe("live");
  });

  test("is lost after misses on three days that span seven, and live again once it is back", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    respond = () => html("", { status: 404 });
    expect(await check(id)).toMatchObject({ state: "suspect", misses: 1 });
    respond = () => html("", { status: 503 });
    expect(await check(id)).toMatchObject({ state: "suspect", misses: 1, unknowns: 1 });
    respond = () => html("");
    expect(await check(id)).toMatchObject({ state: "suspect", misses: 2, unknowns: 0 });
    expect(await check(id)).toMatchObject({ state: "suspect", misses: 3 });
    const lost = await check(id);
    expect(lost).toMatchObject({ state: "lost", misses: 4 });
    expect((lost.lostAt?.getTime() ?? 0) - (lost.firstMissAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(7 * dayMs);
    expect(daysUntilNext(lost)).toBe(7);
    respond = () => html(link);
    expect(await check(id)).toMatchObject({ state: "live", misses: 0, lostAt: null });
  });

  test("is not lost after two misses, however far apart, nor by two on one day, nor within seven days", async () => {
    const firstMissAt = new Date(clock().getTime() - 9 * dayMs);
    const suspect = { state: "suspect", linkKind: "follow", firstMissAt } as const;
    respond = () => html("");
    const once = await create({ ...suspect, misses: 1, lastMissAt: firstMissAt });
    expect(await check(once.id)).toMatchObject({ state: "suspect", misses: 2 });
    await db.delete(submissions);
    const twice = await create({ ...suspect, misses: 2, lastMissAt: clock() });
    expect(await check(twice.id)).toMatchObject({ state: "suspect", misses: 2 });
    await db.delete(submissions);
    // The customer asked for these checks.
    const [weekAgo, yesterday] = [7, 1].map((days) => new Date(clock().getTime() - days * dayMs));
    const soon = new Date((weekAgo?.getTime() ?? 0) + 3600_000);
    const often = await create({ ...suspect, misses: 2, firstMissAt: soon, lastMissAt: yesterday });
    expect(await check(often.id)).toMatchObject({ state: "suspect", misses: 3 });
  });

  test("is no longer suspect after one positive check", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    respond = () => html("");
    expect((await check(id)).state).toBe("suspect");
    respond = () => html(link);
    expect(await check(id)).toMatchObject({ state: "live", misses: 0, firstMissAt: null });
  });

  test("whose link is not followed any more stays live, with an entry in its history", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    await app.create.webhook({ projectId, events: ["submission.unfollowed"] });
    respond = () => html(link.replace("<a", '<a rel="nofollow"'));
    expect(await check(id)).toMatchObject({ state: "live", linkKind: "nofollow", linkRel: ["nofollow"] });
    const [entry] = await db.select().from(submissionEvents);
    expect(entry).toMatchObject({ from: "live", to: "live", note: "The link changed from followed to not followed." });
    expect(await db.select().from(webhookDeliveries)).toMatchObject([
      { event: "submission.unfollowed", data: { state: "live", link: { kind: "nofollow" } } },
    ]);
  });

  test("that is only mentioned is not live, but no number of mentions makes it lost", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    respond = () => html("<p>https://parcelo.example/</p>");
    expect(await check(id)).toMatchObject({ state: "suspect", linkKind: "mention", misses: 0 });
    expect(await tasksOf(id)).toMatchObject([{ state: "open" }]);
    for (let checks = 0; checks < 4; checks++) expect(await check(id)).toMatchObject({ state: "suspect", misses: 0 });
    await lookAt(id, "missing");
    expect(await find(id)).toMatchObject({ state: "suspect", misses: 1 });
    respond = () => html(link);
    expect(await check(id)).toMatchObject({ state: "live", linkKind: "follow", misses: 0 });
  });

  test("whose link only people see stays live when our bot sees a mention again", async () => {
    const { id } = await create();
    respond = () => html("<p>https://parcelo.example/</p>");
    expect(await check(id)).toMatchObject({ state: "in_review", linkKind: "mention" });
    await lookAt(id, "found");
    expect(await find(id)).toMatchObject({ state: "live", linkKind: "nofollow" });
    expect(await check(id)).toMatchObject({ state: "live", linkKind: "nofollow" });
    expect(await tasksOf(id)).toMatchObject([{ state: "done" }, { state: "open" }]);
  });

  test("whose page became an app stays live until a person has looked", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    const data = '<script id="__NEXT_DATA__">{"site":"https://parcelo.example/"}</script>';
    respond = () =>
      new Response(`<title>Tools</title><div id="__next"></div>${data}`, { headers: { "content-type": "text/html" } });
    expect(await check(id)).toMatchObject({ state: "live", linkKind: "follow" });
    expect(await tasksOf(id)).toMatchObject([{ state: "open" }]);
  });

  test("that can't be read three times gets a task for a person, whose look counts for thirty days", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    respond = () => html("", { status: 403 });
    expect(daysUntilNext(await check(id))).toBe(1);
    await check(id);
    expect(await tasksOf(id)).toEqual([]);
    expect(await check(id)).toMatchObject({ state: "live", unknowns: 3 });
    expect(await tasksOf(id)).toMatchObject([{ state: "open" }]);
    await db.update(tasks).set({ state: "done" });
    await lookAt(id, "found");
    const seen = await find(id);
    expect(seen).toMatchObject({ state: "live", unknowns: 0 });
    expect(daysUntilNext(seen)).toBe(30);
  });

  test("that can't be read is looked at again after one, three and seven days", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    for (let at = 0; at < 4; at++) await check(id);
    respond = () => html("", { status: 503 });
    const days: number[] = [];
    for (let at = 0; at < 3; at++) days.push(daysUntilNext(await check(id)));
    expect(days).toEqual([1, 3, 7]);
  });

  test("that a person finds missing is suspect, with the screenshot in its history", async () => {
    const { id } = await create({ state: "live", linkKind: "follow" });
    const evidenceIds = [crypto.randomUUID()];
    await lookAt(id, "missing", evidenceIds);
    expect(await find(id)).toMatchObject({ state: "suspect", misses: 1 });
    const history = await db.select().from(submissionEvents).orderBy(submissionEvents.id);
    expect(history).toMatchObject([{ from: "live", to: "live", evidenceIds }, { to: "suspect" }]);
  });

  test("of a directory that only people may visit, or no one, is not requested", async () => {
    const { id: directoryId } = await app.create.directory({ checkBy: "person" });
    const { id } = await create({ directoryId });
    const { id: never } = await create({ directoryId: (await app.create.directory({ checkBy: "never" })).id });
    await checkListings(dependencies);
    expect(site.requests).toEqual([]);
    expect(await tasksOf(id)).toHaveLength(1);
    expect(await tasksOf(never)).toEqual([]);
    expect((await find(never)).nextCheckAt?.getTime()).toBeGreaterThan(clock().getTime());
  });

  test("without a URL is looked for where the directory's pattern puts it, which proves no loss", async () => {
    const { id: directoryId } = await app.create.directory({ listingUrlPattern: `${site.url}/tools/*` });
    respond = () => html("", { status: 404 });
    const { id } = await create({ directoryId, listingUrl: null });
    expect(await check(id)).toMatchObject({ state: "submitted", listingUrl: null, unknowns: 1 });
    respond = () => html(link);
    expect(await check(id)).toMatchObject({ state: "live", listingUrl: `${site.url}/tools/parcelo` });
    const { id: unknown } = await create({ listingUrl: null });
    await checkListings(dependencies);
    expect(await tasksOf(unknown)).toHaveLength(1);
  });

  test("that has moved to the directory's pattern is not missing", async () => {
    const { id: directoryId } = await app.create.directory({ listingUrlPattern: `${site.url}/tools/*` });
    respond = ({ url }) => (url.endsWith("/tools/parcelo") ? html(link) : html("", { status: 404 }));
    const { id } = await create({ directoryId });
    expect(await check(id)).toMatchObject({ state: "live", linkUrl: `${site.url}/tools/parcelo` });
  });

  test("whose domain does not exist is missed at the second check", async () => {
    const { id } = await create({ state: "live", linkKind: "follow", listingUrl: "https://gone.invalid/parcelo" });
    expect(await check(id)).toMatchObject({ state: "live", unknowns: 1 });
    expect(await check(id)).toMatchObject({ state: "suspect" });
  });
});

describe("a directory's server", () => {
  test("is asked whether the page has changed, and believed", async () => {
    respond = ({ headers }) =>
      headers.get("if-none-match") === '"1"'
        ? new Response(null, { status: 304 })
        : html(link.replace("<a", '<a rel="ugc"'), { headers: { etag: '"1"' } });
    const { id } = await create();
    await check(id);
    expect(await check(id)).toMatchObject({ state: "live", linkKind: "nofollow", linkRel: ["ugc"] });
    const [last] = await db.select().from(submissionChecks).where(eq(submissionChecks.status, 304));
    expect(last).toMatchObject({ outcome: "live_nofollow", reason: "The page has not changed since the last check." });
    expect(site.requests.filter(({ url }) => url.endsWith("/parcelo"))).toHaveLength(2);
    respond = () => html("");
    expect((await check(id)).state).toBe("suspect");
  });

  test("that disallows our bot is left alone", async () => {
    robots = () => new Response("User-agent: LinksteadBot\nDisallow: /");
    const { id } = await create({ state: "live", linkKind: "follow" });
    expect(await check(id)).toMatchObject({ state: "live", unknowns: 1 });
    expect(site.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/robots.txt"]);
  });

  test("is left alone for as long as it requests, and at least six hours", async () => {
    respond = () => html("", { status: 429, headers: { "retry-after": "60" } });
    const { id } = await create();
    const first = await check(id);
    await db.update(submissions).set({ nextCheckAt: clock() }).where(eq(submissions.id, id));
    const second = await check(id);
    expect((second.nextCheckAt?.getTime() ?? 0) - (first.lastCheckedAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(
      6 * 3600_000 - 1_000,
    );
  });

  describe("with eight listings", () => {
    const requestGaps = async (processes: number) => {
      const { id: directoryId } = await app.create.directory();
      const projects = await Promise.all(Array.from({ length: 8 }, () => app.create.project({ ownerId: owner.id })));
      for (const { id } of projects) await create({ projectId: id, directoryId });
      const times: number[] = [];
      respond = () => {
        times.push(clock().getTime());
        return html(link);
      };
      // A process that finds the host busy waits for its lease of a minute: with robots.txt, 9 × 6 runs at most.
      for (let runs = 0; runs < 60; runs++) {
        await Promise.all(Array.from({ length: processes }, () => checkListings(dependencies)));
        app.clock.forward(10);
      }
      expect(await db.$count(submissionChecks)).toBe(8);
      return times.slice(1).map((time, before) => time - (times[before] ?? 0));
    };

    test("is requested every ten seconds", async () => {
      expect(await requestGaps(1)).toEqual(Array(7).fill(10_000));
      expect(app.enqueued).toContain("check-listings");
    });

    test("is requested by two processes at most every ten seconds, and each listing once", async () => {
      const gaps = await requestGaps(2);
      expect(gaps).toHaveLength(7);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
    });
  });

  test("is not requested with CHECKS=off", async () => {
    await create();
    await checkListings({ ...dependencies, env: { ...dependencies.env, CHECKS: "off" } });
    expect(site.requests).toEqual([]);
  });

  test("is requested with CHECKS=local only if its directory is on FETCH_ALLOW", async () => {
    const { directoryId } = await create();
    const host = "127.0.0.1:4101";
    const local = { ...dependencies, env: { ...dependencies.env, CHECKS: "local" as const, FETCH_ALLOW: host } };
    await checkListings(local);
    expect(site.requests).toEqual([]);
    await db.update(directories).set({ host }).where(eq(directories.id, directoryId));
    await checkListings(local);
    expect(site.requests).not.toEqual([]);
  });
});
