import type { ScheduledJob } from "../dependencies.ts";
import { everyMinute, everyNight } from "../limits/schedules.ts";
import { auditWebsites } from "./suggestions/audit.job.ts";
import { updateAllThemes } from "./suggestions/themes.job.ts";

export const scheduled = {
  "audit-websites": { schedule: everyMinute, run: auditWebsites },
  "update-themes": { schedule: everyNight, run: updateAllThemes },
} satisfies Record<string, ScheduledJob>;
