import { and, asc, eq, gt, inArray, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches, rowBatches, without } from "#db/queries/batches.ts";
import * as schema from "#db/schema/index.ts";

const {
  articleComments,
  articleEvents,
  articles,
  assistantVisits,
  audits,
  credits,
  directoryLogins,
  directoryVisits,
  disabledRules,
  evidence,
  feedbacks,
  keywords,
  kits,
  leavingDialogs,
  monthlyUsage,
  projectMembers,
  offerApplications,
  projectFeeds,
  projects,
  reportBrandings,
  reportLinks,
  reports,
  scans,
  searchDays,
  searchFigures,
  sourceSettings,
  sourceStatuses,
  sourceTurns,
  submissionChecks,
  submissionEvents,
  submissions,
  submissionVisits,
} = schema;

/** Exports a user's projects, streamed in batches. The widget secret is left out because it is a credential. */
export const exportProjects = (db: Db, userId: string) =>
  inBatches(
    async (after: string | undefined, count) => {
      const rows = await db
        .select()
        .from(projects)
        .where(and(eq(projects.userId, userId), after ? gt(projects.id, after) : undefined))
        .orderBy(asc(projects.id))
        .limit(count);
      return Promise.all(
        rows.map(async ({ userId: _owner, widgetSecret: _secret, nextScanAt: _next, ...project }) => ({
          ...project,
          feeds: rowsOf(db, projectFeeds, project.id),
          disabledRules: await allOf(db, disabledRules, project.id),
          leavingDialog: (await allOf(db, leavingDialogs, project.id))[0] ?? null,
          feedback: rowsOf(db, feedbacks, project.id),
          offerApplications: await allOf(db, offerApplications, project.id),
          websiteAudit: (await allOf(db, audits, project.id))[0] ?? null,
          sources: await allOf(db, sourceStatuses, project.id),
          sourceSettings: (await allOf(db, sourceSettings, project.id))[0] ?? null,
          sourceTurns: await allOf(db, sourceTurns, project.id),
          scans: await scansOf(db, project.id),
          kit: (await allOf(db, kits, project.id))[0] ?? null,
          articleEvents: ofArticles(db, articleEvents, project.id),
          articleComments: ofArticles(db, articleComments, project.id),
          submissionEvents: ofSubmissions(db, submissionEvents, project.id),
          submissionChecks: ofSubmissions(db, submissionChecks, project.id),
          submissionVisits: await visitsOf(db, project.id),
          directoryLogins: ofSubmissions(db, directoryLogins, project.id),
          evidence: ofSubmissions(db, evidence, project.id),
          directoryVisits: await allOf(db, directoryVisits, project.id),
          assistantVisits: await allOf(db, assistantVisits, project.id),
          searchDays: await allOf(db, searchDays, project.id),
          searchFigures: searchFiguresOf(db, project.id),
          members: await allOf(db, projectMembers, project.id),
          reportBranding: (await allOf(db, reportBrandings, project.id))[0] ?? null,
          reportLinks: rowBatches(db, reportLinks, inArray(reportLinks.reportId, reportsOf(db, project.id)), omitted),
          ...Object.fromEntries(otherTables.map(([name, table]) => [name, rowsOf(db, table, project.id)])),
        })),
      );
    },
    ({ id }) => id,
  );

/** Which operator did something is nothing about the customer. */
const operatorColumns = ["actorId", "authorId", "claimedBy", "finishedBy", "uploadedBy"];

/** Members of a project who connected it. */
const memberColumns = ["connectedBy", "stateUserId"];

const secretColumns = ["secret", "previousSecret", "previousSecretUntil"];

/** The project id is redundant, and tokens and secrets are credentials. */
const omitted = ["projectId", "tokenHash", "stateHash", ...secretColumns, ...operatorColumns, ...memberColumns];

type OfProject = PgTable & { projectId: PgColumn };
type RowsOfProject = OfProject & { id: PgColumn };

const namedTables: PgTable[] = [
  ...[projectFeeds, leavingDialogs, feedbacks, audits, sourceStatuses],
  // The account's export has all credits.
  credits,
];

/** Tables that `exportProjects` doesn't name, so that a new table is exported from the start. */
const otherTables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) && "projectId" in table && "id" in table && !namedTables.includes(table)
    ? [[name, table as RowsOfProject] as const]
    : [],
);

const rowsOf = (db: Db, table: RowsOfProject, projectId: string) =>
  rowBatches(db, table, eq(table.projectId, projectId), omitted);

type RowsOfSubmission = PgTable & { id: PgColumn; submissionId: PgColumn };

const submissionsOf = (db: Db, projectId: string) =>
  db.select({ id: submissions.id }).from(submissions).where(eq(submissions.projectId, projectId));

const ofSubmissions = (db: Db, table: RowsOfSubmission, projectId: string) =>
  rowBatches(db, table, inArray(table.submissionId, submissionsOf(db, projectId)), omitted);

type RowsOfArticle = PgTable & { id: PgColumn; articleId: PgColumn };

const ofArticles = (db: Db, table: RowsOfArticle, projectId: string) => {
  const ids = db.select({ id: articles.id }).from(articles).where(eq(articles.projectId, projectId));
  return rowBatches(db, table, inArray(table.articleId, ids), omitted);
};

const visitsOf = (db: Db, projectId: string) =>
  db
    .select()
    .from(submissionVisits)
    .where(inArray(submissionVisits.submissionId, submissionsOf(db, projectId)));

/** There may be millions, so they are read a day at a time. */
async function* searchFiguresOf(db: Db, projectId: string) {
  const days = await db.select({ day: searchDays.day }).from(searchDays).where(eq(searchDays.projectId, projectId));
  const { dimension } = searchFigures;
  for (const { day } of days) {
    const isOfDay = and(inArray(dimension, dimension.enumValues), eq(searchFigures.day, day));
    const rows = await db
      .select()
      .from(searchFigures)
      .where(and(eq(searchFigures.projectId, projectId), isOfDay));
    yield rows.map((row) => without(row, omitted));
  }
}

const reportsOf = (db: Db, projectId: string) =>
  db.select({ id: reports.id }).from(reports).where(eq(reports.projectId, projectId));

/** For tables with few rows per project. */
const allOf = async (db: Db, table: OfProject, projectId: string) => {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.projectId, projectId));
  return rows.map((row) => without(row, omitted));
};

/** When each keyword was last searched at each source. */
const scansOf = (db: Db, projectId: string) =>
  db
    .select({ keywordId: scans.keywordId, source: scans.source, scannedAt: scans.scannedAt })
    .from(scans)
    .innerJoin(keywords, eq(keywords.id, scans.keywordId))
    .where(eq(keywords.projectId, projectId));

/** Exports a user's roles in projects of others. */
export const exportMemberships = (db: Db, userId: string) =>
  db
    .select({ projectId: projectMembers.projectId, role: projectMembers.role, createdAt: projectMembers.createdAt })
    .from(projectMembers)
    .where(eq(projectMembers.userId, userId));

/** Exports a user's usage per month. */
export const exportUsage = (db: Db, userId: string) =>
  db
    .select({ month: monthlyUsage.month, kind: monthlyUsage.kind, used: monthlyUsage.used })
    .from(monthlyUsage)
    .where(eq(monthlyUsage.userId, userId));
