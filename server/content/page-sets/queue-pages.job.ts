import type { Dependencies } from "../../dependencies.ts";
import { createPauses } from "../../limits/pauses.ts";
import { handOverPages } from "./publish-pages.ts";

const batchSize = 10;

/** Hands queued pages to their destinations, a few per transaction. */
export const queuePages = async ({ db, clock, lifecycle, jobs }: Dependencies) => {
  const pause = createPauses(1);
  const startedAt = clock();
  let total = 0;
  while (!lifecycle.isStopping) {
    const handedOver = await handOverPages(db, startedAt, batchSize);
    total += handedOver;
    if (handedOver < batchSize) break;
    await pause();
  }
  if (total) jobs.enqueue("publish-due");
};
