import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** Admin actions: every API call that changed something or exported a user's data. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** Method and path: `PUT /api/plans/3`. */
    call: text("call").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_newest").on(table.createdAt)],
);
