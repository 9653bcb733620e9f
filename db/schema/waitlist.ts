import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contactStates } from "#shared/waitlist.ts";
import { createdAt, id, nextAt } from "./columns.ts";

/** Waitlist signups. A pending row is its own queue entry: it is forwarded once `nextAttemptAt` is due. */
export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    email: text("email").notNull().unique(),
    source: text("source"),
    state: text("state", { enum: contactStates }).notNull().default("waiting"),
    list: integer("list"),
    reason: text("reason"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    createdAt: createdAt(),
  },
  (table) => [index("contacts_due").on(table.state, table.nextAttemptAt), index("contacts_newest").on(table.createdAt)],
);

/** Addresses to delete at the contact service. A row is its own queue entry, removed once the service has confirmed. */
export const contactDeletions = pgTable(
  "contact_deletions",
  {
    id: id(),
    email: text("email").notNull(),
    reason: text("reason"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    createdAt: createdAt(),
  },
  (table) => [index("contact_deletions_due").on(table.nextAttemptAt), index("contact_deletions_email").on(table.email)],
);
