// Checks the public pages of listings that are due.
import { and, desc, eq, inArray, lte } from "drizzle-orm";
import { directories, projects, submissionChecks, submissions, submissionVisits } from "#db/schema/index.ts";
import { botLimits } from "#shared/links/bot.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { conditionsOf, isChecked, noValidators, validatorsOf, visit } from "../bot/visit.ts";
import { nextCheckAt } from "../submissions/pacing.ts";
import { linkTargetsOf } from "./link-target.ts";
import type { ListingQuery } from "./listing-page.ts";
import { guessListingUrl } from "./listing-page.ts";
import { readAnswer } from "./page-result.ts";
import {
  endLease,
  postpone,
  requestManualCheck,
  returnClaims,
  savedResult,
  saveResult,
  saveTrail,
  stateSince,
} from "./save-check.ts";
import { currentUrl, failureResult, isPositive, nextStep, robotsResult } from "./verdict.ts";

/** Lease on a submission, longer than any request. If the process dies, the check goes on when it expires. */
const leaseMs = 2 * 60_000;
/** Pages read in parallel. A slow host occupies one of these for as long as its timeout. */
const atOnce = 16;
const requestsPerRun = 2_000;
const limits = { timeoutMs: 10_000, limitBytes: 2_000_000 };

/**
 * Checks every listing that is due. A check takes several requests, at least robots.txt and the page: each run sends
 * those whose host may be requested by now, and later runs continue.
 */
export const checkListings = async (dependencies: Dependencies) => {
  const { clock, db, env, jobs, log } = dependencies;
  if (env.CHECKS === "off") return;
  let isWaiting = false;
  /** One check per directory: two requests to one host at a time would only wait for each other. */
  const claim = async (limit: number, running: Claim[]) => {
    const firsts: Claim[] = [];
    for (const [directoryId, claims] of Map.groupBy(await claimListings(dependencies, limit), directoryOf)) {
      const isBusy = running.some((other) => directoryOf(other) === directoryId);
      const returned = isBusy ? claims : claims.slice(1);
      if (returned.length) await returnClaims(db, directoryId, returned, clock());
      if (!isBusy) firsts.push(...claims.slice(0, 1));
      isWaiting ||= claims.length > 1;
    }
    return firsts;
  };
  const continued = await runDue(dependencies, {
    claim,
    run: (claim) => checkListing(dependencies, claim),
    onError: (err, { submission }) =>
      log.error({ err, submission: submission.id }, "A check failed. It will be repeated."),
    atOnce,
    most: requestsPerRun,
  });
  if (isWaiting || continued.includes(true)) jobs.enqueue("check-listings", { delaySeconds: botLimits.secondsBetween });
};

type Claim = Awaited<ReturnType<typeof claimListings>>[number];

const directoryOf = ({ directory }: Claim) => directory.id;

const claimListings = async ({ db, clock, env }: Dependencies, limit: number) => {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const condition = isChecked(env);
  const checked = condition && db.select({ id: directories.id }).from(directories).where(condition);
  const claimed = await claimDue(db, {
    table: submissions,
    id: submissions.id,
    where: and(lte(submissions.nextCheckAt, now), checked && inArray(submissions.directoryId, checked)),
    orderBy: [submissions.nextCheckAt],
    limit,
    lease: { nextCheckAt: until },
  });
  if (!claimed.length) return [];
  const rows = await db
    .select({ submission: submissions, project: projects, directory: directories, visit: submissionVisits })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .leftJoin(submissionVisits, eq(submissionVisits.submissionId, submissions.id))
    .where(
      inArray(
        submissions.id,
        claimed.map(({ id }) => id),
      ),
    );
  return rows.map((row) => ({ ...row, until }));
};

/** Sends the check's next request. Returns whether the next one can be sent soon. */
const checkListing = async (dependencies: Dependencies, claim: Claim): Promise<boolean> => {
  const { db, clock } = dependencies;
  const { submission, directory } = claim;
  const now = clock();
  const guessedUrl = guessListingUrl(directory, claim.project, submission.values);
  const listingUrl = toWebUrl(submission.listingUrl ?? "") ?? null;
  const start = listingUrl ?? guessedUrl;
  if (directory.checkBy !== "bot" || start === null) {
    await leaveToPeople(dependencies, claim);
    return false;
  }
  const saved = claim.visit?.trail;
  // The listing's URL may have been corrected since.
  const isCurrent = saved && (saved.missing ? saved.url === guessedUrl : saved.url === start);
  const trail = isCurrent ? saved : { url: start, hops: [], isGuess: listingUrl === null };
  const url = currentUrl(trail);
  const previous = await previousResult(dependencies, claim, url);
  const headers = previous && claim.visit ? conditionsOf(claim.visit) : {};
  const visited = await visit(dependencies, url, { ...limits, headers });
  if (visited.state === "waiting") {
    await postpone(db, claim, { now, until: visited.until });
    return visited.until.getTime() - now.getTime() <= 15_000;
  }
  if (visited.state === "failed") {
    const isNameMissing = visited.failure === "no-such-name";
    const result = failureResult(trail, visited.failure, Boolean(claim.visit?.nameMissingAt));
    const nameMissingAt = isNameMissing ? (claim.visit?.nameMissingAt ?? now) : null;
    await saveResult(dependencies, claim, { result, visit: { nameMissingAt } });
    return false;
  }
  if (visited.state !== "answered") {
    await saveResult(dependencies, claim, { result: robotsResult(trail, visited.state) });
    return false;
  }
  const query = queryOf(dependencies, claim);
  const answer = await readAnswer(dependencies, visited.page, {
    query,
    isConditional: Object.keys(headers).length > 0,
  });
  const step = nextStep(trail, answer, { targets: query.targets, guessedUrl, previous });
  if ("trail" in step) {
    await saveTrail(db, claim, step.trail, clock());
    return true;
  }
  const { result } = step;
  const validators =
    isPositive(result.outcome) && !trail.seen
      ? { finalUrl: visited.page.url, ...validatorsOf(visited.page) }
      : { finalUrl: null, ...noValidators };
  const isSame = visited.page.status === 304;
  await saveResult(dependencies, claim, { result, visit: { nameMissingAt: null, ...(!isSame && validators) } });
  return false;
};

/** Where our bot can't or mustn't look, operators do. `never`: no one looks, so nothing is said to be live. */
const leaveToPeople = ({ db, clock }: Dependencies, claim: Claim) =>
  db.transaction(async (tx) => {
    const { submission, directory } = claim;
    const now = clock();
    const next = nextCheckAt(submission.state, await stateSince(tx, submission), now, submission.id);
    if (!(await endLease(tx, claim, { nextCheckAt: next }))) return;
    if (directory.checkBy !== "never") await requestManualCheck(tx, now, submission);
  });

/** The URLs of the customer's website: what was sent may differ from what the project says by now. */
const urlsOf = ({ project, submission }: Claim) => [
  project.url,
  ...submission.values.flatMap(({ field, value }) => (field === "url" ? [value] : [])),
];

const queryOf = ({ env }: Dependencies, claim: Claim): ListingQuery => ({
  targets: linkTargetsOf(urlsOf(claim)),
  names: [
    claim.project.name,
    ...claim.submission.values.flatMap(({ field, value }) => (field === "name" ? [value] : [])),
  ],
  agents: ["googlebot", env.BOT_NAME.toLowerCase()],
});

/** What the last check found at this URL, if the directory may answer that nothing has changed since. */
const previousResult = async ({ db }: Dependencies, { submission, visit }: Claim, url: string) => {
  if (!visit || visit.finalUrl !== url || !(visit.etag || visit.lastModified)) return undefined;
  const [check] = await db
    .select()
    .from(submissionChecks)
    .where(and(eq(submissionChecks.submissionId, submission.id), eq(submissionChecks.by, "bot")))
    .orderBy(desc(submissionChecks.at))
    .limit(1);
  if (!check || !isPositive(check.outcome) || !submission.linkKind) return undefined;
  const link = { kind: submission.linkKind, rel: submission.linkRel };
  return savedResult(check, { link, flags: submission.flags });
};
