import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { matchKinds } from "#shared/keywords.ts";
import { sourceNames } from "#shared/sources.ts";
import { users } from "./auth.ts";
import { createdAt, id, instant, nextAt } from "./columns.ts";

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
    /** When the next scan is due; claiming a scan moves it forward. */
    nextScanAt: nextAt("next_scan_at"),
    createdAt: createdAt(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt), index("projects_due").on(table.nextScanAt)],
);

export const keywords = pgTable(
  "keywords",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** The text without case and accents, which makes keywords unique. */
    normalizedText: text("normalized_text").notNull(),
    match: text("match", { enum: matchKinds }).notNull(),
    exclude: text("exclude").array().notNull(),
    lastScanAt: instant("last_scan_at"),
    createdAt: createdAt(),
  },
  (table) => [unique("keywords_once").on(table.projectId, table.normalizedText)],
);

/** Search progress per keyword and source: an interrupted scan resumes here. */
export const scans = pgTable(
  "scans",
  {
    keywordId: uuid("keyword_id")
      .notNull()
      .references(() => keywords.id, { onDelete: "cascade" }),
    source: text("source", { enum: sourceNames }).notNull(),
    scannedAt: instant("scanned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.keywordId, table.source] })],
);

/** Additional RSS and Atom feeds that a project searches for its keywords. */
export const projectFeeds = pgTable(
  "project_feeds",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("project_feeds_once").on(table.projectId, table.url)],
);

/** The state of each source for a project. */
export const sourceStatuses = pgTable(
  "source_statuses",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: sourceNames }).notNull(),
    state: text("state", { enum: ["on", "failing"] }).notNull(),
    since: instant("since").notNull(),
    reason: text("reason"),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.source] })],
);

/** The earliest time of the next request to a source, shared by all processes. */
export const sourceRateLimits = pgTable("source_rate_limits", {
  source: text("source", { enum: sourceNames }).primaryKey(),
  nextAt: instant("next_at").notNull(),
});

/** Monthly usage, for plan limits. */
export const monthlyUsage = pgTable(
  "monthly_usage",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `2026-11` */
    month: text("month").notNull(),
    kind: text("kind", { enum: ["replies", "exports"] }).notNull(),
    used: integer("used").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.kind] })],
);
