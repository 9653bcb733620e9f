import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, reports, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { monthRange } from "../../links/ledger/ledger.ts";
import { canBeEmailed, claimDailyEmail } from "../../links/news/daily-email.ts";
import { includesMonth } from "./report-months.ts";

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

/**
 * Emails the owners of the month's reports, all reports of an account in one email. Counts as its email of the day, so
 * that those who had one wait until tomorrow. Empty reports aren't worth an email.
 */
export const sendReportEmails = async (
  { db, clock, jobs, lifecycle }: Pick<Dependencies, "db" | "clock" | "jobs" | "lifecycle">,
  month: string,
) => {
  const now = clock();
  const pending = await listPending(db, now, month);
  const accounts = Map.groupBy(
    pending.filter(({ figures }) => Object.values(figures).some((figure) => figure > 0)),
    ({ userId }) => userId,
  );
  await changeEachOnce(db, [...accounts], lifecycle, async (tx, [userId, [first, ...others]]) => {
    const user = first && (await claimDailyEmail(tx, now, userId));
    if (!user) return;
    await enqueueEmail(tx, jobs, { to: user.email, template: "report-ready", props: { reportId: first.id } });
    const ids = [first, ...others].map(({ id }) => id);
    await tx.update(reports).set({ emailedAt: now }).where(inArray(reports.id, ids));
  });
};

/** Reports created before the month had ended are preliminary. */
const listPending = (db: Db, now: Date, month: string) =>
  db
    .select({ id: reports.id, userId: users.id, figures: reports.figures })
    .from(reports)
    .innerJoin(projects, eq(projects.id, reports.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        eq(reports.month, month),
        gte(reports.createdAt, monthRange(month).end),
        isNull(reports.emailedAt),
        includesMonth(db, users.id, month),
        canBeEmailed(now),
      ),
    )
    .orderBy(projects.createdAt, projects.id);
