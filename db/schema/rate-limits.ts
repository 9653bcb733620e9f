import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Rate-limit counts that all processes share; the column names are those that rate-limiter-flexible asks for. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: instant("expire"),
});
