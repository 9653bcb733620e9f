import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { leadStatuses } from "#shared/conversations/leads.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";

/** Authors of mentions, one row per source and handle. */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: sourceNames }).notNull(),
    handle: text("handle").notNull(),
    profileUrl: text("profile_url").notNull(),
    /** Score and reasons of the best mention. */
    score: integer("score").notNull(),
    reasons: text("reasons").array().notNull(),
    mentions: integer("mentions").notNull(),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    status: text("status", { enum: leadStatuses }).notNull().default("new"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("leads_once").on(table.projectId, table.source, table.handle),
    // In each order of the list, with what it filters by and searches in, so that it finds its ids in an index alone.
    index("leads_by_status").on(table.projectId, table.status, table.lastSeenAt.desc(), table.id.desc(), table.handle),
    index("leads_newest").on(table.projectId, table.lastSeenAt.desc(), table.id.desc(), table.handle),
    index("leads_by_score").on(
      table.projectId,
      table.score.desc(),
      table.lastSeenAt.desc(),
      table.id.desc(),
      table.status,
      table.handle,
    ),
    index("leads_by_mentions").on(
      table.projectId,
      table.mentions.desc(),
      table.lastSeenAt.desc(),
      table.id.desc(),
      table.status,
      table.handle,
    ),
  ],
);
