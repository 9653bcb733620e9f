import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { type TopicEvidence, topicIntents, topicSources } from "#shared/content/topics.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";

/** What a project could write about. Dismissed topics remain, so that they are not proposed again. */
export const topics = pgTable(
  "topics",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: topicSources }).notNull(),
    /** The stems of the title's words in alphabetical order: the same topic in other words. */
    key: text("key").notNull(),
    title: text("title").notNull(),
    intent: text("intent", { enum: topicIntents }).notNull(),
    evidence: jsonb("evidence").$type<TopicEvidence[]>().notNull().default([]),
    cannibalises: text("cannibalises"),
    dismissedAt: instant("dismissed_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("topics_once").on(table.projectId, table.key),
    index("topics_newest").on(table.projectId, table.updatedAt, table.id),
  ],
);

/** The pages that the last audit of a project's website read. */
export const sitePages = pgTable(
  "site_pages",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    title: text("title").notNull(),
    heading: text("heading").notNull(),
    /** From `<html lang>`; null without a valid one. */
    language: text("language"),
    readAt: instant("read_at").notNull(),
  },
  (table) => [unique("site_pages_once").on(table.projectId, table.url)],
);
