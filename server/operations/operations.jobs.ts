import type { ScheduledJob } from "../dependencies.ts";
import { everyHour, everyMinute, everyMorning } from "../limits/schedules.ts";
import { eraseDueAccounts } from "./account-data/deletion.ts";
import { expireLeases } from "./tasks/expire-leases.job.ts";
import { mailSignUps } from "./users/sign-ups-email.job.ts";

export const scheduled = {
  "expire-task-leases": { schedule: everyMinute, run: expireLeases },
  "erase-accounts": { schedule: everyHour, run: eraseDueAccounts },
  "mail-sign-ups": { schedule: everyMorning, run: mailSignUps },
} satisfies Record<string, ScheduledJob>;
