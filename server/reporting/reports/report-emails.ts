import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, reports, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { monthRange } from "../../links/ledger/ledger.ts";
import { canBeEmailed, claimDailyEmail } from "../../links/news/daily-email.ts";
import { reportReady } from "../reporting.emails.tsx";
import { includesMonth } from "./report-months.ts";

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
    pending.filter(({ figures }) => Object.values(figures).some((figure) => typeof figure === "object" || figure > 0)),
    ({ userId }) => userId,
  );
  await changeEachOnce(db, [...accounts], lifecycle, async (tx, [userId, [first, ...others]]) => {
    const user = first && (await claimDailyEmail(tx, now, userId));
    if (!user) return;
    await enqueueEmail(tx, jobs, { to: user.email, email: reportReady, props: { reportId: first.id } });
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
