import { sql } from "drizzle-orm";
import { boolean, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { defaultWeeklyPace } from "#shared/limits.ts";
import { applyModes } from "#shared/retention/offer-applications.ts";
import { createdAt, id, instant, nextAt } from "./columns.ts";
import { users } from "./users.ts";

/** A customer's website. */
export const projects = pgTable(
  "projects",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    url: text("url").notNull(),
    description: text("description"),
    iconUrl: text("icon_url"),
    /** The message template for leads, with variables. */
    dm: text("dm"),
    stripeAccountId: text("stripe_account_id"),
    testStripeAccountId: text("test_stripe_account_id"),
    widgetSecret: text("widget_secret").notNull(),
    /** The web origins that may show the project's widget. */
    origins: text("origins").array().notNull(),
    /** Which accepted offers are applied to subscriptions in the connected Stripe accounts. */
    appliesOffers: text("applies_offers", { enum: applyModes }).notNull().default("off"),
    /** Submissions in any seven days. */
    weeklyPace: smallint("weekly_pace").notNull().default(defaultWeeklyPace),
    /** Whether new directories are proposed every week. */
    proposesWeekly: boolean("proposes_weekly").notNull().default(true),
    /** Search engines find it in a file on the website. It is public, and proves nothing else. */
    indexnowKey: text("indexnow_key").notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** When the customer hid the project's first steps. */
    checklistDismissedAt: instant("checklist_dismissed_at"),
    /** When the next scan is due; claiming a scan moves it forward. */
    nextScanAt: nextAt("next_scan_at"),
    /** When the last scan ended: mentions found until then can be announced together. */
    scannedAt: instant("scanned_at"),
    createdAt: createdAt(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt), index("projects_due").on(table.nextScanAt)],
);
