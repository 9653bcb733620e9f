import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { keyScopes } from "#shared/account/api-keys.ts";
import { createdAt, id, instant } from "../columns.ts";
import { users } from "../users.ts";

export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** HMAC of the key, see `server/security/secret-box.ts`. */
    keyHash: text("key_hash").notNull(),
    last4: text("last4").notNull(),
    scopes: text("scopes", { enum: keyScopes }).array().notNull(),
    /** Null: never. */
    expiresAt: instant("expires_at"),
    /** Saved at most once an hour. */
    lastUsedAt: instant("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("api_keys_hash_unique").on(table.keyHash),
    index("api_keys_user").on(table.userId, table.createdAt),
  ],
);

/** Requests sent with an `Idempotency-Key`, for 24 hours. */
export const idempotentRequests = pgTable(
  "idempotent_requests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Method and path: `POST /api/projects`. */
    call: text("call").notNull(),
    key: text("key").notNull(),
    /** The attempt that owns the row: after a crash, a later one takes it over. */
    attempt: uuid("attempt").notNull(),
    /** Of the query and the body. */
    requestHash: text("request_hash").notNull(),
    /** Null while the request is running. */
    status: integer("status"),
    /** The response body, encrypted because it may contain a secret. */
    response: text("response"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index("idempotent_requests_oldest").on(table.createdAt),
  ],
);
