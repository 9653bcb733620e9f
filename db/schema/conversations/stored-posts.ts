import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { sourceNames } from "#shared/conversations/sources.ts";
import { id, instant } from "../columns.ts";

/** Public posts that scans have read lately, whatever project they were for. New keywords are previewed on them. */
export const storedPosts = pgTable(
  "stored_posts",
  {
    id: id(),
    source: text("source", { enum: sourceNames }).notNull(),
    externalId: text("external_id").notNull(),
    url: text("url").notNull(),
    author: text("author"),
    authorUrl: text("author_url"),
    title: text("title").notNull(),
    /** The beginning of the text. */
    text: text("text").notNull(),
    language: text("language"),
    comments: integer("comments"),
    points: integer("points"),
    publishedAt: instant("published_at").notNull(),
    /** The normalized words of title and text. */
    words: text("words").array().notNull(),
  },
  (table) => [
    unique("stored_posts_once").on(table.source, table.externalId),
    index("stored_posts_words").using("gin", table.words),
    index("stored_posts_newest").on(table.publishedAt.desc(), table.id.desc()),
  ],
);
