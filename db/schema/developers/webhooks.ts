import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import {
  deliveryStates,
  type loggedEvents,
  type WebhookAttempt,
  type WebhookData,
  type WebhookEventType,
} from "#shared/webhook-events.ts";
import { createdAt, id, instant, nextAt } from "../columns.ts";
import { projects } from "../projects.ts";

/** Endpoints of customers that receive a project's events. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEventType[]>().notNull(),
    /** Encrypted; see `server/security/secret-box.ts`. */
    secret: text("secret").notNull(),
    /** Signs too until `previousSecretUntil`, so that the receiver can change to the new one. Encrypted. */
    previousSecret: text("previous_secret"),
    previousSecretUntil: instant("previous_secret_until"),
    isActive: boolean("is_active").notNull().default(true),
    /** Why we turned it off: a sentence for the owner. */
    reason: text("reason"),
    /** The first failure after the last success. */
    failingSince: instant("failing_since"),
    /** Attempts in a row without a usable answer; each makes the pause longer. */
    outages: integer("outages").notNull().default(0),
    /** Nothing is sent before, because the receiver is down or asked us to slow down. */
    pausedUntil: instant("paused_until"),
    leaseUntil: instant("lease_until"),
    servedAt: instant("served_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("webhooks_project").on(table.projectId, table.createdAt)],
);

/** One event for one endpoint, with the log of its attempts. Its id is the `webhook-id` of every attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The order of events. Ids of several processes differ with their clocks. */
    position: bigint("position", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    event: text("event").$type<(typeof loggedEvents)[number]>().notNull(),
    /** What the event is about: its events are delivered one after the other. */
    objectId: uuid("object_id").notNull(),
    data: jsonb("data").$type<WebhookData>().notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("pending"),
    /** Failures since it was queued or replayed. */
    failures: integer("failures").notNull().default(0),
    attempts: jsonb("attempts").$type<WebhookAttempt[]>().notNull().default([]),
    nextAttemptAt: nextAt("next_attempt_at"),
    /** A replay neither waits for other events of its object nor do they wait for it. */
    replayedAt: instant("replayed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_log").on(table.webhookId, table.position.desc()),
    index("webhook_deliveries_failed").on(table.webhookId, table.position.desc()).where(sql`${table.state} = 'failed'`),
    index("webhook_deliveries_project").on(table.projectId),
    index("webhook_deliveries_created").on(table.createdAt),
    index("webhook_deliveries_due")
      .on(table.webhookId, table.nextAttemptAt, table.position)
      .where(sql`${table.state} = 'pending'`),
    index("webhook_deliveries_order")
      .on(table.webhookId, table.objectId, table.position)
      .where(sql`${table.state} = 'pending'`),
  ],
);
