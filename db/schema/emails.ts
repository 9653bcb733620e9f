import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, nextAt } from "./columns.ts";

/** Outgoing emails, inserted in the transaction that causes them, so that both commit or neither does. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    /** The request that caused the email; null if a job did. */
    requestId: text("request_id"),
    props: jsonb("props").$type<Record<string, string>>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [index("emails_due").on(table.sentAt, table.nextAttemptAt)],
);
