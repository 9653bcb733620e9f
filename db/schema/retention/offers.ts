import { boolean, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { modes } from "#shared/modes.ts";
import { offerTypes } from "#shared/retention/offers.ts";
import { createdAt, id } from "../columns.ts";
import { projects } from "../projects.ts";

/** Offers shown to users who are about to cancel a project's product. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
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
    /** For how many months a pause lasts. */
    pauseMonths: smallint("pause_months"),
    /** The reasons it is shown for; empty means all. */
    reasons: text("reasons").array().notNull(),
    active: boolean("active").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("offers_project").on(table.projectId, table.mode, table.createdAt)],
);
