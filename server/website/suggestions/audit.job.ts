import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { audits, projects } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { auditWebsite } from "./audit/audit-website.ts";
import { nextAuditAfter } from "./audits.ts";
import { findingsOf } from "./checks/all.ts";
import { saveFindings } from "./save-findings.ts";
import { saveSitePages } from "./site-pages.ts";
import { updateThemes } from "./themes.ts";

/** Lease on a website, longer than any audit. If the process dies, the audit is due again when it expires. */
const leaseMs = 5 * 60_000;
/** Parallel audits, so that a website that hangs does not block the others. */
const atOnce = 3;

/** Audits every website that is due. */
export const auditWebsites = async (dependencies: Dependencies) => {
  await Promise.all(Array.from({ length: atOnce }, () => auditNext(dependencies)));
};

const auditNext = async (dependencies: Dependencies) => {
  while (!dependencies.lifecycle.isStopping) {
    const claim = await claimDueWebsite(dependencies);
    if (!claim) return;
    await auditProject(dependencies, claim);
  }
};

type Claim = { projectId: string; url: string; until: Date };

const claimDueWebsite = async ({ db, clock }: Dependencies): Promise<Claim | undefined> => {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const due = db
    .select({ projectId: audits.projectId })
    .from(audits)
    .where(and(lte(audits.nextAuditAt, now), inArray(audits.projectId, activeProjects(db, now))))
    .orderBy(asc(audits.nextAuditAt), asc(audits.projectId))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(audits)
    .set({ nextAuditAt: until })
    .from(projects)
    .where(and(inArray(audits.projectId, due), eq(projects.id, audits.projectId)))
    .returning({ projectId: audits.projectId, url: projects.url });
  return taken && { ...taken, until };
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
  await db.transaction(async (tx) => {
    const [updated] = await tx
      .update(audits)
      .set({ nextAuditAt: nextAuditAfter(now, failure), auditedAt: now, pages: audit?.pages.length ?? 0, failure })
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
