import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, pgView, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { assistantNames } from "#shared/links/assistants.ts";
import { projects } from "../projects.ts";
import { directories } from "./directories.ts";

/** Visits to a project's website that came from a directory, per day. Nothing about people. */
export const directoryVisits = pgTable(
  "directory_visits",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    directoryId: uuid("directory_id")
      .notNull()
      .references(() => directories.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    visits: integer("visits").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.day, table.directoryId] }),
    index("directory_visits_directory").on(table.directoryId, table.projectId, table.day),
  ],
);

/** Visits to a project's website that came from an AI assistant, per day. */
export const assistantVisits = pgTable(
  "assistant_visits",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    assistant: text("assistant", { enum: assistantNames }).notNull(),
    day: date("day").notNull(),
    visits: integer("visits").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day, table.assistant] })],
);

/** The days on which the visits from a directory reached 1, 10, 100 and so on: the total has a digit more than before. */
export const visitMilestones = pgView("visit_milestones", {
  projectId: uuid("project_id").notNull(),
  day: date("day").notNull(),
  directoryId: uuid("directory_id").notNull(),
  visits: bigint("visits", { mode: "number" }).notNull(),
}).as(sql`
  select project_id, day, directory_id, power(10, length(reached::text) - 1)::bigint as visits
  from (
    select project_id, day, directory_id, visits, sum(visits) over (partition by project_id, directory_id order by day) as reached
    from ${directoryVisits}
  ) as sums
  where reached = visits or length(reached::text) > length((reached - visits)::text)`);
