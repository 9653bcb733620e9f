import { and, desc, eq, inArray, lte } from "drizzle-orm";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PublicPage } from "../../integrations/safe-fetch.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { conditionsOf, isChecked, type Validators, validatorsOf, visit } from "../bot/visit.ts";
import { pausedUntil, spreadFirstVisits } from "./check-pace.ts";
import { type CheckResult, currentUrl, failureResult, nextStep, robotsResult } from "./check-result.ts";
import { postpone, saveResult, saveTrail } from "./save-check.ts";

/** Lease on a directory, longer than any request. If the process dies, the visit goes on when it expires. */
const leaseMs = 2 * 60_000;
/** Directories visited in parallel. The limits per host hold in any case. */
const atOnce = 8;
const requestsPerRun = 200;
const limits = { timeoutMs: 10_000, limitBytes: 300_000 };

/**
 * Visits every directory that is due. A visit takes several requests, at least robots.txt and the page: each run sends
 * those whose host may be requested by now, and later runs continue.
 */
export const checkDirectories = async (dependencies: Dependencies) => {
  const { env, log, pubsub } = dependencies;
  if (env.CHECKS === "off") return;
  await spreadFirstVisits(dependencies);
  const results = await runDue(dependencies, {
    claim: async (limit) => ((await pausedUntil(dependencies)) ? [] : claimDirectories(dependencies, limit)),
    run: (claim) => checkDirectory(dependencies, claim),
    onError: (err, { id }) => log.error({ err, directory: id }, "A link check failed. It will be repeated."),
    atOnce,
    most: requestsPerRun,
  });
  for (const tag of changedTags(results.filter((result) => result !== undefined))) await pubsub.publish(tag);
};

type SavedResult = { slug: string; changesLists: boolean };

/** Cache tags to invalidate: of all pages with directories, or only of those whose date has changed. */
const changedTags = (results: readonly SavedResult[]) =>
  results.some(({ changesLists }) => changesLists) ? ["directories"] : results.map(({ slug }) => `directories/${slug}`);

type Claim = Awaited<ReturnType<typeof claimDirectories>>[number];

const claimDirectories = async ({ db, clock, env }: Dependencies, limit: number) => {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const rows = await claimDue(db, {
    table: directories,
    id: directories.id,
    where: and(
      eq(directories.status, "active"),
      eq(directories.checkBy, "bot"),
      lte(directories.nextCheckAt, now),
      isChecked(env),
    ),
    // Visits that are under way and new directories come first; a month is enough for all.
    orderBy: [desc(directories.nextCheckAt), desc(directories.id)],
    limit,
    lease: { nextCheckAt: until },
  });
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const checks = await db.select().from(directoryChecks).where(inArray(directoryChecks.directoryId, ids));
  return rows.map((row) => ({ ...row, until, check: checks.find(({ directoryId }) => directoryId === row.id) }));
};

/** Sends the visit's next request. Returns the result if this ended the visit. */
const checkDirectory = async (dependencies: Dependencies, claim: Claim): Promise<SavedResult | undefined> => {
  const { db, clock, parseUntrusted } = dependencies;
  const trail = claim.check?.trail ?? { url: claim.url, hops: [] };
  const url = currentUrl(trail);
  const finish = async (result: CheckResult, validators?: Validators) => {
    const changesLists = await saveResult(dependencies, claim, result, validators);
    return { slug: claim.slug, changesLists };
  };
  // They belong to the URL where the last visit ended.
  const headers = claim.check?.finalUrl === url ? conditionsOf(claim.check) : {};
  const visited = await visit(dependencies, url, { ...limits, headers });
  if (visited.state === "waiting") {
    await postpone(db, claim, visited.until);
    return undefined;
  }
  if (visited.state === "failed") return finish(failureResult(trail, visited.failure));
  if (visited.state !== "answered") return finish(robotsResult(trail, visited.state));
  const { page } = visited;
  const step = nextStep(trail, {
    url,
    status: page.status,
    location: page.headers.get("location"),
    isUnchanged: page.status === 304 && Object.keys(headers).length > 0,
    isChallenge: page.headers.get("cf-mitigated") === "challenge",
    signs: await readSigns(parseUntrusted, page),
  });
  if ("result" in step) return finish(step.result, validatorsOf(page));
  await saveTrail(db, claim, step.trail, clock());
  return undefined;
};

const readSigns = async (parseUntrusted: Dependencies["parseUntrusted"], { url, type, bytes }: PublicPage) => {
  if (!bytes.length || (type && !/html|^text\/plain/i.test(type))) return undefined;
  return parseUntrusted("pageSigns", { url, type, bytes }).catch((error) => {
    // Too complex to read, which says nothing about the website.
    if (!(error instanceof Problem)) throw error;
    return undefined;
  });
};
