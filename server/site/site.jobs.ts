import type { Dependencies, QueuedJob, ScheduledJob } from "../dependencies.ts";
import { everyNight } from "../limits/schedules.ts";
import { deleteOldData } from "./data-retention/delete-old-data.job.ts";
import { deleteUnusedEvidence, deleteUnusedImages, removeEvidence, removeImage } from "./files/project-images.ts";
import {
  deleteSyncedContact,
  listContactDeletions,
  listWaitingContacts,
  syncContact,
} from "./waitlist/waitlist.job.ts";

export const scheduled = {
  "delete-old-data": { schedule: everyNight, run: deleteOldData },
  "delete-unused-evidence": { schedule: everyNight, run: deleteUnusedEvidence },
} satisfies Record<string, ScheduledJob>;

export const queued = {
  "sync-contact": { run: syncContact, listPending: listWaitingContacts, policy: "short", concurrency: 1 },
  // Nothing lists images whose bytes are left: their rows are deleted, and a removal is retried until it succeeds.
  "delete-evidence": { run: removeEvidence, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-image": { run: removeImage, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-contact": { run: deleteSyncedContact, listPending: listContactDeletions, policy: "short", concurrency: 1 },
} satisfies Record<string, QueuedJob>;

export const deleteExpired = async ({ db, jobs, clock }: Dependencies) => {
  await deleteUnusedImages({ db, jobs }, clock());
};
