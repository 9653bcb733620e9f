import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contactStates } from "#shared/waitlist.ts";
import { createdAt, id, nextAt } from "../columns.ts";

/** Who joined. A waiting row is its own queue entry: it is sent on when `nextTryAt` has come. */
export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    email: text("email").notNull().unique(),
    source: text("source"),
    state: text("state", { enum: contactStates }).notNull().default("waiting"),
    list: integer("list"),
    reason: text("reason"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: nextAt("next_try_at"),
    createdAt: createdAt(),
  },
  (table) => [index("contacts_due").on(table.state, table.nextTryAt), index("contacts_newest").on(table.createdAt)],
);
