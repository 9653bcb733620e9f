import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { tokenPurposes } from "#shared/auth.ts";
import { createdAt, id, instant } from "./columns.ts";
import { users } from "./users.ts";

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
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
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
