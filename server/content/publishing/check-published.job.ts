// Looks at published pages: reachable, indexable, in the sitemap, with their links.
import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { type CheckProgress, projects, publications } from "#db/schema/index.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import type { Dependencies } from "../../dependencies.ts";
import { visit } from "../../links/bot/visit.ts";
import { nextCheckAt } from "../../links/submissions/check-schedule.ts";
import { readAnswer } from "../../links/verification/read-answer.ts";
import { announceUrl } from "../indexnow/indexnow.ts";
import { expectedLinks, failedEvidence, isListable, latestNextCheck, pageEvidence, problemAfter } from "./evidence.ts";
import { readSitemapOf, sitemapUrlOf } from "./sitemap.ts";

/** Longer than any request. If the process dies, the check goes on when it expires. */
const leaseMs = 2 * 60_000;
const atOnce = 8;
const checksPerRun = 500;
const maxHops = 3;
/** Search engines want to hear of changes, not of pages that have been there for long. */
const announcedForMs = 7 * 24 * 3600_000;
const limits = { timeoutMs: 10_000, limitBytes: 2_000_000 };

/** Checks the pages that are due, with one request at a time per host. Follows the schedule of live listings. */
export const checkPublished = async (dependencies: Dependencies) => {
  const { env, lifecycle, log, jobs } = dependencies;
  if (env.CHECKS === "off") return;
  let isWaiting = false;
  for (let checks = 0; checks < checksPerRun && !lifecycle.isStopping; ) {
    const claims = await claimDue(dependencies);
    if (!claims.length) break;
    checks += claims.length;
    const results = await Promise.all(
      claims.map((claim) =>
        checkPage(dependencies, claim).catch((err) => {
          log.error({ err, publication: claim.publication.id }, "A published page was not checked.");
          return false;
        }),
      ),
    );
    isWaiting ||= results.includes(true);
  }
  if (isWaiting) jobs.enqueue("check-published", { delaySeconds: 10 });
};

type Claim = Awaited<ReturnType<typeof claimDue>>[number];

const claimDue = async ({ db, clock, env }: Dependencies) => {
  const now = clock();
  const due = db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.state, "published"),
        eq(publications.mode, "live"),
        isNotNull(publications.url),
        lte(publications.nextCheckAt, now),
      ),
    )
    .orderBy(asc(publications.nextCheckAt))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(publications)
    .set({ nextCheckAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(publications.id, due))
    .returning();
  if (!claimed.length) return [];
  const owners = await db
    .select({ id: projects.id, url: projects.url })
    .from(projects)
    .where(
      inArray(
        projects.id,
        claimed.map(({ projectId }) => projectId),
      ),
    );
  const allowed = env.FETCH_ALLOW?.split(",").map((host) => host.trim()) ?? [];
  return claimed.flatMap((publication) => {
    const project = owners.find(({ id }) => id === publication.projectId);
    const isIncluded = env.CHECKS !== "local" || allowed.includes(URL.parse(publication.url ?? "")?.host ?? "");
    return project && isIncluded ? [{ publication, project }] : [];
  });
};

/** Sends the check's next request. Returns whether another one can be sent soon. */
const checkPage = async (dependencies: Dependencies, { publication }: Claim): Promise<boolean> => {
  const { db, clock, env } = dependencies;
  // What is published again meanwhile is checked again.
  const isUnchanged = and(
    eq(publications.id, publication.id),
    eq(publications.state, "published"),
    publication.publishedAt ? eq(publications.publishedAt, publication.publishedAt) : undefined,
  );
  const save = async (values: Partial<typeof publications.$inferInsert>) =>
    void (await db.update(publications).set(values).where(isUnchanged));
  const finish = async (evidence: PublishedEvidence) => {
    const now = clock();
    const publishedAt = publication.publishedAt ?? now;
    const problem = problemAfter(publication, evidence, now);
    const times = [nextCheckAt("live", publishedAt, now, publication.id), latestNextCheck(problem, now)];
    const next = times.filter((time) => time !== null).sort((one, other) => one.getTime() - other.getTime())[0];
    await db.transaction(async (tx) => {
      const values = { evidence, checkedAt: now, checkProgress: null, ...problem, ...(next && { nextCheckAt: next }) };
      const [saved] = await tx.update(publications).set(values).where(isUnchanged).returning({ id: publications.id });
      const isRecent = now.getTime() - publishedAt.getTime() < announcedForMs;
      if (saved && isRecent && isListable(evidence))
        await announceUrl(tx, { projectId: publication.projectId, url: evidence.finalUrl, changedAt: publishedAt });
    });
    return false;
  };
  const progress = progressOf(publication);
  const sitemap = progress.page && (await readSitemapOf(dependencies, progress.page.finalUrl));
  if (progress.page && sitemap)
    return finish({
      ...progress.page,
      inSitemap: sitemap.state === "read" ? sitemap.has(progress.page.finalUrl) : null,
    });
  const url = progress.page ? await sitemapUrlOf(db, progress.page.finalUrl) : progress.url;
  const visited = await visit(dependencies, url, limits);
  if (visited.state === "waiting") {
    await save({ nextCheckAt: visited.until });
    return visited.until.getTime() - clock().getTime() <= 15_000;
  }
  if (progress.page) {
    await readSitemapOf(dependencies, progress.page.finalUrl, visited);
    await save({ nextCheckAt: clock() });
    return true;
  }
  if (visited.state !== "answered") return finish(failedEvidence(url, visited));
  const expected = expectedLinks(publication.document.html, url);
  const query = {
    targets: expected.map(({ target }) => target),
    names: [publication.document.title],
    agents: ["googlebot", env.BOT_NAME.toLowerCase()],
  };
  const answer = await readAnswer(dependencies, visited.page, { query, isConditional: false });
  const location =
    answer.status >= 300 && answer.status < 400 ? URL.parse(answer.location ?? "", url)?.href : undefined;
  if (location && progress.hops < maxHops) {
    await save({ checkProgress: { url: location, hops: progress.hops + 1 }, nextCheckAt: clock() });
    return true;
  }
  const page = pageEvidence(url, answer, expected);
  if (page.reachable !== "yes") return finish(page);
  await save({ checkProgress: { url, hops: progress.hops, page }, nextCheckAt: clock() });
  return true;
};

/** How far a check under way has come. */
const progressOf = ({ checkProgress, url }: typeof publications.$inferSelect): CheckProgress =>
  checkProgress ?? { url: url ?? "", hops: 0 };
