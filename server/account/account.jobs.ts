import type { Dependencies, ScheduledJob } from "../dependencies.ts";
import { everyHour } from "../limits/schedules.ts";
import { sendTrialReminders } from "./account/trial-reminders.job.ts";
import { deleteExpiredChallenges } from "./auth/challenges.ts";
import { deleteExpiredTokens } from "./auth/verification-tokens.ts";

export const scheduled = {
  "send-trial-reminders": { schedule: everyHour, run: sendTrialReminders },
} satisfies Record<string, ScheduledJob>;

export const deleteExpired = async ({ db, clock }: Dependencies) => {
  await deleteExpiredTokens(db, clock());
  await deleteExpiredChallenges(db, clock());
};
