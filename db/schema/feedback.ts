import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { feedbackStatuses, outcomes } from "#shared/feedback.ts";
import { modes } from "#shared/modes.ts";
import { offerTypes } from "#shared/offers.ts";
import { createdAt, id, instant } from "./columns.ts";
import { projects } from "./projects.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** What is offered to someone who is about to leave a project's product. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    projectId: projectId(),
    mode: text("mode", { enum: modes }).notNull(),
    type: text("type", { enum: offerTypes }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    acceptLabel: text("accept_label").notNull(),
    declineLabel: text("decline_label").notNull(),
    url: text("url"),
    couponId: text("coupon_id"),
    percentOff: integer("percent_off"),
    /** In the currency's smallest unit. */
    amountOff: integer("amount_off"),
    currency: text("currency"),
    /** For which it is shown; none means for all. */
    reasons: text("reasons").array().notNull(),
    active: boolean("active").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("offers_project").on(table.projectId, table.mode, table.createdAt)],
);

/** How a project's leaving dialog asks. */
export const leavingDialogs = pgTable("leaving_dialogs", {
  projectId: projectId().primaryKey(),
  reasons: text("reasons").array().notNull(),
  isShuffled: boolean("is_shuffled").notNull(),
});

/** One session of the leaving dialog. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    id: id(),
    projectId: projectId(),
    mode: text("mode", { enum: modes }).notNull(),
    status: text("status", { enum: feedbackStatuses }).notNull().default("new"),
    rating: smallint("rating"),
    reason: text("reason"),
    message: text("message"),
    email: text("email"),
    customerRef: text("customer_ref"),
    /** Whether the customer's signature over `customerRef` was right. */
    verified: boolean("verified").notNull(),
    page: text("page"),
    offerId: uuid("offer_id").references(() => offers.id, { onDelete: "set null" }),
    outcome: text("outcome", { enum: outcomes }),
    /** Of the token that may tell the outcome. */
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("feedbacks_newest").on(table.projectId, table.mode, table.createdAt.desc(), table.id.desc()),
    index("feedbacks_by_status").on(table.projectId, table.mode, table.status, table.createdAt.desc(), table.id.desc()),
    index("feedbacks_offer").on(table.offerId),
  ],
);

/** What feedbacks are counted by. */
export const countedDimensions = ["status", "rating", "reason", "outcome"] as const;

/**
 * How many feedbacks of a day have which status, rating, reason and outcome, kept in the transaction that changes one: a
 * statistic adds up some twenty rows a day, however many left. An empty value stands for none given; each feedback has a
 * status, so that the statuses add up to all.
 */
export const feedbackCounts = pgTable(
  "feedback_counts",
  {
    projectId: projectId(),
    mode: text("mode", { enum: modes }).notNull(),
    day: date("day").notNull(),
    dimension: text("dimension", { enum: countedDimensions }).notNull(),
    value: text("value").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({
      name: "feedback_counts_once",
      columns: [table.projectId, table.mode, table.day, table.dimension, table.value],
    }),
  ],
);
