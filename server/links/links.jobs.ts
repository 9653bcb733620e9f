import type { Dependencies, ScheduledJob } from "../dependencies.ts";
import { everyHour, everyMinute, everyMorning, everyTenMinutes } from "../limits/schedules.ts";
import { deleteOldHosts } from "./bot/visit.ts";
import { refreshDirectoryStats } from "./directories/directory-stats.job.ts";
import { checkDirectories } from "./directories/link-check.job.ts";
import { refreshLedger } from "./ledger/refresh-ledger.job.ts";
import { sendSubmissionEmails } from "./news/submission-emails.job.ts";
import { approveProposals, expireSubmissions, replaceSubmissions } from "./submissions/deadlines.job.ts";
import { queueSubmissions } from "./submissions/queue.job.ts";
import { proposeWeekly } from "./submissions/weekly-proposals.job.ts";
import { checkListings } from "./verification/check.job.ts";

export const scheduled = {
  "check-listings": { schedule: everyMinute, run: checkListings },
  "check-directories": { schedule: everyMinute, run: checkDirectories },
  "queue-submissions": { schedule: everyMinute, run: queueSubmissions },
  "approve-proposals": { schedule: everyHour, run: approveProposals },
  "expire-submissions": { schedule: everyHour, run: expireSubmissions },
  "replace-submissions": { schedule: everyHour, run: replaceSubmissions },
  "send-submission-emails": { schedule: everyHour, run: sendSubmissionEmails },
  "propose-weekly": { schedule: everyMorning, run: proposeWeekly },
  "refresh-directory-stats": { schedule: everyHour, run: refreshDirectoryStats },
  "refresh-ledger": { schedule: everyTenMinutes, run: refreshLedger },
} satisfies Record<string, ScheduledJob>;

export const deleteExpired = async ({ db, clock }: Dependencies) => {
  await deleteOldHosts(db, clock());
};
