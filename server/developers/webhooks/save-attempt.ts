// What an attempt changes: the delivery with its retry, and the state of its webhook.

import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { hourMs, minuteMs } from "#shared/time.ts";
import { failingDays, type WebhookAttempt } from "#shared/webhook-events.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueOwnerEmail } from "../../emails/owner-emails.ts";
import { webhookDisabled } from "../developers.emails.tsx";
import type { SentEvent, WebhookRow } from "./send-event.ts";

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Waits after the first, second … failure, as Standard Webhooks suggests; after the tenth, it has failed for good. */
const retryDelaysMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];
/** Added to each wait, at most, so that the events of an outage don't come back all at once. */
const jitter = 0.1;
/** Pauses a receiver that is down: doubled with every failure. */
const firstPauseMs = 1_000;
const maxPauseMs = minuteMs;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Adds an attempt to the log. */
export const withAttempt = (attempt: WebhookAttempt) =>
  sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`;

/** Saves an attempt with the state of the delivery. Undefined values stay. */
export const saveAttempt = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  sent: SentEvent,
) =>
  db.transaction(async (tx) => {
    const now = clock();
    const { outcome, attempt, isOutage, waitMs } = sent;
    const failures = delivery.failures + (outcome === "delivered" ? 0 : 1);
    const delayMs = outcome === "failed" ? retryDelaysMs[failures - 1] : undefined;
    await tx
      .update(webhookDeliveries)
      .set({
        state: outcome === "delivered" ? "delivered" : delayMs === undefined ? "failed" : "pending",
        failures,
        attempts: withAttempt(attempt),
        ...(delayMs !== undefined && {
          nextAttemptAt: later(now, Math.max(delayMs * (1 + Math.random() * jitter), waitMs)),
        }),
      })
      .where(eq(webhookDeliveries.id, delivery.id));
    if (outcome === "delivered") {
      await tx
        .update(webhooks)
        .set({ failingSince: null, outages: 0, pausedUntil: null })
        .where(and(eq(webhooks.id, webhook.id), isNotNull(webhooks.failingSince)));
      return;
    }
    const [failing] = await tx
      .update(webhooks)
      .set({
        failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`,
        ...(isOutage && { outages: sql`${webhooks.outages} + 1`, pausedUntil: pauseAfter(now, webhook, waitMs) }),
      })
      .where(eq(webhooks.id, webhook.id))
      .returning();
    if (!failing?.failingSince) return;
    if (outcome === "gone") await disable(tx, jobs, failing, "The endpoint answered that it is gone (status 410).");
    else if (now.getTime() - failing.failingSince.getTime() >= failingDays * 24 * hourMs)
      await disable(
        tx,
        jobs,
        failing,
        `Every request has failed for ${failingDays} days. ${attempt.error ?? ""}`.trim(),
      );
  });

const pauseAfter = (now: Date, { outages }: WebhookRow, waitMs: number) =>
  later(now, Math.max(waitMs, Math.min(firstPauseMs * 2 ** Math.min(outages, 10), maxPauseMs)));

/** Turns a webhook off and tells its owner, once. */
const disable = async (tx: Db, jobs: Dependencies["jobs"], { id, projectId }: WebhookRow, reason: string) => {
  const disabled = await tx
    .update(webhooks)
    .set({ isActive: false, reason })
    .where(and(eq(webhooks.id, id), eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id });
  if (!disabled.length) return;
  await enqueueOwnerEmail(tx, jobs, projectId, { email: webhookDisabled, props: { webhookId: id } });
};
