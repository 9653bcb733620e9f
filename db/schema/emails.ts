import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";

/** Outgoing emails, inserted with a job in the transaction that causes them, so that all commit or none does. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    recipient: text("recipient").notNull(),
    template: text("template").notNull(),
    /** Empty once sent. */
    props: jsonb("props").$type<Record<string, string | undefined>>().notNull(),
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [index("emails_sent").on(table.sentAt, table.createdAt)],
);
