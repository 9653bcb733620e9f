import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { tokenPurposes } from "#shared/auth.ts";
import { createdAt, id, instant } from "./columns.ts";
import { plans } from "./plans.ts";

/** Emails are stored in lower case, so that one address is one account. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull().unique(),
    /** When the user proved that they own the address. */
    emailVerifiedAt: instant("email_verified_at"),
    /** The new address, until it is confirmed. */
    pendingEmail: text("pending_email"),
    name: text("name"),
    website: text("website"),
    passwordHash: text("password_hash"),
    /** Google's `sub`, which does not change when the email does. */
    googleId: text("google_id").unique(),
    /** The Google account's address if Google is authoritative for that mailbox; otherwise null. */
    googleEmail: text("google_email"),
    isAdmin: boolean("is_admin").notNull().default(false),
    trialEndsAt: instant("trial_ends_at"),
    trialRemindedAt: instant("trial_reminded_at"),
    /** Whether the weekly digest is emailed, and when the last one was created. */
    wantsDigest: boolean("wants_digest").notNull().default(true),
    digestSentAt: instant("digest_sent_at"),
    /** The plan chosen at sign-up, preselected at checkout. */
    chosenPlanId: integer("chosen_plan_id").references(() => plans.id, { onDelete: "set null" }),
    /** The paid plan; null during and after the trial. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    stripeCustomerId: text("stripe_customer_id").unique(),
    createdAt: createdAt(),
  },
  (table) => [index("users_newest").on(table.createdAt), index("users_plan").on(table.planId)],
);

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
