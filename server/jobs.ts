import { lt } from "drizzle-orm";
import { rateLimits, sessions } from "#db/schema/index.ts";
import { sendTrialReminders } from "./account/account/trial-reminders.job.ts";
import { deleteOldIdempotentRequests } from "./account/api-keys/idempotent-requests.ts";
import { deleteExpiredChallenges } from "./account/auth/challenges.ts";
import { deleteExpiredTokens } from "./account/auth/verification-tokens.ts";
import { settleAllCredits } from "./billing/credits/settle-credits.job.ts";
import { confirmPeriods } from "./billing/payments/confirm-periods.job.ts";
import { endLapsedGrants } from "./billing/payments/plan-grants.ts";
import { publishScheduledArticles } from "./content/articles/publish-articles.job.ts";
import { announcePages } from "./content/indexnow/announce-pages.job.ts";
import { checkPageSets } from "./content/page-sets/check-page-sets.job.ts";
import { queuePages } from "./content/page-sets/queue-pages.job.ts";
import { checkPublished } from "./content/publishing/check-published.job.ts";
import { publishDue } from "./content/publishing/publish-due.job.ts";
import { findAllTopics } from "./content/topics/find-topics.job.ts";
import { sendAlerts } from "./conversations/alerts/send-alerts.job.ts";
import { sendDigests } from "./conversations/digest/digest.job.ts";
import { scanProjects } from "./conversations/mentions/scan.job.ts";
import { deleteOldPosts } from "./conversations/mentions/stored-posts.ts";
import type { Dependencies, EnqueuedJobName, QueuedJobName } from "./dependencies.ts";
import { deleteOldDeliveries, deliverWebhooksForAMinute } from "./developers/webhooks/deliver.job.ts";
import { deleteOldEmails } from "./emails/email-queue.ts";
import { listUnsentEmails, sendEmail } from "./emails/send-email.job.ts";
import { emails } from "./emails.ts";
import { deleteOldHosts } from "./links/bot/visit.ts";
import { refreshDirectoryStats } from "./links/directories/directory-stats.job.ts";
import { checkDirectories } from "./links/directories/link-check.job.ts";
import { refreshLedger } from "./links/ledger/refresh-ledger.job.ts";
import { sendSubmissionEmails } from "./links/news/submission-emails.job.ts";
import { approveProposals, expireSubmissions, replaceSubmissions } from "./links/submissions/deadlines.job.ts";
import { queueSubmissions } from "./links/submissions/queue.job.ts";
import { proposeWeekly } from "./links/submissions/weekly-proposals.job.ts";
import { checkListings } from "./links/verification/check.job.ts";
import { eraseDueAccounts } from "./operations/account-data/deletion.ts";
import { expireLeases } from "./operations/tasks/expire-leases.job.ts";
import { mailSignUps } from "./operations/users/sign-ups-email.job.ts";
import { createReports } from "./reporting/reports/create-reports.job.ts";
import { checkSavedSubscriptions } from "./retention/offer-applications/check-subscriptions.job.ts";
import { deleteOldData } from "./site/data-retention/delete-old-data.job.ts";
import { deleteUnusedEvidence, deleteUnusedImages, removeEvidence, removeImage } from "./site/files/project-images.ts";
import {
  deleteSyncedContact,
  listContactDeletions,
  listWaitingContacts,
  syncContact,
} from "./site/waitlist/waitlist.job.ts";
import { auditWebsites } from "./website/suggestions/audit.job.ts";
import { updateAllThemes } from "./website/suggestions/themes.job.ts";
import { deleteExpiredInvitations } from "./workspace/members/members.ts";

const everyMinute = "* * * * *";
const everyTenMinutes = "*/10 * * * *";
const everyHour = "7 * * * *";
const everyMorning = "23 7 * * *";
const everyNight = "37 3 * * *";

type ScheduledJob = { schedule: string; run: (dependencies: Dependencies) => Promise<void> };

/** Jobs that run on a schedule and process every row that is due. */
export const scheduledJobs = {
  "scan-projects": { schedule: everyMinute, run: scanProjects },
  "audit-websites": { schedule: everyMinute, run: auditWebsites },
  "check-listings": { schedule: everyMinute, run: checkListings },
  "check-directories": { schedule: everyMinute, run: checkDirectories },
  "check-page-sets": { schedule: everyMinute, run: checkPageSets },
  "queue-pages": { schedule: everyMinute, run: queuePages },
  "deliver-webhooks": { schedule: everyMinute, run: deliverWebhooksForAMinute },
  "send-alerts": { schedule: everyMinute, run: sendAlerts },
  "publish-due": { schedule: everyMinute, run: publishDue },
  "check-published": { schedule: everyMinute, run: checkPublished },
  "announce-pages": { schedule: everyMinute, run: announcePages },
  "queue-submissions": { schedule: everyMinute, run: queueSubmissions },
  "approve-proposals": { schedule: everyHour, run: approveProposals },
  "expire-submissions": { schedule: everyHour, run: expireSubmissions },
  "replace-submissions": { schedule: everyHour, run: replaceSubmissions },
  "send-submission-emails": { schedule: everyHour, run: sendSubmissionEmails },
  "expire-task-leases": { schedule: everyMinute, run: expireLeases },
  "delete-old-data": { schedule: everyNight, run: deleteOldData },
  "delete-unused-evidence": { schedule: everyNight, run: deleteUnusedEvidence },
  "propose-weekly": { schedule: everyMorning, run: proposeWeekly },
  "update-themes": { schedule: everyNight, run: updateAllThemes },
  "confirm-periods": { schedule: everyHour, run: confirmPeriods },
  "find-topics": { schedule: everyNight, run: findAllTopics },
  "publish-articles": { schedule: everyMinute, run: publishScheduledArticles },
  "check-subscriptions": { schedule: everyHour, run: checkSavedSubscriptions },
  "plan-grants": { schedule: everyHour, run: endLapsedGrants },
  "settle-credits": { schedule: everyHour, run: settleAllCredits },
  "refresh-directory-stats": { schedule: everyHour, run: refreshDirectoryStats },
  "refresh-ledger": { schedule: everyTenMinutes, run: refreshLedger },
  "create-reports": { schedule: everyHour, run: createReports },
  "erase-accounts": { schedule: everyHour, run: eraseDueAccounts },
  "send-trial-reminders": { schedule: everyHour, run: sendTrialReminders },
  "mail-sign-ups": { schedule: everyMorning, run: mailSignUps },
  "send-digests": { schedule: everyMorning, run: sendDigests },
  "delete-expired": {
    schedule: everyHour,
    run: async ({ db, clock, mail, jobs }) => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, clock()));
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
      await deleteExpiredTokens(db, clock());
      await deleteExpiredInvitations(db, clock());
      await deleteExpiredChallenges(db, clock());
      await deleteOldIdempotentRequests(db, clock());
      await deleteOldHosts(db, clock());
      await deleteOldPosts(db, clock());
      await deleteOldEmails({ db, mail }, clock());
      await deleteOldDeliveries(db, clock());
      await deleteUnusedImages({ db, jobs }, clock());
    },
  },
} satisfies Record<string, ScheduledJob> & Record<EnqueuedJobName, ScheduledJob>;

export type QueuedJob = {
  run: (dependencies: Dependencies, id: string) => Promise<void>;
  /** Ids of all rows that wait for this job. At start, those without a job get one. */
  listPending: (dependencies: Dependencies) => Promise<string[]>;
  /** How many jobs a row may have: `exclusive` one, `short` one more while an earlier one waits for its retry. */
  policy: "exclusive" | "short";
  /** How many of these jobs a process runs at once. */
  concurrency: number;
};

/** Jobs for one row each, enqueued in the transaction that saves the row and retried until they succeed. */
export const queuedJobs = {
  "send-email": {
    run: (dependencies, id) => sendEmail(dependencies, emails, id),
    listPending: listUnsentEmails,
    policy: "exclusive",
    concurrency: 5,
  },
  "sync-contact": { run: syncContact, listPending: listWaitingContacts, policy: "short", concurrency: 1 },
  // Nothing lists images whose bytes are left: their rows are deleted, and a removal is retried until it succeeds.
  "delete-evidence": { run: removeEvidence, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-image": { run: removeImage, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-contact": { run: deleteSyncedContact, listPending: listContactDeletions, policy: "short", concurrency: 1 },
} satisfies Record<QueuedJobName, QueuedJob>;

export type ScheduledJobName = keyof typeof scheduledJobs;
export type JobName = ScheduledJobName | QueuedJobName;

export const scheduledJobNames = Object.keys(scheduledJobs) as ScheduledJobName[];
export const queuedJobNames = Object.keys(queuedJobs) as QueuedJobName[];
