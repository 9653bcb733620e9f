import { Hono } from "hono";
import { account } from "./account/account/account.api.ts";
import { apiKeys } from "./account/api-keys/api-keys.api.ts";
import { auth } from "./account/auth/auth.api.ts";
import { credits, projectCredits } from "./billing/credits/credits.api.ts";
import { billing, planChange, subscriptions } from "./billing/payments/billing.api.ts";
import { payments } from "./billing/payments/payments.api.ts";
import { plans } from "./billing/plans/plans.api.ts";
import { articles, projectArticles } from "./content/articles/articles.api.ts";
import { destinations, projectDestinations } from "./content/destinations/destinations.api.ts";
import { indexnow } from "./content/indexnow/indexnow.api.ts";
import { pageSets, projectPageSets } from "./content/page-sets/page-sets.api.ts";
import { projectTopics, topics } from "./content/topics/topics.api.ts";
import { feeds, projectAlerts } from "./conversations/alerts/alerts.api.ts";
import { digest } from "./conversations/digest/digest.api.ts";
import { leads } from "./conversations/leads/leads.api.ts";
import { mentions } from "./conversations/mentions/mentions.api.ts";
import { projectFeeds } from "./conversations/project-feeds/project-feeds.api.ts";
import { projectSourceSettings } from "./conversations/source-settings/source-settings.api.ts";
import { openapi } from "./developers/openapi/openapi.api.ts";
import { projectWebhooks, webhookDeliveries, webhooks } from "./developers/webhooks/webhooks.api.ts";
import type { AppEnv } from "./http/app-env.ts";
import { badges } from "./links/badges/badges.api.ts";
import { bot } from "./links/bot/bot.api.ts";
import { directories } from "./links/directories/directories.api.ts";
import { kits } from "./links/kit/kit.api.ts";
import { ledger } from "./links/ledger/ledger.api.ts";
import { proposals, submissions } from "./links/submissions/submissions.api.ts";
import { verification } from "./links/verification/verification.api.ts";
import { projectVisits, visits } from "./links/visits/visits.api.ts";
import { deliveries } from "./operations/deliveries/deliveries.api.ts";
import { setup } from "./operations/setup/setup.api.ts";
import { tasks } from "./operations/tasks/tasks.api.ts";
import { users } from "./operations/users/users.api.ts";
import { projectChecklist } from "./reporting/checklist/checklist.api.ts";
import { clients } from "./reporting/clients/clients.api.ts";
import { projectOverview } from "./reporting/overview/overview.api.ts";
import { projectReports, reports } from "./reporting/reports/reports.api.ts";
import { projectWaiting, search } from "./reporting/search/search.api.ts";
import { timeline } from "./reporting/timeline/timeline.api.ts";
import { feedbacks, leavingDialogs, publicFeedback } from "./retention/feedback/feedback.api.ts";
import { applyOfferSettings, offerApplications } from "./retention/offer-applications/offer-applications.api.ts";
import { offers } from "./retention/offers/offers.api.ts";
import { audit } from "./site/audit-log/audit-log.api.ts";
import { blog } from "./site/blog/blog.api.ts";
import { retention } from "./site/data-retention/retention.api.ts";
import { files } from "./site/files/files.api.ts";
import { health } from "./site/health/health.api.ts";
import { settings } from "./site/settings/settings.api.ts";
import { waitlist } from "./site/waitlist/waitlist.api.ts";
import { suggestions } from "./website/suggestions/suggestions.api.ts";
import { activity } from "./workspace/activity/activity.api.ts";
import { keywords } from "./workspace/keywords/keywords.api.ts";
import { invitations } from "./workspace/members/invitations.api.ts";
import { projectMembers } from "./workspace/members/members.api.ts";
import { projects } from "./workspace/projects/projects.api.ts";

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
