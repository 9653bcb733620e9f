import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { projects } from "../projects.ts";

/** Additional feeds (RSS, Atom, JSON) that a project searches for its keywords. */
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
