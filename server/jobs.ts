import { lt } from "drizzle-orm";
import { rateLimits, sessions } from "#db/schema/index.ts";
import * as account from "./account/account.jobs.ts";
import * as billing from "./billing/billing.jobs.ts";
import * as content from "./content/content.jobs.ts";
import * as conversations from "./conversations/conversations.jobs.ts";
import type { Dependencies, EnqueuedJobName, QueuedJob, QueuedJobName, ScheduledJob } from "./dependencies.ts";
import * as developers from "./developers/developers.jobs.ts";
import { deleteOldEmails } from "./emails/email-queue.ts";
import { listUnsentEmails, sendEmail } from "./emails/send-email.job.ts";
import { emails } from "./emails.ts";
import { deleteOldIdempotentRequests } from "./limits/idempotent-requests.ts";
import { everyHour } from "./limits/schedules.ts";
import * as links from "./links/links.jobs.ts";
import * as operations from "./operations/operations.jobs.ts";
import * as reporting from "./reporting/reporting.jobs.ts";
import * as retention from "./retention/retention.jobs.ts";
import * as site from "./site/site.jobs.ts";
import * as website from "./website/website.jobs.ts";
import * as workspace from "./workspace/workspace.jobs.ts";

const deleteExpired = async (dependencies: Dependencies) => {
  const { db, clock } = dependencies;
  await db.delete(rateLimits).where(lt(rateLimits.expire, clock()));
  await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
  await deleteOldIdempotentRequests(db, clock());
  await deleteOldEmails(dependencies, clock());
  for (const domain of [site, account, workspace, links, conversations, developers])
    await domain.deleteExpired(dependencies);
};

/** Jobs that run on a schedule and process every row that is due. */
export const scheduledJobs = {
  ...site.scheduled,
  ...billing.scheduled,
  ...account.scheduled,
  ...website.scheduled,
  ...links.scheduled,
  ...content.scheduled,
  ...conversations.scheduled,
  ...retention.scheduled,
  ...reporting.scheduled,
  ...operations.scheduled,
  ...developers.scheduled,
  "delete-expired": { schedule: everyHour, run: deleteExpired },
} satisfies Record<string, ScheduledJob> & Record<EnqueuedJobName, ScheduledJob>;

/** Jobs for one row each, enqueued in the transaction that saves the row and retried until they succeed. */
export const queuedJobs = {
  ...site.queued,
  "send-email": {
    run: (dependencies, id) => sendEmail(dependencies, emails, id),
    listPending: listUnsentEmails,
    policy: "exclusive",
    concurrency: 5,
  },
} satisfies Record<QueuedJobName, QueuedJob>;

export type ScheduledJobName = keyof typeof scheduledJobs;
export type JobName = ScheduledJobName | QueuedJobName;

export const scheduledJobNames = Object.keys(scheduledJobs) as ScheduledJobName[];
export const queuedJobNames = Object.keys(queuedJobs) as QueuedJobName[];
