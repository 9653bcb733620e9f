import type { Dependencies, ScheduledJob } from "../dependencies.ts";
import { everyMinute, everyMorning } from "../limits/schedules.ts";
import { sendAlerts } from "./alerts/send-alerts.job.ts";
import { sendDigests } from "./digest/digest.job.ts";
import { scanProjects } from "./mentions/scan.job.ts";
import { deleteOldPosts } from "./mentions/stored-posts.ts";

export const scheduled = {
  "scan-projects": { schedule: everyMinute, run: scanProjects },
  "send-alerts": { schedule: everyMinute, run: sendAlerts },
  "send-digests": { schedule: everyMorning, run: sendDigests },
} satisfies Record<string, ScheduledJob>;

export const deleteExpired = async ({ db, clock }: Dependencies) => {
  await deleteOldPosts(db, clock());
};
