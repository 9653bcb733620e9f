import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { audits, projects } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import { projectsInUse } from "../../limits/active-projects.ts";
import { lookThrough } from "./audit/audit-website.ts";
import { nextAuditAfter } from "./audits.ts";
import { findingsOf } from "./checks/all.ts";
import { keepFindings } from "./save-findings.ts";
import { raiseThemes } from "./themes.ts";

/** Whoever takes a website has it for so long, which is more than a look can take; a process that dies gives it back by then. */
const leaseMs = 5 * 60_000;
/** A website that hangs keeps the others waiting no longer than it has to. */
const atOnce = 3;

/** Looks through every website that is due. */
export const auditWebsites = async (parts: Parts) => {
  await Promise.all(Array.from({ length: atOnce }, () => auditInTurn(parts)));
};

const auditInTurn = async (parts: Parts) => {
  while (!parts.life.stopping) {
    const claim = await claimDueWebsite(parts);
    if (!claim) return;
    await auditWebsite(parts, claim);
  }
};

type Claim = { projectId: string; url: string; until: Date };

const claimDueWebsite = async ({ db, clock }: Parts): Promise<Claim | undefined> => {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const due = db
    .select({ projectId: audits.projectId })
    .from(audits)
    .where(and(lte(audits.nextAuditAt, now), inArray(audits.projectId, projectsInUse(db, now))))
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

const auditWebsite = async (parts: Parts, claim: Claim) => {
  const { db, clock, log, life } = parts;
  const stopped = () => life.stopping;
  const look = await lookThrough(parts, claim.url, { stopped }).catch((err) => {
    log.error({ err, projectId: claim.projectId }, "A website could not be looked through.");
    return undefined;
  });
  // Cut off by the end of this process: the next one begins again.
  if (life.stopping) return;
  const now = clock();
  const failure = look ? look.failure : ourFault;
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .update(audits)
      .set({ nextAuditAt: nextAuditAfter(now, failure), auditedAt: now, pages: look?.pages.length ?? 0, failure })
      .where(and(eq(audits.projectId, claim.projectId), eq(audits.nextAuditAt, claim.until)))
      .returning({ projectId: audits.projectId });
    // The address was changed meanwhile, and what was found is another website's.
    if (!kept) return;
    if (look)
      await keepFindings(tx, claim.projectId, now, {
        ...{ finder: "website", findings: findingsOf(look), isAll: failure === null, unread: look.unread },
      });
    await raiseThemes(tx, claim.projectId, now);
  });
};

const ourFault = "We could not look through your website this time. It is not your fault; we try again tomorrow.";
