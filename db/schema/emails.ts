import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, nextAt } from "./columns.ts";

/** Mails to send, written in the transaction that wants them, so that neither exists without the other. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    /** The request that wanted the mail; null for one that a job wanted by itself. */
    requestId: text("request_id"),
    props: jsonb("props").$type<Record<string, string>>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [index("emails_due").on(table.sentAt, table.nextAttemptAt)],
);
