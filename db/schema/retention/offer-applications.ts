import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { modes } from "#shared/modes.ts";
import { applicationStates, appliedOfferTypes } from "#shared/retention/offer-applications.ts";
import { instant } from "../columns.ts";
import { projects } from "../projects.ts";
import { feedbacks } from "./feedback.ts";

/** Accepted offers that were applied to a subscription in the project's connected Stripe account, one per feedback. */
export const offerApplications = pgTable(
  "offer_applications",
  {
    feedbackId: uuid("feedback_id")
      .primaryKey()
      .references(() => feedbacks.id, { onDelete: "cascade" }),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    mode: text("mode", { enum: modes }).notNull(),
    type: text("type", { enum: appliedOfferTypes }).notNull(),
    accountId: text("account_id").notNull(),
    subscriptionId: text("subscription_id").notNull(),
    state: text("state", { enum: applicationStates }).notNull(),
    reason: text("reason"),
    /** Per month, in the currency's smallest unit. */
    mrr: integer("mrr"),
    currency: text("currency"),
    resumesAt: instant("resumes_at"),
    updatedAt: instant("updated_at").notNull(),
    appliedAt: instant("applied_at"),
    /** When the subscription ended after all. */
    endedAt: instant("ended_at"),
    /** When we look next whether it still runs. */
    nextCheckAt: instant("next_check_at"),
  },
  (table) => [
    index("offer_applications_project").on(table.projectId, table.mode, table.state),
    index("offer_applications_due").on(table.nextCheckAt),
  ],
);
