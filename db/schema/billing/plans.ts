import { boolean, customType, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Deliverables, PlanFeature } from "#shared/billing/plans.ts";
import { planPages } from "#shared/billing/plans.ts";
import { planTypes } from "#shared/limits.ts";
import { createdAt } from "../columns.ts";

/** An amount in main units (299.5), stored as whole minor units (29950). */
const money = customType<{ data: number; driverData: number }>({
  dataType: () => "integer",
  toDriver: (amount) => Math.round(amount * 100),
  fromDriver: (minor) => minor / 100,
});

export const plans = pgTable("plans", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  label: text("label").notNull(),
  price: money("price_minor").notNull(),
  strokePrice: money("stroke_price_minor"),
  type: text("type", { enum: planTypes }).notNull(),
  devise: text("devise").notNull(),
  stripePlanId: text("stripe_plan_id"),
  headline: text("headline").notNull(),
  active: boolean("active").notNull(),
  url: text("url"),
  position: integer("position").notNull(),
  description: text("description").notNull(),
  features: jsonb("features").$type<PlanFeature[]>().notNull(),
  nofeatures: jsonb("nofeatures").$type<PlanFeature[]>().notNull(),
  popular: boolean("popular").notNull(),
  /** What the plan delivers; null for plans without deliverables. */
  deliverables: jsonb("deliverables").$type<Deliverables>(),
  /** The page that sells only this plan, regardless of its label, price or type. */
  page: text("page", { enum: planPages }).unique(),
  createdAt: createdAt(),
});
