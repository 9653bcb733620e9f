import { Hono } from "hono";
import { account } from "./account/account.api.ts";
import { audit } from "./audit/audit.api.ts";
import { auth } from "./auth/auth.api.ts";
import { blog } from "./blog/blog.api.ts";
import { digest } from "./digest/digest.api.ts";
import { feedback } from "./feedback/feedback.api.ts";
import { feedbacks } from "./feedback/feedbacks.api.ts";
import { leavingDialogs } from "./feedback/leaving-dialogs.api.ts";
import { files } from "./files/files.api.ts";
import { health } from "./health/health.api.ts";
import { leads } from "./leads/leads.api.ts";
import { mentions } from "./mentions/mentions.api.ts";
import { offers } from "./offers/offers.api.ts";
import { openapi } from "./openapi/openapi.api.ts";
import type { App } from "./parts.ts";
import { billing } from "./payments/billing.api.ts";
import { payments } from "./payments/payments.api.ts";
import { subscriptions } from "./payments/subscriptions.api.ts";
import { plans } from "./plans/plans.api.ts";
import { projectFeeds } from "./projects/feeds.api.ts";
import { keywords } from "./projects/keywords.api.ts";
import { projects } from "./projects/projects.api.ts";
import { suggestions } from "./suggestions/suggestions.api.ts";
import { users } from "./users/users.api.ts";
import { waitlist } from "./waitlist/waitlist.api.ts";

/** The map from URL words to rooms. */
export const api = new Hono<App>()
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
