import { and, eq, sql } from "drizzle-orm";
import { projects, reports, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";

/** Returns what the email about a report says, or undefined if the report is gone or its owner has unsubscribed. */
export const findReportEmail = async (
  { db, tokens }: Pick<Dependencies, "db" | "tokens">,
  email: string,
  { reportId = "" }: Record<string, string>,
) => {
  const others = sql<number>`(
    select count(*)::int from ${reports} other join ${projects} other_project on other_project.id = other.project_id
    where other_project.user_id = ${users.id} and other.month = ${reports.month} and other.id <> ${reports.id}
      and other.emailed_at = ${reports.emailedAt}
  )`;
  const [found] = await db
    .select({
      userId: users.id,
      reportId: reports.id,
      project: projects.name,
      month: reports.month,
      figures: reports.figures,
      others,
    })
    .from(reports)
    .innerJoin(projects, eq(projects.id, reports.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(reports.id, reportId), eq(users.email, email), eq(users.wantsSubmissionEmails, true)));
  if (!found) return undefined;
  const { userId, ...report } = found;
  return { report, token: createUnsubscribeToken(tokens, userId, "submissions") };
};

export type ReportEmail = NonNullable<Awaited<ReturnType<typeof findReportEmail>>>["report"];
