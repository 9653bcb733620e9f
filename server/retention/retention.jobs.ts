import type { ScheduledJob } from "../dependencies.ts";
import { everyHour } from "../limits/schedules.ts";
import { checkSavedSubscriptions } from "./offer-applications/check-subscriptions.job.ts";

export const scheduled = {
  "check-subscriptions": { schedule: everyHour, run: checkSavedSubscriptions },
} satisfies Record<string, ScheduledJob>;
