import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { activityKinds } from "#shared/workspace/activity.ts";
import { createdAt, id } from "../columns.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** What people decided in a project. Deleted after a year, unless the owner sets another time. */
export const projectActivity = pgTable(
  "project_activity",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: activityKinds }).notNull(),
    /** The name of what changed, as it was then; of the first one if several changed at once. */
    subject: text("subject").notNull(),
    /** How many changed at once. */
    count: integer("count").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index("project_activity_newest").on(table.projectId, table.createdAt, table.id),
    index("project_activity_kind").on(table.projectId, table.kind, table.createdAt, table.id),
    index("project_activity_person").on(table.projectId, table.actorId, table.createdAt, table.id),
    index("project_activity_actor").on(table.actorId),
    index("project_activity_old").on(table.createdAt),
  ],
);
