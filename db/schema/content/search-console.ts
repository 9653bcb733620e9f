import { boolean, date, integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { searchDimensions, searchProblems } from "#shared/content/search-console.ts";
import { createdAt, id, instant, nextAt } from "../columns.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** A project's connection to a property of Search Console. It stays without a token while its figures stay. */
export const searchConnections = pgTable("search_connections", {
  id: id(),
  projectId: uuid("project_id")
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Google's refresh token, encrypted; see `server/security/secret-box.ts`. */
  secret: text("secret"),
  /** Google revokes all tokens of a person together. */
  connectedBy: uuid("connected_by").references(() => users.id, { onDelete: "set null" }),
  /** `sc-domain:example.com` or `https://example.com/`. Null until it is chosen. */
  property: text("property"),
  isSample: boolean("is_sample").notNull().default(false),
  problem: text("problem", { enum: searchProblems }),
  /** Failures in a row. */
  attempts: integer("attempts").notNull().default(0),
  /** Days that the running import has not read yet. */
  daysLeft: integer("days_left"),
  /** When the last complete import ended. */
  importedAt: instant("imported_at"),
  /** When the next import is due; claiming one moves it forward. */
  nextImportAt: nextAt("next_import_at"),
  /** The OAuth state that Google has to send back, once, for this user. */
  stateHash: text("state_hash"),
  stateUserId: uuid("state_user_id"),
  stateExpiresAt: instant("state_expires_at"),
  createdAt: createdAt(),
});

const figures = {
  projectId: uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** In Pacific time, as Google counts. */
  day: date("day").notNull(),
  clicks: integer("clicks").notNull(),
  impressions: integer("impressions").notNull(),
  /** The average over the impressions. */
  position: real("position").notNull(),
};

/** The days that were read, each with the property's total. A day and its figures are saved together. */
export const searchDays = pgTable(
  "search_days",
  { ...figures, isPartial: boolean("is_partial").notNull(), readAt: instant("read_at").notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

/** A day's figures per page and per query. Google leaves out rare queries, so these add up to less than the total. */
export const searchFigures = pgTable(
  "search_figures",
  { ...figures, dimension: text("dimension", { enum: searchDimensions }).notNull(), value: text("value").notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.dimension, table.day, table.value] })],
);
