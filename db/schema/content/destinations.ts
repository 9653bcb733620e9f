import { isNotNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  type DestinationSettings,
  destinationKinds,
  destinationStates,
  type PublishedDocument,
  publicationStates,
  publishErrorClasses,
  publishModes,
} from "#shared/content/destinations.ts";
import { type PublishedEvidence, publishedProblems } from "#shared/published-page.ts";
import { createdAt, id, instant, nextAt } from "../columns.ts";
import { projects } from "../projects.ts";

/** Where a project publishes. */
export const destinations = pgTable(
  "destinations",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: destinationKinds }).notNull(),
    name: text("name").notNull(),
    url: text("url"),
    settings: jsonb("settings").$type<DestinationSettings>().notNull(),
    /** Encrypted; see `server/security/secret-box.ts`. */
    secret: text("secret"),
    state: text("state", { enum: destinationStates }).notNull().default("ok"),
    /** A sentence for the owner. */
    reason: text("reason"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("destinations_project").on(table.projectId, table.createdAt)],
);

/** `page`: the page was read, and the sitemap is next. */
export type CheckProgress = { url: string; hops: number; page?: PublishedEvidence };

/** What is published where: one article or page at one destination. Articles and pages reference theirs by id. */
export const publications = pgTable(
  "publications",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    destinationId: uuid("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    articleId: uuid("article_id"),
    pageId: uuid("page_id"),
    version: integer("version").notNull(),
    mode: text("mode", { enum: publishModes }).notNull(),
    state: text("state", { enum: publicationStates }).notNull().default("queued"),
    document: jsonb("document").$type<PublishedDocument>().notNull(),
    /** The slug under which a create was begun whose result is unknown: a page found there is ours. */
    createSlug: text("create_slug"),
    remoteId: text("remote_id"),
    url: text("url"),
    /** Failures since it was queued, without those that only asked to wait. */
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    leaseUntil: instant("lease_until"),
    errorClass: text("error_class", { enum: publishErrorClasses }),
    /** A sentence for the owner: why it failed, or what the platform changed. */
    reason: text("reason"),
    publishedAt: instant("published_at"),
    checkedAt: instant("checked_at"),
    /** When the public page is checked next. */
    nextCheckAt: nextAt("next_check_at"),
    evidence: jsonb("evidence").$type<PublishedEvidence>(),
    /** How far a check of several requests has come. */
    checkProgress: jsonb("check_progress").$type<CheckProgress>(),
    /** What is wrong with the public page, since when, and when a check on another day confirmed it. */
    problem: text("problem", { enum: publishedProblems }),
    problemSeenAt: instant("problem_seen_at"),
    problemConfirmedAt: instant("problem_confirmed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("publications_article").on(table.articleId, table.destinationId),
    unique("publications_page").on(table.pageId, table.destinationId),
    index("publications_destination").on(table.destinationId, table.state),
    index("publications_project").on(table.projectId),
    index("publications_next_check").on(table.nextCheckAt).where(sql`${table.state} = 'published'`),
    index("publications_problem").on(table.problemConfirmedAt).where(isNotNull(table.problem)),
    index("publications_due").on(table.nextAttemptAt).where(sql`${table.state} in ('queued', 'publishing')`),
  ],
);
