import type { Dependencies, ScheduledJob } from "../dependencies.ts";
import { everyMinute } from "../limits/schedules.ts";
import { deleteOldDeliveries, deliverWebhooksForAMinute } from "./webhooks/deliver.job.ts";

export const scheduled = {
  "deliver-webhooks": { schedule: everyMinute, run: deliverWebhooksForAMinute },
} satisfies Record<string, ScheduledJob>;

export const deleteExpired = async ({ db, clock }: Dependencies) => {
  await deleteOldDeliveries(db, clock());
};
