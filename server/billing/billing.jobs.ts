import type { ScheduledJob } from "../dependencies.ts";
import { everyHour } from "../limits/schedules.ts";
import { settleAllCredits } from "./credits/settle-credits.job.ts";
import { confirmPeriods } from "./subscriptions/confirm-periods.job.ts";
import { endLapsedGrants } from "./subscriptions/plan-grants.ts";

export const scheduled = {
  "confirm-periods": { schedule: everyHour, run: confirmPeriods },
  "plan-grants": { schedule: everyHour, run: endLapsedGrants },
  "settle-credits": { schedule: everyHour, run: settleAllCredits },
} satisfies Record<string, ScheduledJob>;
