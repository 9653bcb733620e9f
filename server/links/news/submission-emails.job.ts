import { and, eq, inArray } from "drizzle-orm";
import { projects, submissions, users } from "#db/schema/index.ts";
import { autoApprovalHours } from "#shared/links/submission-states.ts";
import { availableCredits } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { submissionNews } from "../links.emails.tsx";
import { replaceSubmissions } from "../submissions/deadlines.job.ts";
import { claimDailyEmail } from "./daily-email.ts";
import { isUnannounced, listUsersWithNews, newsSince } from "./news.ts";

/**
 * Emails users what changed in their submissions, at most once a day. Announced proposals are approved automatically 72
 * hours later.
 */
export const sendSubmissionEmails = async (dependencies: Dependencies) => {
  const { db, clock, jobs, lifecycle } = dependencies;
  // Both jobs run at the same minute, and the email about a loss names its replacement.
  await replaceSubmissions(dependencies);
  const now = clock();
  const userIds = await listUsersWithNews(db, now);
  await changeEachOnce(db, userIds, lifecycle, async (tx, userId) => {
    const user = await claimDailyEmail(tx, now, userId);
    if (!user) return;
    await enqueueEmail(tx, jobs, {
      to: user.email,
      email: submissionNews,
      props: { userId, since: newsSince(user.lastNewsAt, now).toISOString() },
    });
    await tx.update(users).set({ submissionNewsAt: now }).where(eq(users.id, userId));
    if ((await availableCredits(tx, userId, "submission")) <= 0) return;
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
    await tx
      .update(submissions)
      .set({ autoApproveAt: new Date(now.getTime() + autoApprovalHours * 3600_000) })
      .where(and(inArray(submissions.projectId, own), isUnannounced(now)));
  });
};
