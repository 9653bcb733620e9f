import { type AnyPgColumn, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { tokenPurposes } from "#shared/account/auth.ts";
import { createdAt, id, instant } from "../columns.ts";
import { users } from "../users.ts";

/** Access tokens reference a session, so deleting the row revokes them immediately. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Browser and operating system, in readable form. */
    device: text("device"),
    /** The admin who signed in as this user, and the session they did it in: the support session ends with it. */
    impersonatedBy: uuid("impersonated_by").references(() => users.id, { onDelete: "cascade" }),
    adminSessionId: uuid("admin_session_id").references((): AnyPgColumn => sessions.id, { onDelete: "cascade" }),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_admin_session").on(table.adminSessionId)],
);

/** Single-use links sent by email. Only the hash of the token is stored. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: tokenPurposes }).notNull(),
    /** The address that the link was sent to and verifies. */
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("verification_tokens_user").on(table.userId)],
);

/** Used trials by mailbox hash. Rows outlive the account, so that each person gets one trial. */
export const trials = pgTable("trials", {
  mailboxHash: text("mailbox_hash").primaryKey(),
  endsAt: instant("ends_at").notNull(),
});
