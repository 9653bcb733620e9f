import { boolean, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { modes } from "#shared/modes.ts";
import { feedbackStatuses, outcomes } from "#shared/retention/feedback.ts";
import { id, instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { offers } from "./offers.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** Settings of a project's cancellation dialog. */
export const leavingDialogs = pgTable("leaving_dialogs", {
  projectId: projectId().primaryKey(),
  reasons: text("reasons").array().notNull(),
  isShuffled: boolean("is_shuffled").notNull(),
});

/** One session of the cancellation dialog. */
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
    /** Whether the customer's signature over `customerRef` was valid. */
    verified: boolean("verified").notNull(),
    page: text("page"),
    offerId: uuid("offer_id").references(() => offers.id, { onDelete: "set null" }),
    outcome: text("outcome", { enum: outcomes }),
    /** Hash of the token that may report the outcome. */
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("feedbacks_newest").on(table.projectId, table.mode, table.createdAt.desc(), table.id.desc()),
    index("feedbacks_by_status").on(table.projectId, table.mode, table.status, table.createdAt.desc(), table.id.desc()),
    // With the other filters, so that those of two and more are counted in an index alone.
    index("feedbacks_by_rating").on(
      table.projectId,
      table.mode,
      table.rating,
      table.createdAt.desc(),
      table.id.desc(),
      table.outcome,
      table.status,
    ),
    index("feedbacks_by_reason").on(
      table.projectId,
      table.mode,
      table.reason,
      table.createdAt.desc(),
      table.id.desc(),
      table.rating,
      table.outcome,
      table.status,
    ),
    index("feedbacks_by_outcome").on(
      table.projectId,
      table.mode,
      table.outcome,
      table.createdAt.desc(),
      table.id.desc(),
      table.status,
    ),
    index("feedbacks_offer").on(table.offerId),
  ],
);
