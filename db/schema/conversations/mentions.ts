import { eq, isNotNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type AlsoFoundIn, intents, mentionStatuses, verdicts, writers } from "#shared/conversations/mentions.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { keywords } from "./keywords.ts";
import { leads } from "./leads.ts";

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
    /** The other keywords that the post matches. */
    alsoKeywords: text("also_keywords").array().notNull().default([]),
    intent: text("intent", { enum: intents }).notNull(),
    /** Includes the points of the project's rules. */
    score: integer("score").notNull(),
    /** The score without these rules, if there are any for this mention. */
    baseScore: integer("base_score"),
    reasons: text("reasons").array().notNull(),
    /** The rules that apply, in words. */
    ruleReasons: text("rule_reasons").array().notNull().default([]),
    /** The customer's judgement, from which the rules are learned. */
    verdict: text("verdict", { enum: verdicts }),
    /** Identify the same post at other sources; null for mentions that are older than these columns. */
    canonicalUrl: text("canonical_url"),
    titleKey: text("title_key"),
    alsoFoundIn: jsonb("also_found_in").$type<AlsoFoundIn[]>().notNull().default([]),
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
    index("mentions_by_source").on(table.projectId, table.source, table.foundAt.desc(), table.id.desc(), table.status),
    index("mentions_best")
      .on(table.projectId, table.score, table.foundAt.desc(), table.id.desc())
      .where(eq(table.status, sql`'new'`)),
    index("mentions_url").on(table.projectId, table.canonicalUrl),
    index("mentions_title").on(table.projectId, table.titleKey),
    index("mentions_judged").on(table.projectId, table.foundAt.desc()).where(isNotNull(table.verdict)),
    index("mentions_lead").on(table.leadId),
  ],
);

/** The rules of `shared/conversations/relevance.ts` that a project switched off, by their ids. */
export const disabledRules = pgTable(
  "disabled_rules",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    ruleId: text("rule_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.ruleId] })],
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
