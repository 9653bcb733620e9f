// A project's webhooks: creating, changing and testing them, and the log of their deliveries.
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { newestFirst } from "#db/queries/order.ts";
import { projects, webhookDeliveries, webhooks } from "#db/schema/index.ts";
import type {
  DeliveryQuery,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookInput,
} from "#shared/developers/webhooks.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { maxWebhooks, rotationHours } from "#shared/webhook-events.ts";
import type { ActivityKind } from "#shared/workspace/activity.ts";
import { isReachable, requireAccess, type Viewer } from "../../access/project-access.ts";
import { requireAddress } from "../../content/destinations/destinations.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createWebhookSecret } from "../../integrations/standard-webhooks.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";
import { sendEvent, type WebhookRow } from "./send-event.ts";

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "secrets"> & MaybeUser;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const toWebhook = (now: Date, row: WebhookRow): Webhook => {
  const { previousSecretUntil } = row;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    active: row.isActive,
    failingSince: row.failingSince?.toISOString() ?? null,
    reason: row.reason,
    previousSecretUntil: previousSecretUntil && previousSecretUntil > now ? previousSecretUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
};

export const listWebhooks = async ({ db, clock }: Pick<Scope, "db" | "clock">, projectId: string) => {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.projectId, projectId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return { webhooks: rows.map((row) => toWebhook(clock(), row)), total: rows.length };
};

/** Returns a webhook of this person, or of anyone for an admin. Throws Problem `not-found`. */
export const getOwnWebhook = async (db: Db, viewer: Viewer, id: string) => {
  const [found] = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(and(eq(webhooks.id, id), isReachable(viewer)));
  if (!found) throw notFound();
  requireAccess(viewer, found.webhook.projectId);
  return found.webhook;
};

const notFound = () => new Problem("not-found", "Webhook not found.");

/** Adds a webhook with a new secret. Throws Problem `limit`, and `invalid` for an address that we don't send to. */
export const createWebhook = async (
  { db, clock, env, secrets, user }: Scope,
  projectId: string,
  input: WebhookInput,
) => {
  requireAddress(env, "webhook", input.url);
  const id = Bun.randomUUIDv7();
  const secret = createWebhookSecret();
  const now = clock();
  const row = await db.transaction(async (tx) => {
    // Locked until commit, so that concurrent requests can't exceed the limit.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    if ((await tx.$count(webhooks, eq(webhooks.projectId, projectId))) >= maxWebhooks)
      throw new Problem("limit", `A project can have ${maxWebhooks} webhooks.`);
    const [created] = await tx
      .insert(webhooks)
      .values({ ...input, id, projectId, secret: secrets.seal(secret, id), createdAt: now, updatedAt: now })
      .returning();
    if (!created) throw new Error("The webhook was not created.");
    await record(tx, now, user, created, "webhook.added");
    return created;
  });
  return { ...toWebhook(now, row), secret };
};

/** Changes a webhook. Turning it on forgets its failures, and what waits for it is sent. Throws Problem `invalid`. */
export const updateWebhook = async (
  { db, clock, env, user }: Scope,
  webhook: WebhookRow,
  { url, events, active }: WebhookChanges,
) => {
  if (url !== undefined) requireAddress(env, "webhook", url);
  const startsOver = active === true || url !== undefined;
  return save({ db, clock, user }, webhook.id, {
    ...(url !== undefined && { url }),
    ...(events && { events }),
    ...(active !== undefined && { isActive: active }),
    ...(startsOver && { reason: null, failingSince: null, outages: 0, pausedUntil: null }),
  });
};

const save = (
  { db, clock, user }: Pick<Scope, "db" | "clock" | "user">,
  id: string,
  values: Partial<typeof webhooks.$inferInsert>,
) =>
  db.transaction(async (tx) => {
    const now = clock();
    const [row] = await tx
      .update(webhooks)
      .set({ ...values, updatedAt: now })
      .where(eq(webhooks.id, id))
      .returning();
    if (!row) throw notFound();
    await record(tx, now, user, row, "webhook.changed");
    return toWebhook(now, row);
  });

export const deleteWebhook = ({ db, clock, user }: Pick<Scope, "db" | "clock" | "user">, webhook: WebhookRow) =>
  db.transaction(async (tx) => {
    await tx.delete(webhooks).where(eq(webhooks.id, webhook.id));
    await record(tx, clock(), user, webhook, "webhook.removed");
  });

const record = (tx: Db, at: Date, user: Scope["user"], { projectId, url }: WebhookRow, kind: ActivityKind) =>
  recordActivity(tx, { projectId, actorId: user?.id, kind, subject: new URL(url).host, at });

/** Creates a new secret. For 24 hours, the current one signs too. */
export const rotateSecret = async ({ db, clock, secrets, user }: Scope, { id, secret: previousSecret }: WebhookRow) => {
  const secret = createWebhookSecret();
  const previousSecretUntil = new Date(clock().getTime() + rotationHours * 3600_000);
  const webhook = await save({ db, clock, user }, id, {
    secret: secrets.seal(secret, id),
    previousSecret,
    previousSecretUntil,
  });
  return { ...webhook, secret };
};

/** Sends an event of the type `test` now, once, and returns its delivery. It changes nothing about the webhook. */
export const testWebhook = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "secrets" | "safeFetch" | "log">,
  webhook: WebhookRow,
) => {
  const { db, clock } = dependencies;
  const id = Bun.randomUUIDv7();
  const { projectId } = webhook;
  const event = { id, event: "test" as const, data: { id, projectId }, createdAt: clock() };
  const { outcome, attempt } = await sendEvent(dependencies, webhook, event);
  const [row] = await db
    .insert(webhookDeliveries)
    .values({
      ...event,
      projectId,
      webhookId: webhook.id,
      objectId: id,
      state: outcome === "delivered" ? "delivered" : "failed",
      failures: outcome === "delivered" ? 0 : 1,
      attempts: [attempt],
    })
    .returning();
  if (!row) throw new Error("The test was not saved.");
  return toDelivery(row);
};

const toDelivery = ({ id, event, state, attempts, nextAttemptAt, data, createdAt }: DeliveryRow): WebhookDelivery => ({
  id,
  event,
  state,
  attempts,
  // Until its first attempt, an event is due at once.
  nextAttemptAt: state === "pending" && nextAttemptAt.getTime() > 0 ? nextAttemptAt.toISOString() : null,
  data,
  createdAt: createdAt.toISOString(),
});

const newest = newestFirst(webhookDeliveries.position);

/** Returns a page of a webhook's deliveries, newest first. */
export const listDeliveries = async (db: Db, { id }: WebhookRow, { state, ...paging }: DeliveryQuery) => {
  const where = and(eq(webhookDeliveries.webhookId, id), state && eq(webhookDeliveries.state, state));
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(...newest)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { deliveries: rows.map(toDelivery), ...(await countListed(db, webhookDeliveries, where, newest)) };
};

/**
 * Sends an event again, soon and with all retries, under the same id. Throws Problem `not-found`, and `conflict` while its
 * webhook is off.
 */
export const replayDelivery = async ({ db, clock }: Pick<Scope, "db" | "clock">, viewer: Viewer, id: string) => {
  const [found] = await db
    .select({ isActive: webhooks.isActive, projectId: webhooks.projectId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(and(eq(webhookDeliveries.id, id), isReachable(viewer)));
  if (!found) throw new Problem("not-found", "Delivery not found.");
  requireAccess(viewer, found.projectId);
  if (!found.isActive) throw new Problem("conflict", "This webhook is off. Turn it on first.");
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: "pending", failures: 0, nextAttemptAt: new Date(0), replayedAt: clock() })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  if (!row) throw new Problem("not-found", "Delivery not found.");
  return toDelivery(row);
};
