import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt, id } from "./columns.ts";

/** What admins did: each call of theirs that changed something, or exported the data of a user. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** The call: `PUT /api/plans/3`. */
    call: text("call").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_newest").on(table.createdAt)],
);
