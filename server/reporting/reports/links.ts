// Links that show a report to anyone who has them.
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { reportLinks, reports } from "#db/schema/index.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { maxReportLinks } from "#shared/reporting/report-limits.ts";
import { link } from "#shared/routes.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createToken, hashToken } from "../../security/random-token.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";

const tokenBytes = 16;

const isValid = (now: Date) =>
  and(isNull(reportLinks.revokedAt), or(isNull(reportLinks.expiresAt), gt(reportLinks.expiresAt, now)));

/** Lists the links of a report that work, newest first. Their tokens are stored as hashes only. */
export const listLinks = (db: Db, now: Date, reportId: string) =>
  db
    .select({ id: reportLinks.id, createdAt: reportLinks.createdAt, expiresAt: reportLinks.expiresAt })
    .from(reportLinks)
    .where(and(eq(reportLinks.reportId, reportId), isValid(now)))
    .orderBy(desc(reportLinks.id));

/**
 * Creates a link and returns its URL, which cannot be read again. Throws Problem `invalid` for an expiry in the past, and
 * `conflict` above the number of links per report.
 */
export const createLink = (
  { db, clock, env, user }: Pick<Dependencies, "db" | "clock" | "env"> & MaybeUser,
  reportId: string,
  expiresAt: Date | undefined,
) =>
  db.transaction(async (tx) => {
    const now = clock();
    if (expiresAt && expiresAt <= now) throw problemAt("expiresAt", "Choose a time in the future.");
    // Parallel requests wait here, so that they count each other's links.
    const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for("update");
    if (!report) throw new Problem("not-found", "Report not found.");
    const existing = await tx.$count(reportLinks, and(eq(reportLinks.reportId, reportId), isValid(now)));
    if (existing >= maxReportLinks)
      throw new Problem("conflict", `A report can have ${maxReportLinks} links. Revoke one first.`);
    const token = createToken(tokenBytes);
    const [row] = await tx
      .insert(reportLinks)
      .values({ reportId, tokenHash: hashToken(token), expiresAt: expiresAt ?? null, createdAt: now })
      .returning({ id: reportLinks.id });
    if (!row) throw new Error("The link was not saved.");
    const { projectId, month } = report;
    await recordActivity(tx, { projectId, actorId: user?.id, kind: "report.shared", subject: month, at: now });
    return { id: row.id, url: env.SITE_URL + link("sharedReport", { token }) };
  });

/** Revokes a link of a report. Throws Problem `not-found`. */
export const revokeLink = (
  { db, clock, user }: Pick<Dependencies, "db" | "clock"> & MaybeUser,
  { id: reportId, projectId, month: subject }: typeof reports.$inferSelect,
  id: string,
) =>
  db.transaction(async (tx) => {
    const now = clock();
    const revoked = await tx
      .update(reportLinks)
      .set({ revokedAt: now })
      .where(and(eq(reportLinks.id, id), eq(reportLinks.reportId, reportId), isValid(now)))
      .returning({ id: reportLinks.id });
    if (!revoked.length) throw new Problem("not-found", "Link not found.");
    await recordActivity(tx, { projectId, actorId: user?.id, kind: "report.link_revoked", subject, at: now });
  });

/** Returns the id of the report that a token shows, or undefined if it is unknown, revoked or expired. */
export const findReportId = async (db: Db, now: Date, token: string) => {
  const [row] = await db
    .select({ reportId: reportLinks.reportId })
    .from(reportLinks)
    .where(and(eq(reportLinks.tokenHash, hashToken(token)), isValid(now)));
  return row?.reportId;
};
