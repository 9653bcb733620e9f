// What admins keep about their customers.
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { users } from "../users.ts";
import { plans } from "./plans.ts";

const customer = () => ({
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Who wrote it. */
  adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
});

export const customerNotes = pgTable(
  "customer_notes",
  { id: id(), ...customer(), text: text("text").notNull(), updatedAt: instant("updated_at"), createdAt: createdAt() },
  (table) => [index("customer_notes_user").on(table.userId)],
);

/** Plans that admins gave without payment. One at a time is running. */
export const planGrants = pgTable(
  "plan_grants",
  {
    id: id(),
    ...customer(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "restrict" }),
    note: text("note").notNull(),
    /** Null for an open end. */
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
  },
  (table) => [index("plan_grants_user").on(table.userId), index("plan_grants_end").on(table.endsAt)],
);
