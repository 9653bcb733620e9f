import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { creditStates } from "#shared/billing/credits.ts";
import { articleActors, articleStates } from "#shared/content/article-states.ts";
import { type ArticleBrief, type ArticleCheck, articleWriters, emptyBrief } from "#shared/content/articles.ts";
import { publishModes } from "#shared/content/destinations.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { files } from "../site/files.ts";
import { topics } from "./topics.ts";

/** What a link of an article answered; `status` is null if nothing did. */
export type LinkAnswer = { url: string; status: number | null; checkedAt: string };

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

export const articles = pgTable(
  "articles",
  {
    id: id(),
    projectId: projectId(),
    topicId: uuid("topic_id").references(() => topics.id, { onDelete: "set null" }),
    /** Changed only by `transition`. */
    state: text("state", { enum: articleStates }).notNull().default("idea"),
    creditState: text("credit_state", { enum: creditStates }).notNull().default("none"),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    html: text("html").notNull().default(""),
    excerpt: text("excerpt"),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    coverFileId: uuid("cover_file_id").references(() => files.id, { onDelete: "set null" }),
    targetKeyword: text("target_keyword"),
    brief: jsonb("brief").$type<ArticleBrief>().notNull().default(emptyBrief),
    checks: jsonb("checks").$type<ArticleCheck[]>().notNull().default([]),
    linkAnswers: jsonb("link_answers").$type<LinkAnswer[]>().notNull().default([]),
    writer: text("writer", { enum: articleWriters }).notNull().default("ai"),
    /** Incremented by every change of the text. */
    version: integer("version").notNull().default(1),
    approvedVersion: integer("approved_version"),
    /** Without a reference: a published article outlives its destination. */
    destinationId: uuid("destination_id"),
    publishAs: text("publish_as", { enum: publishModes }),
    scheduledAt: instant("scheduled_at"),
    publishedAt: instant("published_at"),
    publishedUrl: text("published_url"),
    /** Why publishing failed, in a sentence for the customer. */
    reason: text("reason"),
    /** What the model has written so far, as Markdown. */
    draftText: text("draft_text"),
    /** Until when a process holds the draft. Extended while text arrives. */
    draftLeaseUntil: instant("draft_lease_until"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // With the columns of the filters, so that every list finds its ids in these indexes alone.
    index("articles_updated").on(table.projectId, table.updatedAt, table.id, table.state, table.publishedAt),
    index("articles_state").on(table.projectId, table.state, table.updatedAt, table.id, table.publishedAt),
    index("articles_calendar").on(
      table.projectId,
      sql`coalesce(${table.publishedAt}, ${table.scheduledAt})`,
      table.id,
      table.state,
    ),
    index("articles_published").on(
      table.projectId,
      table.publishedAt,
      table.id,
      table.state,
      table.publishAs,
      table.updatedAt,
    ),
    index("articles_scheduled").on(table.projectId, table.scheduledAt).where(sql`${table.state} = 'scheduled'`),
    index("articles_due").on(table.state, table.scheduledAt),
    index("articles_topic").on(table.topicId),
    index("articles_cover").on(table.coverFileId),
  ],
);

const articleId = () =>
  uuid("article_id")
    .notNull()
    .references(() => articles.id, { onDelete: "cascade" });

/** The history of an article, written by `transition`. */
export const articleEvents = pgTable(
  "article_events",
  {
    id: id(),
    articleId: articleId(),
    actor: text("actor", { enum: articleActors }).notNull(),
    /** Without a reference: an event outlives the account that caused it. */
    actorId: uuid("actor_id"),
    from: text("from_state", { enum: articleStates }),
    to: text("to_state", { enum: articleStates }).notNull(),
    note: text("note"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("article_events_newest").on(table.articleId, table.at),
    index("article_events_month").on(table.to, table.at),
  ],
);

/** What the customer and operators write to each other about an article. */
export const articleComments = pgTable(
  "article_comments",
  {
    id: id(),
    articleId: articleId(),
    author: text("author", { enum: articleActors }).notNull(),
    /** Without a reference: a comment outlives the account that wrote it. */
    authorId: uuid("author_id"),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("article_comments_newest").on(table.articleId, table.createdAt)],
);
