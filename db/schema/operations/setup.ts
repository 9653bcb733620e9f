import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { SetupCheckId } from "#shared/operations/setup-checks.ts";
import { createdAt, id, instant } from "../columns.ts";

/** Optional checks that the owner has dismissed. */
export const setupDismissals = pgTable("setup_dismissals", {
  check: text("check").$type<SetupCheckId>().primaryKey(),
  dismissedAt: instant("dismissed_at").notNull(),
});

/** Backups that `bun run backup` has written, for the checklist. The files may be gone since. */
export const backups = pgTable("backups", {
  id: id(),
  rows: integer("rows").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  createdAt: createdAt(),
});
