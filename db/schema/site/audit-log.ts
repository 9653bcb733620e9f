import { type SQL, sql } from "drizzle-orm";
import { boolean, index, type PgColumn, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { users } from "../users.ts";

/** The id of the user whose address was called. */
export const calledUser = (call: PgColumn | SQL) => sql`split_part(split_part(${call}, '/users/', 2), '/', 1)`;

/**
 * API calls of admins that changed something or exported a user's data, and of anyone that created or revoked an API key;
 * and what the system did for an account without a call.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    /** Who made the call; for API keys not necessarily an admin. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** True if the system acted; then there is no admin. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** The customer as whom an admin was signed in, or for whom the system acted. */
    onBehalfOf: uuid("on_behalf_of").references(() => users.id, { onDelete: "set null" }),
    /** Method and path: `PUT /api/plans/3`. Of the system, what it did: `Match purchase …`. */
    call: text("call").notNull(),
    /** What the call does, in words: `Update a plan`. Null if the system acted, and in entries of earlier versions. */
    summary: text("summary"),
    /** Null if the system acted. */
    requestId: text("request_id"),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_newest").on(table.createdAt, table.id),
    index("audit_entries_admin").on(table.adminId, table.createdAt, table.id),
    index("audit_entries_called").on(calledUser(table.call), table.createdAt, table.id),
    index("audit_entries_customer").on(table.onBehalfOf, table.createdAt, table.id),
    index("audit_entries_automatic").on(table.createdAt, table.id).where(sql`${table.isAutomatic}`),
  ],
);
