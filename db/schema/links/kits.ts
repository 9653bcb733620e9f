import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { KitFields } from "#shared/links/kit.ts";
import { createdAt, instant } from "../columns.ts";
import { projects } from "../projects.ts";

/** The listing kit of a project. Saving it increments `version`. */
export const kits = pgTable("kits", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  version: integer("version").notNull().default(1),
  fields: jsonb("fields").$type<KitFields>().notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  createdAt: createdAt(),
});
