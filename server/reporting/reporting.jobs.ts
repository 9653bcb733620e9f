import type { ScheduledJob } from "../dependencies.ts";
import { everyHour } from "../limits/schedules.ts";
import { createReports } from "./reports/create-reports.job.ts";

export const scheduled = {
  "create-reports": { schedule: everyHour, run: createReports },
} satisfies Record<string, ScheduledJob>;
