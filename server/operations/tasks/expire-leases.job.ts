import { and, eq, lte } from "drizzle-orm";
import { tasks } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countReport } from "./finish.ts";
import { lockTask, reopenTask } from "./lease.ts";

const atOnce = 500;

/**
 * Puts tasks back into the queue whose operator has left, and ends finished checks and reviews that can't be undone any
 * more.
 */
export const expireLeases = async ({ db, clock, lifecycle, log }: Dependencies) => {
  const now = clock();
  const expired = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.state, "claimed"), lte(tasks.leaseUntil, now)))
    .orderBy(tasks.leaseUntil)
    .limit(atOnce);
  for (const { id } of expired) {
    if (lifecycle.isStopping) return;
    await db
      .transaction(async (tx) => {
        const task = await lockTask(tx, id);
        const isExpired = task.state === "claimed" && task.leaseUntil && task.leaseUntil <= now;
        if (isExpired && task.outcome !== null) await countReport(tx, now, task);
        else if (isExpired) await reopenTask(tx, now, task, { actor: "system" });
      })
      // One task must not hold up the others; the next run tries it again.
      .catch((err) => log.error({ err, taskId: id }, "An expired task could not be ended."));
  }
};
