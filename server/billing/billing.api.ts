import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { credits, projectCredits } from "./credits/credits.api.ts";
import { payments } from "./payments/payments.api.ts";
import { plans } from "./plans/plans.api.ts";
import { billing, planChange, subscriptions } from "./subscriptions/subscriptions.api.ts";

export const billingApi = new Hono<AppEnv>()
  .route("/credits", credits)
  .route("/plans", planChange)
  .route("/plans", plans)
  .route("/projects", projectCredits)
  .route("/payments", payments)
  .route("/subscriptions", subscriptions)
  .route("/users", billing);

export const billingSections: ApiSection[] = [
  { name: "Credits", description: "Adjustments of an account's credits.", paths: ["/credits"] },
  { name: "Plans", description: "Plans for sale.", paths: ["/plans"] },
  {
    name: "Payments",
    description: "Checkouts, subscriptions, and connected Stripe accounts with their coupons.",
    paths: ["/payments", "/subscriptions"],
  },
];
