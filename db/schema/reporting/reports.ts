import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ReportFigures } from "#shared/reporting/reports.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { files } from "../site/files.ts";

/** A month of a project, as it was when the report was made. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** `2026-11` */
    month: text("month").notNull(),
    figures: jsonb("figures").$type<ReportFigures>().notNull(),
    emailedAt: instant("emailed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("reports_once").on(table.projectId, table.month),
    index("reports_unsent").on(table.month).where(sql`${table.emailedAt} is null`),
  ],
);

/** Links that show a report to anyone who has them. Only the token's hash is stored. */
export const reportLinks = pgTable(
  "report_links",
  {
    id: id(),
    reportId: uuid("report_id")
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (table) => [index("report_links_report").on(table.reportId)],
);

/** Whose name, logo and colour the shared reports of a project show. Without a row, they show none. */
export const reportBrandings = pgTable(
  "report_brandings",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    logoFileId: uuid("logo_file_id").references(() => files.id, { onDelete: "set null" }),
    /** `#c73400` */
    color: text("color").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("report_brandings_logo").on(table.logoFileId)],
);

/** The public ledger: a row per month over all customers, refreshed by a job. */
export const ledgerMonths = pgTable("ledger_months", {
  month: text("month").primaryKey(),
  submitted: integer("submitted").notNull(),
  live: integer("live").notNull(),
  rejected: integer("rejected").notNull(),
  expired: integer("expired").notNull(),
  lost: integer("lost").notNull(),
  replaced: integer("replaced").notNull(),
  isComplete: boolean("is_complete").notNull(),
  refreshedAt: instant("refreshed_at").notNull(),
});
