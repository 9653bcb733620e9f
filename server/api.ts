import { Hono } from "hono";
import type { AppEnv } from "./dependencies.ts";
import { account } from "./features/account/account.api.ts";
import { audit } from "./features/audit-log/audit-log.api.ts";
import { auth } from "./features/auth/auth.api.ts";
import { blog } from "./features/blog/blog.api.ts";
import { digest } from "./features/digest/digest.api.ts";
import { feedback } from "./features/feedback/feedback.api.ts";
import { feedbacks } from "./features/feedback/inbox.api.ts";
import { leavingDialogs } from "./features/feedback/leaving-dialog.api.ts";
import { files } from "./features/files/files.api.ts";
import { health } from "./features/health/health.api.ts";
import { keywords } from "./features/keywords/keywords.api.ts";
import { leads } from "./features/leads/leads.api.ts";
import { mentions } from "./features/mentions/mentions.api.ts";
import { offers } from "./features/offers/offers.api.ts";
import { openapi } from "./features/openapi/openapi.api.ts";
import { billing } from "./features/payments/billing.api.ts";
import { planChange } from "./features/payments/change-plan.api.ts";
import { payments } from "./features/payments/payments.api.ts";
import { subscriptions } from "./features/payments/subscriptions.api.ts";
import { plans } from "./features/plans/plans.api.ts";
import { projectFeeds } from "./features/project-feeds/project-feeds.api.ts";
import { projects } from "./features/projects/projects.api.ts";
import { suggestions } from "./features/suggestions/suggestions.api.ts";
import { users } from "./features/users/users.api.ts";
import { waitlist } from "./features/waitlist/waitlist.api.ts";

/** The API router: mounts each feature under its URL prefix. */
export const api = new Hono<AppEnv>()
  .route("/", health)
  .route("/", openapi)
  .route("/audit", audit)
  .route("/auth", auth)
  .route("/blogposts", blog)
  .route("/digest", digest)
  .route("/feedback", feedback)
  .route("/feedbacks", feedbacks)
  .route("/file-uploads", files)
  .route("/offers", offers)
  .route("/plans", planChange)
  .route("/plans", plans)
  .route("/posts", mentions)
  .route("/projects", projects)
  .route("/projects", keywords)
  .route("/projects", projectFeeds)
  .route("/projects", leads)
  .route("/projects", leavingDialogs)
  .route("/payments", payments)
  .route("/subscriptions", subscriptions)
  .route("/suggestions", suggestions)
  .route("/users", account)
  .route("/users", billing)
  .route("/users", users)
  .route("/waitlist", waitlist);

export type Api = typeof api;
