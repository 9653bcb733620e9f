import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, pgView, text, unique, uuid } from "drizzle-orm/pg-core";
import { creditStates } from "#shared/billing/credits.ts";
import { publishModes } from "#shared/content/destinations.ts";
import { type PageTemplate, pageSetStates, pageStates } from "#shared/content/page-sets.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { destinations } from "./destinations.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

const pageSetId = () =>
  uuid("page_set_id")
    .notNull()
    .references(() => pageSets.id, { onDelete: "cascade" });

/** One template over the rows of a file. */
export const pageSets = pgTable(
  "page_sets",
  {
    id: id(),
    projectId: projectId(),
    name: text("name").notNull(),
    template: jsonb("template").$type<PageTemplate>().notNull(),
    columns: text("columns").array().notNull(),
    state: text("state", { enum: pageSetStates }).notNull().default("checking"),
    /** The file, until its pages are made. */
    csv: text("csv"),
    /** Incremented by each change, so that a check that began before it saves nothing. */
    version: integer("version").notNull().default(1),
    leaseUntil: instant("lease_until"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("page_sets_project").on(table.projectId, table.createdAt),
    index("page_sets_checking").on(table.leaseUntil).where(sql`${table.state} = 'checking'`),
  ],
);

/** A row of a page set. */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    projectId: projectId(),
    pageSetId: pageSetId(),
    /** What makes it the same page when the file changes: its slug, with the row's number if it is taken. */
    key: text("key").notNull(),
    row: integer("row").notNull(),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    /** Of the template and the values it uses. */
    digest: text("digest").notNull(),
    /** Incremented when its text changes. */
    version: integer("version").notNull().default(1),
    /** Changed only by `transitionPages`. */
    state: text("state", { enum: pageStates }).notNull(),
    creditState: text("credit_state", { enum: creditStates }).notNull().default("none"),
    /** Sentences for the owner: why it is held back, or why it failed. */
    problems: text("problems").array().notNull().default(sql`'{}'`),
    destinationId: uuid("destination_id").references(() => destinations.id, { onDelete: "set null" }),
    publishAs: text("publish_as", { enum: publishModes }),
    /** The version that was given to the destination's queue. */
    queuedVersion: integer("queued_version"),
    url: text("url"),
    publishedAt: instant("published_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("pages_once").on(table.pageSetId, table.key),
    // With the columns of the list, so that a late page is found in the index alone.
    index("pages_row").on(table.pageSetId, table.row, table.id, table.state),
    index("pages_state").on(table.pageSetId, table.state, table.row, table.id),
    index("pages_project").on(table.projectId, table.publishedAt),
    index("pages_published")
      .on(table.pageSetId, table.publishedAt)
      .where(sql`${table.publishAs} = 'live' and ${table.publishedAt} is not null`),
    index("pages_queued").on(table.updatedAt).where(sql`${table.state} = 'queued'`),
  ],
);

/** How many pages of a set were published for readers on each day (UTC), and when the last of them was. */
export const publishedPages = pgView("published_pages", {
  projectId: uuid("project_id").notNull(),
  pageSetId: uuid("page_set_id").notNull(),
  day: date("day").notNull(),
  count: integer("count").notNull(),
  lastAt: instant("last_at").notNull(),
}).as(sql`
  select project_id, page_set_id, (published_at at time zone 'UTC')::date as day, count(*)::int as count, max(published_at) as last_at
  from ${pages} where publish_as = 'live' and published_at is not null group by 1, 2, 3`);
