import { pgTable, smallint, text } from "drizzle-orm/pg-core";
import { robotsStates } from "#shared/links/bot.ts";
import { instant, nextAt } from "../columns.ts";

/** When our bot may visit each host again, shared by all processes. */
export const botHosts = pgTable("bot_hosts", {
  /** Lower-case, with a port if it is not the default one. */
  host: text("host").primaryKey(),
  /** The earliest time of the next request; the end of the lease while one runs. */
  nextRequestAt: nextAt("next_request_at"),
  /** The latest requests of a day, oldest first. */
  requestedAt: instant("requested_at").array().notNull(),
  robotsState: text("robots_state", { enum: robotsStates }),
  robotsText: text("robots_text"),
  robotsReadAt: instant("robots_read_at"),
  /** Where robots.txt redirects to, while the redirects are followed. */
  robotsUrl: text("robots_url"),
  robotsHops: smallint("robots_hops").notNull().default(0),
});
