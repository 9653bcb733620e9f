// Delivers queued events. A webhook is served by one process at a time, in turns, so that a slow one delays only itself.
import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { deleteInBatches } from "#db/queries/batches.ts";
import { projects, webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { deliveryDays } from "#shared/webhook-events.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isLeaseFree, runDue } from "../../limits/due-rows.ts";
import { saveAttempt } from "./save-attempt.ts";
import { sendEvent, type WebhookRow } from "./send-event.ts";

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Webhooks that a process serves in parallel, in all and of one account. */
const atOnce = 64;
const perAccount = 8;
/** Requests in parallel to one receiver. */
const perWebhook = 4;
const batchSize = 100;
/** After this time, others get a webhook's place. */
const turnMs = 10_000;
/** Longer than a turn and the request that it ends with. */
const leaseMs = 60_000;
const pollMs = 500;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

const isDue = (now: Date) => and(eq(webhookDeliveries.state, "pending"), lte(webhookDeliveries.nextAttemptAt, now));

const isFree = (now: Date) =>
  and(
    eq(webhooks.isActive, true),
    or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now)),
    isLeaseFree(webhooks.leaseUntil, now, leaseMs),
  );

/** Webhooks with something to deliver, the one that has waited longest first. */
const listDue = (db: Db, now: Date, busy: readonly string[]) =>
  db
    .select({ id: webhooks.id, userId: projects.userId })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(
      and(
        isFree(now),
        busy.length ? notInArray(webhooks.id, [...busy]) : undefined,
        exists(
          db
            .select({ one: sql`1` })
            .from(webhookDeliveries)
            .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(now))),
        ),
      ),
    )
    .orderBy(sql`${webhooks.servedAt} asc nulls first`, asc(webhooks.id))
    .limit(atOnce * 4);

type Options = {
  /** Keeps looking for new events for so long, so that they don't wait for the next scheduled run. */
  watchMs?: number;
};

/** Delivers everything that is due. A process that dies leaves its webhooks to their leases. */
export const deliverWebhooks = async (dependencies: Dependencies, { watchMs = 0 }: Options = {}) => {
  const { db, clock, log } = dependencies;
  type Due = Awaited<ReturnType<typeof listDue>>[number];
  await runDue(dependencies, {
    claim: async (limit, running: Due[]) => {
      const chosen: Due[] = [];
      const ofAccount = ({ userId }: Due) => [...running, ...chosen].filter((other) => other.userId === userId).length;
      const busy = running.map(({ id }) => id);
      for (const webhook of await listDue(db, clock(), busy))
        if (chosen.length < limit && ofAccount(webhook) < perAccount) chosen.push(webhook);
      return chosen;
    },
    run: ({ id }) => serve(dependencies, id),
    onError: (err, { id }) => log.error({ err, webhook: id }, "A webhook's turn failed. Its lease postpones the next."),
    atOnce,
    // New events of other webhooks must not wait for the slowest receiver.
    watch: { forMs: watchMs, everyMs: pollMs },
  });
};

/** Delivers a webhook's events until none is due, its turn is over, or the receiver needs a pause. */
const serve = async (dependencies: Dependencies, id: string) => {
  const { db, clock, lifecycle } = dependencies;
  const endsAt = performance.now() + turnMs;
  const leaseUntil = later(clock(), leaseMs);
  const [claimed] = await db
    .update(webhooks)
    .set({ leaseUntil })
    .where(and(eq(webhooks.id, id), isFree(clock())))
    .returning({ id: webhooks.id });
  if (!claimed) return;
  const ownLease = and(eq(webhooks.id, id), eq(webhooks.leaseUntil, leaseUntil));
  const turn = { isOver: false };
  const isOver = () => turn.isOver || lifecycle.isStopping || performance.now() > endsAt;
  /** Delivers events of one object until one fails. */
  const deliverInOrder = async (webhook: WebhookRow, deliveries: readonly DeliveryRow[]) => {
    for (const delivery of deliveries) {
      if (isOver()) return;
      const { outcome, isOutage } = await deliver(dependencies, webhook, delivery);
      if (isOutage || outcome === "gone") turn.isOver = true;
      if (outcome !== "delivered") return;
    }
  };
  while (!isOver()) {
    // Its owner may have changed it or turned it off meanwhile.
    const [webhook] = await db
      .select()
      .from(webhooks)
      .where(and(ownLease, eq(webhooks.isActive, true)));
    const due = webhook ? await listDueDeliveries(db, clock(), id) : [];
    if (!webhook || !due.length) break;
    const postponed = await postponeBlocked(db, id, due);
    const ready = due
      .filter((delivery) => !postponed.has(delivery.id))
      .sort((one, other) => one.position - other.position);
    const queue = Map.groupBy(ready, orderKey).values();
    const work = async () => {
      for (const deliveries of queue) await deliverInOrder(webhook, deliveries);
    };
    await Promise.all(Array.from({ length: perWebhook }, work));
  }
  await db.update(webhooks).set({ leaseUntil: null, servedAt: clock() }).where(ownLease);
};

/** Replays are sent on their own. */
const orderKey = ({ id, objectId, replayedAt }: DeliveryRow) => (replayedAt ? id : objectId);

const listDueDeliveries = (db: Db, now: Date, webhookId: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue(now)))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.position))
    .limit(batchSize);

/** Postpones events until the attempt of the earlier one of their object, unless that is due, too. Returns their ids. */
const postponeBlocked = async (db: Db, webhookId: string, due: readonly DeliveryRow[]) => {
  const ids = due.map(({ id }) => id);
  const { id, objectId, position, nextAttemptAt, state, replayedAt } = webhookDeliveries;
  const first = db
    .selectDistinctOn([objectId], { id, objectId, position, nextAttemptAt })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(state, "pending"),
        isNull(replayedAt),
        inArray(
          objectId,
          due.map((delivery) => delivery.objectId),
        ),
      ),
    )
    .orderBy(objectId, position)
    .as("first");
  const postponed = await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: sql`${first.nextAttemptAt}` })
    .from(first)
    .where(
      and(
        inArray(id, ids),
        isNull(replayedAt),
        eq(objectId, first.objectId),
        gt(position, first.position),
        notInArray(first.id, ids),
      ),
    )
    .returning({ id });
  return new Set(postponed.map((delivery) => delivery.id));
};

const deliver = async (dependencies: Dependencies, webhook: WebhookRow, delivery: DeliveryRow) => {
  const sent = await sendEvent(dependencies, webhook, delivery);
  await saveAttempt(dependencies, webhook, delivery, sent);
  return sent;
};

/** How long a run looks for new events. The next scheduled one takes over. */
const runMs = 55_000;
export const deliverWebhooksForAMinute = (dependencies: Dependencies) =>
  deliverWebhooks(dependencies, { watchMs: runMs });

/** Deletes the log of deliveries after 30 days, and what could not be delivered by then. */
export const deleteOldDeliveries = (db: Db, now: Date) =>
  deleteInBatches(db, webhookDeliveries, lt(webhookDeliveries.createdAt, later(now, -deliveryDays * 24 * 3600_000)));
