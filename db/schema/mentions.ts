import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { leadStatuses } from "#shared/leads.ts";
import { intents, mentionStatuses, writers } from "#shared/mentions.ts";
import { sourceNames } from "#shared/sources.ts";
import { createdAt, id, instant } from "./columns.ts";
import { projects } from "./projects.ts";

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
    index("leads_newest").on(table.projectId, table.lastSeenAt.desc(), table.id.desc()),
  ],
);

/** Public posts that match a keyword. Dismissed ones remain, so that they are not found again. */
export const mentions = pgTable(
  "mentions",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    source: text("source", { enum: sourceNames }).notNull(),
    externalId: text("external_id").notNull(),
    url: text("url").notNull(),
    author: text("author"),
    authorUrl: text("author_url"),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** The keyword's text, kept after the keyword is deleted. */
    keyword: text("keyword").notNull(),
    intent: text("intent", { enum: intents }).notNull(),
    score: integer("score").notNull(),
    reasons: text("reasons").array().notNull(),
    publishedAt: instant("published_at").notNull(),
    foundAt: instant("found_at").notNull().defaultNow(),
    status: text("status", { enum: mentionStatuses }).notNull().default("new"),
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    /** The latest generated reply; requests within a minute return it without using quota. */
    draft: text("draft"),
    draftWriter: text("draft_writer", { enum: writers }),
    draftedAt: instant("drafted_at"),
  },
  (table) => [
    unique("mentions_once").on(table.projectId, table.source, table.externalId),
    index("mentions_newest").on(table.projectId, table.foundAt.desc(), table.id.desc()),
    index("mentions_by_status").on(table.projectId, table.status, table.foundAt.desc(), table.id.desc()),
    index("mentions_lead").on(table.leadId),
  ],
);
