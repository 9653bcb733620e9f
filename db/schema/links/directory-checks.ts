import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { CheckTrail } from "#shared/links/directory-checks.ts";
import { instant } from "../columns.ts";
import { directories } from "./directories.ts";

/** What the link check saw at each directory. When the next check is due and how many were missed is in `directories`. */
export const directoryChecks = pgTable(
  "directory_checks",
  {
    directoryId: uuid("directory_id")
      .primaryKey()
      .references(() => directories.id, { onDelete: "cascade" }),
    /** The visit that is under way: it takes several requests, each after the host's pause. */
    trail: jsonb("trail").$type<CheckTrail>(),
    finalUrl: text("final_url"),
    httpStatus: smallint("http_status"),
    title: text("title"),
    reason: text("reason"),
    /** For conditional requests to `finalUrl`. */
    etag: text("etag"),
    lastModified: text("last_modified"),
    lastAliveAt: instant("last_alive_at"),
    /** Checks in a row without a result. */
    unknowns: integer("unknowns").notNull().default(0),
    /** Whether an admin has to decide what follows from the result. */
    needsDecision: boolean("needs_decision").notNull().default(false),
    /** The result that an admin has dismissed, which is not presented again. */
    dismissed: text("dismissed"),
  },
  (table) => [index("directory_checks_undecided").on(table.needsDecision)],
);
