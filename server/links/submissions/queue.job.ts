import type { Dependencies } from "../../dependencies.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { listReady, queueSubmission } from "./queue.ts";

const batchSize = 100;

/** Queues the approved submissions that are due, or asks for what their kits lack. */
export const queueSubmissions = async ({ db, clock, lifecycle }: Dependencies) => {
  for (;;) {
    const ready = await listReady(db, clock(), batchSize);
    const changed = await changeEachOnce(db, ready, lifecycle, (tx, one) => queueSubmission(tx, clock(), one));
    if (lifecycle.isStopping || ready.length < batchSize || !changed) return;
  }
};
