import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { tokenPurposes } from "#shared/auth.ts";
import { createdAt, id, instant } from "./columns.ts";
import { plans } from "./plans.ts";

/** Emails are kept in lower case, so that one address is one account. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull().unique(),
    /** When it was proved that the address is this person's. */
    emailVerifiedAt: instant("email_verified_at"),
    /** The address that becomes theirs once it is confirmed. */
    pendingEmail: text("pending_email"),
    name: text("name"),
    website: text("website"),
    passwordHash: text("password_hash"),
    /** Google's `sub`: it stays when an address changes hands. */
    googleId: text("google_id").unique(),
    /** The address of that identity, where Google answers for its mailbox; null otherwise. */
    googleEmail: text("google_email"),
    isAdmin: boolean("is_admin").notNull().default(false),
    trialEndsAt: instant("trial_ends_at"),
    trialRemindedAt: instant("trial_reminded_at"),
    /** Whether a digest of the week is mailed, and when one was last made. */
    wantsDigest: boolean("wants_digest").notNull().default(true),
    digestSentAt: instant("digest_sent_at"),
    /** The plan chosen at sign-up, offered when it comes to paying. */
    chosenPlanId: integer("chosen_plan_id").references(() => plans.id, { onDelete: "set null" }),
    /** The plan that was paid for; null in the trial and after it. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    stripeCustomerId: text("stripe_customer_id").unique(),
    createdAt: createdAt(),
  },
  (table) => [index("users_newest").on(table.createdAt), index("users_plan").on(table.planId)],
);

/** A token names its session, so that deleting the row ends it at once. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser and system that opened it, as people name them. */
    device: text("device"),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Links that were mailed: each works once, and only the hash of what is in the link is kept. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: tokenPurposes }).notNull(),
    /** The address to which it was sent, and which it proves. */
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("verification_tokens_user").on(table.userId)],
);

/** Who had a trial, as a hash of the mailbox, kept when the account is gone: one person has one. */
export const trials = pgTable("trials", {
  mailboxHash: text("mailbox_hash").primaryKey(),
  endsAt: instant("ends_at").notNull(),
});
