import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Rate-limit counters shared by all processes; rate-limiter-flexible requires these column names. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: instant("expire"),
});

/** Monthly usage, for plan limits. */
export const monthlyUsage = pgTable(
  "monthly_usage",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `2026-11` */
    month: text("month").notNull(),
    kind: text("kind", { enum: ["replies", "exports"] }).notNull(),
    used: integer("used").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.kind] })],
);
