import { bigint, date, index, integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { directories } from "./directories.ts";
import { projects } from "./projects.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** Visits to a project's website that came from a directory, per day. Nothing about people. */
export const directoryVisits = pgTable(
  "directory_visits",
  {
    projectId: projectId(),
    directoryId: uuid("directory_id")
      .notNull()
      .references(() => directories.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    visits: integer("visits").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.day, table.directoryId] }),
    // Milestones that must be found again read all days of a directory.
    index("directory_visits_directory").on(table.directoryId, table.projectId, table.day),
  ],
);

/**
 * A project's visits per day. Triggers keep this table and the three below up to date in every statement that changes
 * visits (migration visit_sums). Only the project is referenced: a directory's visits are subtracted as they are deleted.
 */
export const dailyVisits = pgTable(
  "daily_visits",
  { projectId: projectId(), day: date("day").notNull(), visits: integer("visits").notNull() },
  (table) => [primaryKey({ name: "daily_visits_once", columns: [table.projectId, table.day] })],
);

/**
 * The lengths of the periods in days, each counted from 1970-01-01. Any range of days consists of at most six periods of
 * each length, besides the longest.
 */
export const visitPeriodDays = [4, 16, 64, 256] as const;

/** Visits from a directory per period, so that those of a year are the sum of a dozen rows. */
export const visitPeriods = pgTable(
  "visit_periods",
  {
    projectId: projectId(),
    days: smallint("days").notNull(),
    firstDay: date("first_day").notNull(),
    directoryId: uuid("directory_id").notNull(),
    visits: integer("visits").notNull(),
  },
  (table) => [
    primaryKey({
      name: "visit_periods_once",
      columns: [table.projectId, table.days, table.firstDay, table.directoryId],
    }),
  ],
);

/** All visits from a directory, and the last day on which some were added. */
export const visitTotals = pgTable(
  "visit_totals",
  {
    projectId: projectId(),
    directoryId: uuid("directory_id").notNull(),
    visits: bigint("visits", { mode: "number" }).notNull(),
    lastDay: date("last_day").notNull(),
  },
  (table) => [primaryKey({ name: "visit_totals_once", columns: [table.projectId, table.directoryId] })],
);

/** The days on which the visits from a directory reached 1, 10, 100 and so on: the total has a digit more than before. */
export const visitMilestones = pgTable(
  "visit_milestones",
  {
    projectId: projectId(),
    day: date("day").notNull(),
    directoryId: uuid("directory_id").notNull(),
    visits: bigint("visits", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ name: "visit_milestones_once", columns: [table.projectId, table.day, table.directoryId] })],
);
