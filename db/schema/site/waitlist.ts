import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contactStates } from "#shared/site/waitlist.ts";
import { createdAt, id } from "../columns.ts";

/** Waitlist signups. A job sends each to the contact service. */
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
    createdAt: createdAt(),
  },
  (table) => [index("contacts_newest").on(table.createdAt)],
);

/** Addresses to delete at the contact service. A job deletes each, and then the row. */
export const contactDeletions = pgTable(
  "contact_deletions",
  {
    id: id(),
    email: text("email").notNull(),
    reason: text("reason"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("contact_deletions_email").on(table.email)],
);
