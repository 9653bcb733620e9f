import { Hono } from "hono";
import type { AppEnv } from "./dependencies.ts";
import { account } from "./features/account/account.api.ts";
import { invitations } from "./features/account/invitations.api.ts";
import { activity } from "./features/activity/activity.api.ts";
import { feeds, projectAlerts } from "./features/alerts/alerts.api.ts";
import { apiKeys } from "./features/api-keys/api-keys.api.ts";
import { articles, projectArticles } from "./features/articles/articles.api.ts";
import { audit } from "./features/audit-log/audit-log.api.ts";
import { auth } from "./features/auth/auth.api.ts";
import { badges } from "./features/badges/badges.api.ts";
import { blog } from "./features/blog/blog.api.ts";
import { bot } from "./features/bot/bot.api.ts";
import { projectChecklist } from "./features/checklist/checklist.api.ts";
import { clients } from "./features/clients/clients.api.ts";
import { credits, projectCredits } from "./features/credits/credits.api.ts";
import { deliveries } from "./features/deliveries/deliveries.api.ts";
import { destinations, projectDestinations } from "./features/destinations/destinations.api.ts";
import { digest } from "./features/digest/digest.api.ts";
import { directories } from "./features/directories/directories.api.ts";
import { feedbacks, leavingDialogs, publicFeedback } from "./features/feedback/feedback.api.ts";
import { files } from "./features/files/files.api.ts";
import { health } from "./features/health/health.api.ts";
import { indexnow } from "./features/indexnow/indexnow.api.ts";
import { keywords } from "./features/keywords/keywords.api.ts";
import { kits } from "./features/kit/kit.api.ts";
import { leads } from "./features/leads/leads.api.ts";
import { ledger } from "./features/ledger/ledger.api.ts";
import { projectMembers } from "./features/members/members.api.ts";
import { mentions } from "./features/mentions/mentions.api.ts";
import { applyOfferSettings, offerApplications } from "./features/offer-applications/offer-applications.api.ts";
import { offers } from "./features/offers/offers.api.ts";
import { openapi } from "./features/openapi/openapi.api.ts";
import { projectOverview } from "./features/overview/overview.api.ts";
import { pageSets, projectPageSets } from "./features/page-sets/page-sets.api.ts";
import { billing, planChange, subscriptions } from "./features/payments/billing.api.ts";
import { payments } from "./features/payments/payments.api.ts";
import { plans } from "./features/plans/plans.api.ts";
import { projectFeeds } from "./features/project-feeds/project-feeds.api.ts";
import { projects } from "./features/projects/projects.api.ts";
import { projectReports, reports } from "./features/reports/reports.api.ts";
import { retention } from "./features/retention/retention.api.ts";
import { projectWaiting, search } from "./features/search/search.api.ts";
import { settings } from "./features/settings/settings.api.ts";
import { setup } from "./features/setup/setup.api.ts";
import { projectSourceSettings } from "./features/source-settings/source-settings.api.ts";
import { proposals, submissions } from "./features/submissions/submissions.api.ts";
import { suggestions } from "./features/suggestions/suggestions.api.ts";
import { tasks } from "./features/tasks/tasks.api.ts";
import { timeline } from "./features/timeline/timeline.api.ts";
import { projectTopics, topics } from "./features/topics/topics.api.ts";
import { users } from "./features/users/users.api.ts";
import { verification } from "./features/verification/verification.api.ts";
import { projectVisits, visits } from "./features/visits/visits.api.ts";
import { waitlist } from "./features/waitlist/waitlist.api.ts";
import { projectWebhooks, webhookDeliveries, webhooks } from "./features/webhooks/webhooks.api.ts";

/** The API router: mounts each feature under its URL prefix. */
export const api = new Hono<AppEnv>()
  .route("/", health)
  .route("/", openapi)
  .route("/articles", articles)
  .route("/audit", audit)
  .route("/auth", auth)
  .route("/blogposts", blog)
  .route("/bot", bot)
  .route("/clients", clients)
  .route("/credits", credits)
  .route("/deliveries", deliveries)
  // The path before /webhook-deliveries, for clients that use it.
  .route("/deliveries", webhookDeliveries)
  .route("/digest", digest)
  .route("/destinations", destinations)
  .route("/directories", directories)
  .route("/feedback", publicFeedback)
  .route("/feedback", offerApplications)
  .route("/feedbacks", feedbacks)
  .route("/feeds", feeds)
  .route("/file-uploads", files)
  .route("/invitations", invitations)
  .route("/ledger", ledger)
  .route("/offers", offers)
  .route("/page-sets", pageSets)
  .route("/plans", planChange)
  .route("/plans", plans)
  .route("/posts", mentions)
  .route("/projects", projects)
  .route("/projects", projectCredits)
  .route("/projects", projectMembers)
  .route("/projects", keywords)
  .route("/projects", kits)
  .route("/projects", projectFeeds)
  .route("/projects", projectChecklist)
  .route("/projects", projectSourceSettings)
  .route("/projects", leads)
  .route("/projects", leavingDialogs)
  .route("/projects", applyOfferSettings)
  .route("/projects", badges)
  .route("/projects", indexnow)
  .route("/projects", projectPageSets)
  .route("/projects", projectDestinations)
  .route("/projects", proposals)
  .route("/projects", projectReports)
  .route("/projects", projectVisits)
  .route("/projects", timeline)
  .route("/projects", activity)
  .route("/projects", projectTopics)
  .route("/projects", projectOverview)
  .route("/projects", projectWaiting)
  .route("/projects", projectArticles)
  .route("/projects", projectWebhooks)
  .route("/projects", projectAlerts)
  .route("/payments", payments)
  .route("/reports", reports)
  .route("/retention", retention)
  .route("/search", search)
  .route("/submissions", verification)
  .route("/submissions", submissions)
  .route("/settings", settings)
  .route("/setup", setup)
  .route("/subscriptions", subscriptions)
  .route("/suggestions", suggestions)
  .route("/tasks", tasks)
  .route("/topics", topics)
  .route("/users", account)
  .route("/users", apiKeys)
  .route("/users", billing)
  .route("/users", users)
  .route("/visits", visits)
  .route("/waitlist", waitlist)
  .route("/webhook-deliveries", webhookDeliveries)
  .route("/webhooks", webhooks);

export type Api = typeof api;
