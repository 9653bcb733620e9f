// Looks at published pages: reachable, indexable, in the sitemap, with their links.
import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { type CheckProgress, projects, publications } from "#db/schema/index.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import type { Dependencies } from "../../dependencies.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { visit } from "../../links/bot/visit.ts";
import { nextCheckAt } from "../../links/submissions/pacing.ts";
import { readAnswer } from "../../links/verification/page-result.ts";
import { announceUrl } from "../indexnow/indexnow.ts";
import {
  expectedLinks,
  failedEvidence,
  isListable,
  latestNextCheck,
  pageEvidence,
  problemAfter,
  readSitemapOf,
  sitemapUrlOf,
} from "./evidence.ts";

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
  const { env, log, jobs } = dependencies;
  if (env.CHECKS === "off") return;
  const continued = await runDue(dependencies, {
    claim: (limit) => claimPublications(dependencies, limit),
    run: (claim) => checkPage(dependencies, claim),
    onError: (err, { publication }) =>
      log.error({ err, publication: publication.id }, "A published page was not checked."),
    atOnce,
    most: checksPerRun,
  });
  if (continued.includes(true)) jobs.enqueue("check-published", { delaySeconds: 10 });
};

type Claim = Awaited<ReturnType<typeof claimPublications>>[number];

const claimPublications = async ({ db, clock, env }: Dependencies, limit: number) => {
  const now = clock();
  const claimed = await claimDue(db, {
    table: publications,
    id: publications.id,
    where: and(
      eq(publications.state, "published"),
      eq(publications.mode, "live"),
      isNotNull(publications.url),
      lte(publications.nextCheckAt, now),
    ),
    orderBy: [publications.nextCheckAt],
    limit,
    lease: { nextCheckAt: new Date(now.getTime() + leaseMs) },
  });
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
