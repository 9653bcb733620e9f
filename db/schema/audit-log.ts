import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** API calls of admins that changed something or exported a user's data, and of anyone that created or revoked an API key. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    /** Who made the call; for API keys not necessarily an admin. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** The customer as whom an admin was signed in. */
    onBehalfOf: uuid("on_behalf_of").references(() => users.id, { onDelete: "set null" }),
    /** Method and path: `PUT /api/plans/3`. */
    call: text("call").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_newest").on(table.createdAt)],
);
