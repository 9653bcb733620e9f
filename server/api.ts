import { Hono } from "hono";
import { account } from "./account/account/account.api.ts";
import { signInMethods } from "./account/account/sign-in-methods.api.ts";
import { apiKeys } from "./account/api-keys/api-keys.api.ts";
import { auth } from "./account/auth/auth.api.ts";
import { credits, projectCredits } from "./billing/credits/credits.api.ts";
import { adminPayments } from "./billing/payments/admin-payments.api.ts";
import { billing } from "./billing/payments/billing.api.ts";
import { planChange } from "./billing/payments/change-plan.api.ts";
import { payments } from "./billing/payments/payments.api.ts";
import { subscriptions } from "./billing/payments/subscriptions.api.ts";
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
import type { AppEnv } from "./dependencies.ts";
import { openapi } from "./developers/openapi/openapi.api.ts";
import { projectWebhooks, webhookDeliveries, webhooks } from "./developers/webhooks/webhooks.api.ts";
import { badges } from "./links/badges/badges.api.ts";
import { bot } from "./links/bot/bot.api.ts";
import { checkDecisions } from "./links/directories/check-decisions.api.ts";
import { directories } from "./links/directories/directories.api.ts";
import { pageTables } from "./links/directories/page-tables.api.ts";
import { kits } from "./links/kit/kit.api.ts";
import { ledger } from "./links/ledger/ledger.api.ts";
import { proposals } from "./links/submissions/proposals.api.ts";
import { submissions } from "./links/submissions/submissions.api.ts";
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
import { publicFeedback } from "./retention/feedback/feedback.api.ts";
import { feedbacks } from "./retention/feedback/inbox.api.ts";
import { leavingDialogs } from "./retention/feedback/leaving-dialog.api.ts";
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
  .route("/directories", pageTables)
  .route("/directories", checkDecisions)
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
  .route("/payments", adminPayments)
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
  .route("/users", signInMethods)
  .route("/users", apiKeys)
  .route("/users", billing)
  .route("/users", users)
  .route("/visits", visits)
  .route("/waitlist", waitlist)
  .route("/webhook-deliveries", webhookDeliveries)
  .route("/webhooks", webhooks);

export type Api = typeof api;

/** The sections of the API reference, with the paths of their endpoints: the longest that fits counts. */
export const sections = [
  {
    name: "Authentication",
    description: "Accounts, sessions and emailed links.",
    prefixes: ["/auth"],
  },
  { name: "Account", description: "Your account, and user management for administrators.", prefixes: ["/users"] },
  {
    name: "Projects",
    description: "Your websites with their keywords, feeds and leads.",
    prefixes: ["/projects", "/clients", "/invitations", "/search"],
  },
  {
    name: "Mentions",
    description: "Public posts that match a project's keywords, and your replies.",
    prefixes: ["/posts", "/feeds"],
  },
  { name: "Offers", description: "Offers for customers who are about to leave.", prefixes: ["/offers"] },
  {
    name: "Cancellation dialog",
    description: "Called from your website by the cancellation dialog, and from your server.",
    prefixes: ["/feedback"],
  },
  { name: "Feedback", description: "Feedback from customers who are about to leave.", prefixes: ["/feedbacks"] },
  { name: "Suggestions", description: "Improvements for a project's website.", prefixes: ["/suggestions"] },
  {
    name: "Directories",
    description: "The catalogue: sites that list businesses, with the source of each fact.",
    prefixes: ["/directories"],
  },
  { name: "Credits", description: "Adjustments of an account's credits.", prefixes: ["/credits"] },
  {
    name: "Submissions",
    description: "What became of each directory: proposals, their approval, and the listings with their proof.",
    prefixes: ["/submissions"],
  },
  {
    name: "Destinations",
    description: "Where a project's articles and pages are published.",
    prefixes: ["/destinations"],
  },
  {
    name: "Articles",
    description: "Topics with their evidence, and the articles about them: from the idea to the published page.",
    prefixes: ["/articles", "/topics"],
  },
  {
    name: "Reports",
    description:
      "Monthly reports and their share links, the public ledger, and the counter of visits from directories.",
    prefixes: ["/reports", "/ledger", "/visits"],
  },
  {
    name: "Tasks",
    description: "The operators' queue, and the owner's view of orders and throughput.",
    prefixes: ["/tasks", "/deliveries"],
  },
  {
    name: "Page sets",
    description: "Pages from a template and the rows of a file: their checks, previews and publishing.",
    prefixes: ["/page-sets"],
  },
  {
    name: "Webhooks",
    description: "A project's events for your own endpoint, signed as Standard Webhooks describes.",
    prefixes: ["/webhooks", "/webhook-deliveries", "/deliveries/{id}"],
  },
  { name: "Plans", description: "Plans for sale.", prefixes: ["/plans"] },
  {
    name: "Payments",
    description: "Checkouts, subscriptions, and connected Stripe accounts with their coupons.",
    prefixes: ["/payments", "/subscriptions"],
  },
  { name: "Blog", description: "Blog posts.", prefixes: ["/blogposts"] },
  { name: "Images", description: "Uploaded images in several widths.", prefixes: ["/file-uploads"] },
  { name: "Audit log", description: "Actions of administrators.", prefixes: ["/audit"] },
  {
    name: "Settings",
    description: "What the site shows, what plans include and how long data is kept.",
    prefixes: ["/settings", "/retention"],
  },
  { name: "Setup", description: "The checklist of a new installation.", prefixes: ["/setup"] },
  { name: "Waitlist", description: "People who want to hear from us.", prefixes: ["/waitlist"] },
  { name: "Digest", description: "Unsubscribe from the weekly digest.", prefixes: ["/digest"] },
  {
    name: "Service",
    description: "Health checks, our bot and this document.",
    prefixes: ["/health", "/ready", "/bot", "/openapi.json"],
  },
];
