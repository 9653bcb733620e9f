import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sourceNames } from "#shared/conversations/sources.ts";
import { instant } from "../columns.ts";
import { projects } from "../projects.ts";

/** What a project chose at each source; feeds have their own table. Without a row, the defaults apply. */
export const sourceSettings = pgTable("source_settings", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Sources that the customer switched off. */
  disabled: text("disabled", { enum: sourceNames }).array().notNull(),
  /** Base URLs of Discourse forums. */
  forums: text("forums").array().notNull(),
  devTags: text("dev_tags").array().notNull(),
  mastodonTags: text("mastodon_tags").array().notNull(),
  /** A host; null for the default instance. */
  mastodonInstance: text("mastodon_instance"),
  /** Site names as in Stack Exchange's API, such as `stackoverflow`; empty for the default sites. */
  stackExchangeSites: text("stack_exchange_sites").array().notNull(),
});

/** When a project may send its next request to a source, from its share of the source's daily budget. */
export const sourceTurns = pgTable(
  "source_turns",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    source: text("source", { enum: sourceNames }).notNull(),
    nextAt: instant("next_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.source] })],
);
