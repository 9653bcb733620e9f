// Queues events for a project's webhooks. Other features call it; it knows none of them.
import { and, arrayOverlaps, eq, gte } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import type { WebhookEvent } from "#shared/webhook-events.ts";

/** Postgres allows 65,535 parameters per statement. */
const batchSize = 1_000;

/**
 * Queues events for every webhook of the project that wants them. Call it in the transaction that causes them, so that
 * both commit or neither does. `dueAt`: not before, for what can still be taken back.
 */
export const emitEvents = async (
  tx: Db,
  now: Date,
  projectId: string,
  events: readonly WebhookEvent[],
  { dueAt }: { dueAt?: Date | undefined } = {},
) => {
  if (!events.length) return;
  const types = [...new Set(events.map(({ type }) => type))];
  const receivers = await tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.projectId, projectId), eq(webhooks.isActive, true), arrayOverlaps(webhooks.events, types)));
  const rows = receivers.flatMap(({ id: webhookId, events: chosen }) =>
    events
      .filter(({ type }) => chosen.includes(type))
      .map(({ type, data }) => ({
        projectId,
        webhookId,
        event: type,
        objectId: data.id,
        data: { ...data, projectId },
        createdAt: now,
        ...(dueAt && { nextAttemptAt: dueAt }),
      })),
  );
  for (let at = 0; at < rows.length; at += batchSize)
    await tx.insert(webhookDeliveries).values(rows.slice(at, at + batchSize));
};

/** Deletes an object's events since then that no receiver has been sent: what they say was taken back. */
export const withdrawEvents = async (tx: Db, objectId: string, { since }: { since: Date }) =>
  void (await tx
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.objectId, objectId),
        eq(webhookDeliveries.state, "pending"),
        eq(webhookDeliveries.attempts, []),
        gte(webhookDeliveries.createdAt, since),
      ),
    ));
