import { and, eq, inArray, lte } from "drizzle-orm";
import { audits, projects } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { auditWebsite } from "./audit/audit-website.ts";
import { nextAuditAfter, updateThemes } from "./audits.ts";
import { findingsOf } from "./checks/all.ts";
import { saveFindings, saveSitePages } from "./suggestions.ts";

/** Lease on a website, longer than any audit. If the process dies, the audit is due again when it expires. */
const leaseMs = 5 * 60_000;
/** Parallel audits, so that a website that hangs does not block the others. */
const atOnce = 3;

/** Audits every website that is due. */
export const auditWebsites = async (dependencies: Dependencies) => {
  await runDue(dependencies, {
    claim: (limit) => claimAudits(dependencies, limit),
    run: (claim) => auditProject(dependencies, claim),
    onError: (err, { projectId }) => dependencies.log.error({ err, projectId }, "An audit was not saved."),
    atOnce,
  });
};

type Claim = { projectId: string; url: string; until: Date };

const claimAudits = async ({ db, clock }: Dependencies, limit: number): Promise<Claim[]> => {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await claimDue(db, {
    table: audits,
    id: audits.projectId,
    where: and(lte(audits.nextAuditAt, now), inArray(audits.projectId, activeProjects(db, now))),
    orderBy: [audits.nextAuditAt, audits.projectId],
    limit,
    lease: { nextAuditAt: until },
  });
  if (!claimed.length) return [];
  const ids = claimed.map(({ projectId }) => projectId);
  const urls = await db.select({ id: projects.id, url: projects.url }).from(projects).where(inArray(projects.id, ids));
  return urls.map(({ id, url }) => ({ projectId: id, url, until }));
};

const auditProject = async (dependencies: Dependencies, claim: Claim) => {
  const { db, clock, log, lifecycle } = dependencies;
  const stopped = () => lifecycle.isStopping;
  const audit = await auditWebsite(dependencies, claim.url, { stopped }).catch((err) => {
    log.error({ err, projectId: claim.projectId }, "Website audit failed.");
    return undefined;
  });
  // Interrupted by shutdown: the audit restarts when the lease expires.
  if (lifecycle.isStopping) return;
  const now = clock();
  const failure = audit ? audit.failure : internalFailure;
  const found = audit && { shutOut: audit.shutOut, hasLlmsTxt: audit.hasLlmsTxt };
  await db.transaction(async (tx) => {
    const [updated] = await tx
      .update(audits)
      .set({
        nextAuditAt: nextAuditAfter(now, failure),
        auditedAt: now,
        pages: audit?.pages.length ?? 0,
        failure,
        ...found,
      })
      .where(and(eq(audits.projectId, claim.projectId), eq(audits.nextAuditAt, claim.until)))
      .returning({ projectId: audits.projectId });
    // The project's URL was changed meanwhile, so the findings belong to another website.
    if (!updated) return;
    if (audit)
      await saveFindings(tx, claim.projectId, now, {
        source: "website",
        findings: findingsOf(audit),
        isAll: failure === null,
        unread: audit.unread,
      });
    if (audit) await saveSitePages(tx, claim.projectId, now, { pages: audit.pages, isComplete: failure === null });
    await updateThemes(tx, claim.projectId, now);
  });
};

const internalFailure = "We could not audit your website because of an error on our side. We will try again tomorrow.";
