// Announces pages to search engines, one website per request.

import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { indexnowSites, indexnowUrls, projects } from "#db/schema/index.ts";
import { minuteMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { announceToSearchEngines, type IndexnowAnswer, maxUrlsPerRequest } from "../../integrations/indexnow.ts";
import { claimDue } from "../../limits/due-rows.ts";

/** Longer than any request. If the process dies, the pages are announced again when it expires. */
const leaseMs = 2 * minuteMs;
/** Waits after the first, second … failure; after the last, the page has failed. */
const retryDelaysMs = [5 * minuteMs, 30 * minuteMs, 3 * 60 * minuteMs, 24 * 60 * minuteMs];
const sitesPerRun = 200;

export const announcePages = async (dependencies: Dependencies) => {
  const { env, lifecycle, log } = dependencies;
  for (let sites = 0; sites < sitesPerRun && !lifecycle.isStopping; sites++) {
    const claim = await claimPages(dependencies);
    if (!claim) return;
    const answer = await announceToSearchEngines(env.INDEXNOW_URL, claim);
    if (answer.state !== "sent") log.warn({ origin: claim.origin, answer }, "IndexNow did not accept pages.");
    await save(dependencies, claim, answer);
    if (answer.state === "later") return;
  }
};

type Claim = { projectId: string; origin: string; key: string; urls: string[]; attempts: number; leaseUntil: Date };

/** Claims due pages of the website that has waited longest, all of which failed equally often before. */
const claimPages = async ({ db, clock }: Dependencies): Promise<Claim | undefined> => {
  const now = clock();
  const isDue = and(eq(indexnowUrls.state, "waiting"), lte(indexnowUrls.nextAttemptAt, now));
  const [first] = await db
    .select({
      projectId: indexnowUrls.projectId,
      origin: indexnowUrls.origin,
      attempts: indexnowUrls.attempts,
      key: projects.indexnowKey,
    })
    .from(indexnowUrls)
    .innerJoin(projects, eq(projects.id, indexnowUrls.projectId))
    .innerJoin(
      indexnowSites,
      and(
        eq(indexnowSites.projectId, indexnowUrls.projectId),
        eq(indexnowSites.origin, indexnowUrls.origin),
        isNotNull(indexnowSites.verifiedAt),
      ),
    )
    .where(isDue)
    .orderBy(asc(indexnowUrls.nextAttemptAt))
    .limit(1);
  if (!first) return undefined;
  const { projectId, origin, attempts } = first;
  const isAlike = and(
    eq(indexnowUrls.projectId, projectId),
    eq(indexnowUrls.origin, origin),
    eq(indexnowUrls.attempts, attempts),
  );
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const claimed = await claimDue(db, {
    table: indexnowUrls,
    id: indexnowUrls.url,
    where: and(isAlike, isDue),
    orderBy: [indexnowUrls.changedAt],
    limit: maxUrlsPerRequest,
    lease: { nextAttemptAt: leaseUntil },
  });
  return claimed.length ? { ...first, leaseUntil, urls: claimed.map(({ url }) => url) } : undefined;
};

const save = ({ db, clock }: Dependencies, claim: Claim, answer: IndexnowAnswer) =>
  db.transaction(async (tx) => {
    const { projectId, origin, urls, leaseUntil } = claim;
    const now = clock();
    // A page that has changed meanwhile is announced again.
    const isClaimed = and(
      eq(indexnowUrls.projectId, projectId),
      inArray(indexnowUrls.url, urls),
      eq(indexnowUrls.nextAttemptAt, leaseUntil),
    );
    await tx
      .update(indexnowUrls)
      .set(outcomeOf(claim, answer, now))
      .where(isClaimed);
    if (answer.state !== "key-rejected") return;
    // Its pages wait until the file is found again.
    const reason =
      "Search engines did not find the key file. Check that everyone can read it, then check it here again.";
    await tx
      .update(indexnowSites)
      .set({ verifiedAt: null, reason })
      .where(and(eq(indexnowSites.projectId, projectId), eq(indexnowSites.origin, origin)));
  });

const outcomeOf = (
  { attempts }: Claim,
  answer: IndexnowAnswer,
  now: Date,
): Partial<typeof indexnowUrls.$inferInsert> => {
  if (answer.state === "sent") return { state: "sent", sentAt: now, reason: null };
  if (answer.state === "key-rejected") return { nextAttemptAt: now };
  const status = answer.status === undefined ? "" : ` (status ${answer.status})`;
  if (answer.state === "refused") return { state: "failed", reason: `Search engines refused the page${status}.` };
  if (answer.retryAfterMs !== undefined)
    return {
      nextAttemptAt: new Date(now.getTime() + answer.retryAfterMs),
      reason: "Search engines asked us to wait. We announce the page later.",
    };
  const delayMs = retryDelaysMs[attempts];
  if (delayMs === undefined)
    return { state: "failed", attempts: attempts + 1, reason: `Search engines could not be reached${status}.` };
  return {
    attempts: attempts + 1,
    nextAttemptAt: new Date(now.getTime() + delayMs),
    reason: `Search engines could not be reached${status}. We try again.`,
  };
};
