import { and, desc, eq, gte, inArray, lt, max, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, projects, reports, submissionChecks, submissionEvents, submissions } from "#db/schema/index.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import type { CheckOutcome, ListingLinkKind } from "#shared/links/submissions.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { maxReportListings } from "#shared/reporting/report-limits.ts";
import { hasMentionsSince } from "#shared/site/data-retention.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { monthOf, monthRange } from "../../links/ledger/ledger.ts";
import { isUnfollowed } from "../../links/submissions/decisions.ts";
import { positiveOutcomes } from "../../links/verification/verdict.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";
import { findSharedBranding } from "./branding.ts";
import { countFigures, listContent } from "./content.ts";
import { findReportId, listLinks } from "./links.ts";
import { findAutomaticMonths } from "./report-months.ts";

type Row = typeof reports.$inferSelect;

const reportColumns = { id: reports.id, month: reports.month, figures: reports.figures, createdAt: reports.createdAt };

export const listReports = async (db: Db, project: { id: string; userId: string }, paging: Paging) => {
  const where = eq(reports.projectId, project.id);
  return {
    reports: await db
      .select(reportColumns)
      .from(reports)
      .where(where)
      .orderBy(desc(reports.month))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    total: await db.$count(reports, where),
    automatic: await findAutomaticMonths(db, project.userId),
  };
};

/**
 * Makes a project's report of a month, or makes it again with the figures of now. Throws Problem `invalid` for a month
 * that has not begun, or whose mentions are deleted by now.
 */
export const createReport = async (
  { db, clock, settings, user }: Pick<Dependencies, "db" | "clock" | "settings"> & MaybeUser,
  projectId: string,
  month: string,
) => {
  const now = clock();
  if (month > monthOf(now)) throw invalidMonth("This month has not begun.");
  const { retention } = await settings.read();
  if (!hasMentionsSince(monthRange(month).start, now, retention))
    throw invalidMonth("Mentions of this month have been deleted, so they can't be counted any more.");
  return db.transaction(async (tx) => {
    const figures = await countFigures(tx, projectId, month);
    const [row] = await tx
      .insert(reports)
      .values({ projectId, month, figures, createdAt: now })
      .onConflictDoUpdate({ target: [reports.projectId, reports.month], set: { figures, createdAt: now } })
      .returning(reportColumns);
    if (!row) throw new Error("The report was not saved.");
    await emitEvents(tx, now, projectId, [{ type: "report.ready", data: { id: row.id, month, figures } }]);
    await recordActivity(tx, { projectId, actorId: user?.id, kind: "report.created", subject: month, at: now });
    return row;
  });
};

const invalidMonth = (message: string) => problemAt("month", message);

/** Returns a report's row and project for the project's owner or an admin. Throws Problem `not-found`. */
export const getOwnReport = async (db: Db, viewer: Viewer, id: string) => {
  const { row: report, project } = await getOwnRow(db, viewer, reports, id, "Report");
  return { report, project };
};

/** Returns the report that a link shows. Throws Problem `not-found` if the link is unknown, revoked or expired. */
export const getSharedReport = async ({ db, clock }: Pick<Dependencies, "db" | "clock">, token: string) => {
  const id = await findReportId(db, clock(), token);
  const [found] = id
    ? await db
        .select({ report: reports, project: { name: projects.name, url: projects.url } })
        .from(reports)
        .innerJoin(projects, eq(projects.id, reports.projectId))
        .where(eq(reports.id, id))
    : [];
  if (!found) throw new Problem("not-found", "Report not found.");
  return toSharedReport(db, found);
};

type WithProject = { report: Row; project: { name: string; url: string } };

/** A report as anyone with its link sees it. */
const toSharedReport = async (db: Db, { report, project }: WithProject) => ({
  branding: await findSharedBranding(db, report.projectId),
  project: { name: project.name, url: project.url },
  month: report.month,
  figures: report.figures,
  createdAt: report.createdAt,
  listings: await listListings(db, report),
  ...(await listContent(db, report.projectId, report.month)),
});

export const toReportDetail = async (db: Db, now: Date, { report, project }: WithProject) => ({
  ...(await toSharedReport(db, { report, project })),
  id: report.id,
  projectId: report.projectId,
  links: await listLinks(db, now, report.id),
});

/** The links as they were at a time: those that were live, and those lost since the month began. */
const listListings = async (db: Db, { projectId, month, createdAt }: Row) => {
  const { start, end } = monthRange(month);
  // A report of the running month shows what its figures count.
  const asOf = createdAt < end ? createdAt : end;
  const lastEvent = db
    .select({ state: submissionEvents.to, at: submissionEvents.at })
    .from(submissionEvents)
    .where(
      and(
        eq(submissionEvents.submissionId, submissions.id),
        lt(submissionEvents.at, asOf),
        sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`,
      ),
    )
    .orderBy(desc(submissionEvents.at), desc(submissionEvents.id))
    .limit(1)
    .as("last_event");
  const proof = db
    .select({ outcome: submissionChecks.outcome })
    .from(submissionChecks)
    .where(
      and(
        eq(submissionChecks.submissionId, submissions.id),
        lt(submissionChecks.at, asOf),
        inArray(submissionChecks.outcome, positiveOutcomes),
      ),
    )
    .orderBy(desc(submissionChecks.at))
    .limit(1)
    .as("proof");
  const unfollowed = db
    .select({ at: max(submissionEvents.at) })
    .from(submissionEvents)
    .where(and(eq(submissionEvents.submissionId, submissions.id), lt(submissionEvents.at, asOf), isUnfollowed));
  const rows = await db
    .select({
      directory: directories.name,
      state: lastEvent.state,
      stateSince: lastEvent.at,
      outcome: proof.outcome,
      linkUrl: submissions.linkUrl,
      listingUrl: submissions.listingUrl,
      linkKind: submissions.linkKind,
      unfollowedAt: sql<Date | null>`(${unfollowed})`.mapWith(submissionEvents.at),
      firstLiveAt: submissions.firstLiveAt,
    })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .innerJoinLateral(lastEvent, sql`true`)
    .leftJoinLateral(proof, sql`true`)
    .where(
      and(
        eq(submissions.projectId, projectId),
        lt(submissions.firstLiveAt, asOf),
        or(inArray(lastEvent.state, ["live", "suspect"]), and(eq(lastEvent.state, "lost"), gte(lastEvent.at, start))),
      ),
    )
    .orderBy(desc(submissions.firstLiveAt), directories.name)
    .limit(maxReportListings);
  return rows.flatMap(({ directory, state, stateSince, outcome, firstLiveAt, unfollowedAt, ...row }) => {
    const kind = (outcome && provenKinds[outcome]) ?? row.linkKind;
    return firstLiveAt && isListed(state)
      ? {
          directory,
          url: row.linkUrl ?? row.listingUrl,
          kind,
          state,
          firstLiveAt,
          unfollowedAt: kind === "nofollow" ? unfollowedAt : null,
          lostAt: state === "lost" ? stateSince : null,
        }
      : [];
  });
};

const isListed = (state: SubmissionState) => state === "live" || state === "suspect" || state === "lost";

const provenKinds: Partial<Record<CheckOutcome, ListingLinkKind>> = {
  live_follow: "follow",
  live_nofollow: "nofollow",
  live_indirect: "indirect",
};
