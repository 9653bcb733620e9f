import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { matchKinds } from "#shared/workspace/keywords.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";

export const keywords = pgTable(
  "keywords",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** The text without case and accents, which makes keywords unique. */
    normalizedText: text("normalized_text").notNull(),
    match: text("match", { enum: matchKinds }).notNull(),
    exclude: text("exclude").array().notNull(),
    lastScanAt: instant("last_scan_at"),
    createdAt: createdAt(),
  },
  (table) => [unique("keywords_once").on(table.projectId, table.normalizedText)],
);
