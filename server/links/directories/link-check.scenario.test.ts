import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { createSafeFetch, type SafeFetch } from "../../integrations/safe-fetch.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkDirectories } from "./link-check.job.ts";
import { emptyCatalogue, importDirectoriesAt } from "./testing/create-directory.ts";
import { startDirectorySites, traps } from "./testing/directory-sites.ts";

const hostCount = 300;

describe("300 directories with every trap", async () => {
  const app = await createTestApp();
  const { db, clock } = app.dependencies;
  const quick = traps.filter(({ isSlow, isHanging }) => !isSlow && !isHanging);
  const sites = [
    ...traps,
    ...Array.from({ length: hostCount - traps.length }, (_, at) => quick[at % quick.length] ?? traps[0]),
  ].flatMap((site) => site ?? []);
  const standIns = await startDirectorySites(sites, clock);
  afterAll(() => standIns.stop());
  const safeFetch = createSafeFetch({ allow: standIns.allow, ca: standIns.cert });
  const dependencies = {
    ...app.dependencies,
    env: { ...app.dependencies.env, CHECKS: "on" as const },
    safeFetch: ((url, options) => {
      // On a busy machine, a short timeout would also fail websites that answer.
      const isHanging = sites[standIns.urls.indexOf(`${new URL(url).origin}/`)]?.isHanging;
      return safeFetch(url, { ...options, timeoutMs: isHanging ? 250 : 60_000 });
    }) satisfies SafeFetch,
  };
  let ids: string[] = [];
  const startedAt = clock().getTime();

  /** Runs the job whenever something is due, until so many days after the start. */
  const runUntilDay = async (day: number) => {
    for (;;) {
      await checkDirectories(dependencies);
      const [next] = await db
        .select({ at: directories.nextCheckAt })
        .from(directories)
        .where(eq(directories.status, "active"))
        .orderBy(directories.nextCheckAt)
        .limit(1);
      const waitMs = (next?.at.getTime() ?? 0) - clock().getTime();
      if (!next || next.at.getTime() > startedAt + day * dayMs) return;
      app.clock.forward(Math.max(1, waitMs / 1000));
    }
  };

  beforeAll(async () => {
    await emptyCatalogue(app.dependencies.db);
    ids = await importDirectoriesAt(
      db,
      standIns.urls.map((url) => ({ url })),
    );
    // First visits are spread over a day; three more decide.
    await runUntilDay(4.1);
  }, 600_000);

  test("reaches the right result for each", async () => {
    const rows = await db.select().from(directories).where(inArray(directories.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const checks = new Map((await db.select().from(directoryChecks)).map((row) => [row.directoryId, row.reason]));
    const wrong = sites.flatMap(({ trap, lastCheck, isClosed = false }, at) => {
      const row = byId.get(ids[at] ?? "");
      const isRight = row?.lastCheck === lastCheck && (row.status === "closed") === isClosed;
      return isRight ? [] : [`${trap}: ${row?.lastCheck}, ${row?.status}, ${checks.get(row?.id ?? "")}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("observes the limits: ten seconds between requests, one at a time, thirty a day", () => {
    const byHost = Map.groupBy(standIns.requests, ({ host }) => host);
    expect(standIns.requests.filter(({ isAlone }) => !isAlone)).toEqual([]);
    const gaps = [...byHost.values()].flatMap((requests) =>
      requests.slice(1).map(({ at }, before) => at.getTime() - (requests[before]?.at.getTime() ?? 0)),
    );
    expect(gaps.length).toBeGreaterThan(700);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
    const perDay = [...byHost.values()].flatMap((requests) =>
      requests.map(({ at }) => requests.filter((one) => Math.abs(one.at.getTime() - at.getTime()) < dayMs / 2).length),
    );
    expect(Math.max(...perDay)).toBeLessThanOrEqual(30);
    const agents = new Set(standIns.requests.map(({ userAgent }) => userAgent));
    expect([...agents]).toEqual(["LinksteadBot/1.0 (+https://linkstead.test/bot)"]);
  });
});
