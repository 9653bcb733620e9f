import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ownerEmails, userRoles } from "#shared/roles.ts";
import { plans } from "./billing/plans.ts";
import { createdAt, id, instant } from "./columns.ts";

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
    role: text("role", { enum: userRoles }).notNull().default("customer"),
    isAdmin: boolean("is_admin").notNull().generatedAlwaysAs(sql`role = 'admin'`),
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
    /** Whether emails about submissions are sent, and when the last one was enqueued: at most one a day. */
    wantsSubmissionEmails: boolean("wants_submission_emails").notNull().default(true),
    submissionEmailAt: instant("submission_email_at"),
    /** Up to when changes of submissions were emailed. */
    submissionNewsAt: instant("submission_news_at"),
    /** When a job erases the account, unless its owner keeps it until then. */
    deletionAt: instant("deletion_at"),
    /** For administrators: the emails about the business that are off, and when the last sign-ups were counted. */
    mutedOwnerEmails: text("muted_owner_emails", { enum: ownerEmails }).array().notNull().default([]),
    signUpsCountedAt: instant("sign_ups_counted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("users_newest").on(table.createdAt, table.id),
    index("users_plan").on(table.planId),
    index("users_deletion").on(table.deletionAt).where(sql`${table.deletionAt} is not null`),
  ],
);

/** What searches for users read; an index covers the same columns. */
export const searchedUserColumns = [users.email, users.name, users.website] as const;
