import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SettingsGroup } from "#shared/site/settings.ts";
import { instant } from "../columns.ts";

/**
 * The owner's settings: a row per group that was ever changed. A null value stands for the default. The audit log has who
 * changed them.
 */
export const settings = pgTable("settings", {
  key: text("key").$type<SettingsGroup>().primaryKey(),
  value: jsonb("value"),
  /** Counts the changes; 0 in the API means that the group has its default. */
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
