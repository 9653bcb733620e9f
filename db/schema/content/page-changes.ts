import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** When the content of a public page last changed: its `lastmod` in the sitemap. */
export const pageChanges = pgTable("page_changes", {
  path: text("path").primaryKey(),
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});
