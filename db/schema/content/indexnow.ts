import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { indexnowStates } from "#shared/content/indexnow.ts";
import { id, instant, nextAt } from "../columns.ts";
import { projects } from "../projects.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** The websites on which the project's key file was looked for. */
export const indexnowSites = pgTable(
  "indexnow_sites",
  {
    id: id(),
    projectId: projectId(),
    origin: text("origin").notNull(),
    /** When the file was found; null while it is not there. */
    verifiedAt: instant("verified_at"),
    checkedAt: instant("checked_at").notNull(),
    /** A sentence for the owner: why it is not verified. */
    reason: text("reason"),
  },
  (table) => [unique("indexnow_sites_origin").on(table.projectId, table.origin)],
);

/** Pages that were published, changed or removed, to be announced to search engines. */
export const indexnowUrls = pgTable(
  "indexnow_urls",
  {
    id: id(),
    projectId: projectId(),
    url: text("url").notNull(),
    origin: text("origin").notNull(),
    state: text("state", { enum: indexnowStates }).notNull().default("waiting"),
    changedAt: instant("changed_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: nextAt("next_attempt_at"),
    sentAt: instant("sent_at"),
    reason: text("reason"),
  },
  (table) => [
    unique("indexnow_urls_url").on(table.projectId, table.url),
    index("indexnow_urls_due").on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
);
