import { boolean, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { defaultMinScore } from "#shared/conversations/alert-limits.ts";
import { createdAt, id, instant } from "../columns.ts";
import { projects } from "../projects.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: "cascade" });
const minScore = () => smallint("min_score").notNull().default(defaultMinScore);

/** The Slack channel that gets a project's new mentions. */
export const slackConnections = pgTable("slack_connections", {
  id: id(),
  projectId: projectId(),
  /** The address of the incoming webhook, which is a credential. Encrypted. */
  secret: text("secret").notNull(),
  minScore: minScore(),
  isActive: boolean("is_active").notNull().default(true),
  /** Why we turned it off: a sentence for the owner. */
  reason: text("reason"),
  /** Up to when mentions were posted. */
  postedUntil: instant("posted_until").notNull(),
  /** Not before, because Slack had a problem or the last message is too recent. */
  nextPostAt: instant("next_post_at").notNull(),
  createdAt: createdAt(),
});

/** The RSS feed of a project's mentions. Anyone with the token can read it; only the token's hash is stored. */
export const mentionFeeds = pgTable("mention_feeds", {
  id: id(),
  projectId: projectId(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: createdAt(),
});

/** Emails about new mentions after each scan. */
export const mentionAlerts = pgTable("mention_alerts", {
  id: id(),
  projectId: projectId(),
  isOn: boolean("is_on").notNull(),
  minScore: minScore(),
  timeZone: text("time_zone").notNull(),
  /** Hours in that time zone between which nothing is sent; equal ones for no quiet hours. */
  quietFrom: smallint("quiet_from").notNull(),
  quietUntil: smallint("quiet_until").notNull(),
  maxPerDay: smallint("max_per_day").notNull(),
  /** Up to when mentions were emailed. */
  emailedUntil: instant("emailed_until").notNull(),
  /** The day in that time zone of the last email, and how many were sent on it. */
  lastDay: text("last_day"),
  sentOnDay: integer("sent_on_day").notNull().default(0),
  createdAt: createdAt(),
});
