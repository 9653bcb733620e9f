import type { RouteObject } from "react-router";
import type { PageKind, PageName } from "#shared/routes.ts";
import { pages } from "#shared/routes.ts";
import { ErrorPage, Root } from "./root.tsx";
import { siteRouteId } from "./site/use-site.ts";

type PageModule = Pick<RouteObject, "loader" | "action"> & {
  Component: NonNullable<RouteObject["Component"]>;
  ErrorBoundary?: NonNullable<RouteObject["ErrorBoundary"]>;
};
type PageFiles<Kind extends PageKind> = {
  [Name in PageName as (typeof pages)[Name]["kind"] extends Kind ? Name : never]: () => Promise<PageModule>;
};

const appPages: PageFiles<"app"> = {
  signIn: () => import("./auth/sign-in.page.tsx"),
  signUp: () => import("./auth/sign-up.page.tsx"),
  passwordReset: () => import("./auth/password-reset.page.tsx"),
  magicLink: () => import("./auth/magic-link.page.tsx"),
  confirmEmail: () => import("./auth/confirm-email.page.tsx"),
  secondFactor: () => import("./auth/second-factor.page.tsx"),
  keepAccount: () => import("./auth/keep-account.page.tsx"),
  unsubscribe: () => import("./auth/unsubscribe.page.tsx"),
  components: () => import("./ui/components.page.tsx"),
  invitation: () => import("./auth/invitation.page.tsx"),
  dashboard: () => import("./dashboard/reporting/overview/overview.page.tsx"),
  kit: () => import("./dashboard/links/kit/kit.page.tsx"),
  newProject: () => import("./dashboard/reporting/onboarding/new-project.page.tsx"),
  project: () => import("./dashboard/reporting/project-settings/project.page.tsx"),
  activity: () => import("./dashboard/workspace/activity/activity.page.tsx"),
  clients: () => import("./dashboard/reporting/clients/clients.page.tsx"),
  timeline: () => import("./dashboard/reporting/timeline/timeline.page.tsx"),
  badges: () => import("./dashboard/links/badges/badges.page.tsx"),
  submissions: () => import("./dashboard/links/submissions/submissions.page.tsx"),
  projectDirectories: () => import("./dashboard/links/directories/directories.page.tsx"),
  credits: () => import("./dashboard/billing/credits/credits.page.tsx"),
  reports: () => import("./dashboard/reporting/reports/reports.page.tsx"),
  report: () => import("./dashboard/reporting/reports/report.page.tsx"),
  topics: () => import("./dashboard/content/topics/topics.page.tsx"),
  articles: () => import("./dashboard/content/articles/articles.page.tsx"),
  articleCalendar: () => import("./dashboard/content/calendar/calendar.page.tsx"),
  article: () => import("./dashboard/content/articles/article.page.tsx"),
  pageSets: () => import("./dashboard/content/page-sets/page-sets.page.tsx"),
  newPageSet: () => import("./dashboard/content/page-sets/new-page-set.page.tsx"),
  pageSet: () => import("./dashboard/content/page-sets/page-set.page.tsx"),
  editPageSet: () => import("./dashboard/content/page-sets/edit-page-set.page.tsx"),
  destinations: () => import("./dashboard/content/destinations/destinations.page.tsx"),
  wordpressReturn: () => import("./dashboard/content/destinations/wordpress-return.page.tsx"),
  mentions: () => import("./dashboard/conversations/mentions/mentions.page.tsx"),
  leads: () => import("./dashboard/conversations/leads/leads.page.tsx"),
  keywords: () => import("./dashboard/conversations/keywords/keywords.page.tsx"),
  offers: () => import("./dashboard/retention/offers/offers.page.tsx"),
  newOffer: () => import("./dashboard/retention/offers/new-offer.page.tsx"),
  leavingDialog: () => import("./dashboard/retention/offers/leaving-dialog.page.tsx"),
  offer: () => import("./dashboard/retention/offers/offer.page.tsx"),
  feedback: () => import("./dashboard/retention/feedback/feedback.page.tsx"),
  feedbackStats: () => import("./dashboard/retention/feedback/feedback-stats.page.tsx"),
  suggestions: () => import("./dashboard/website/suggestions/suggestions.page.tsx"),
  members: () => import("./dashboard/workspace/members/members.page.tsx"),
  integrations: () => import("./dashboard/developers/integrations/integrations.page.tsx"),
  plan: () => import("./dashboard/billing/plans/plans.page.tsx"),
  account: () => import("./dashboard/account/account/account.page.tsx"),
  accountSecurity: () => import("./dashboard/account/account/security.page.tsx"),
  accountEmails: () => import("./dashboard/account/account/emails.page.tsx"),
  accountData: () => import("./dashboard/account/account/data.page.tsx"),
  apiKeys: () => import("./dashboard/account/api-keys/api-keys.page.tsx"),
  work: () => import("./dashboard/operations/tasks/work.page.tsx"),
  connect: () => import("./dashboard/retention/offers/connect-stripe.page.tsx"),
  adminPosts: () => import("./dashboard/site/admin/blog/posts.page.tsx"),
  newPost: () => import("./dashboard/site/admin/blog/new-post.page.tsx"),
  postEditor: () => import("./dashboard/site/admin/blog/post-editor.page.tsx"),
  adminDirectories: () => import("./dashboard/links/admin/directories/directories.page.tsx"),
  newDirectory: () => import("./dashboard/links/admin/directories/new-directory.page.tsx"),
  importDirectories: () => import("./dashboard/links/admin/directories/import-directories.page.tsx"),
  adminDirectory: () => import("./dashboard/links/admin/directories/directory.page.tsx"),
  adminPlans: () => import("./dashboard/billing/admin/plans/plans.page.tsx"),
  adminPayments: () => import("./dashboard/billing/admin/payments/payments.page.tsx"),
  adminPayment: () => import("./dashboard/billing/admin/payments/payment.page.tsx"),
  adminUsers: () => import("./dashboard/operations/admin/users/users.page.tsx"),
  adminUser: () => import("./dashboard/operations/admin/users/user.page.tsx"),
  adminWaitlist: () => import("./dashboard/site/admin/waitlist/waitlist.page.tsx"),
  adminLinkChecks: () => import("./dashboard/links/admin/link-checks/link-checks.page.tsx"),
  adminDeliveries: () => import("./dashboard/operations/admin/deliveries/deliveries.page.tsx"),
  adminSetup: () => import("./dashboard/operations/admin/setup/setup.page.tsx"),
  adminAudit: () => import("./dashboard/site/admin/audit-log/audit-log.page.tsx"),
  adminSettings: () => import("./dashboard/site/admin/settings/settings.page.tsx"),
};

// Left out of the browser build: public pages are only rendered on the server.
const publicPages: PageFiles<"public"> | Record<string, never> = import.meta.env.SSR
  ? {
      home: () => import("./site/landing/home.page.tsx"),
      page: () => import("./site/landing/variant.page.tsx"),
      country: () => import("./site/generated/country.page.tsx"),
      guide: () => import("./site/generated/guide.page.tsx"),
      directories: () => import("./site/directories/directories.page.tsx"),
      directory: () => import("./site/directories/directory.page.tsx"),
      directorySources: () => import("./site/directories/sources.page.tsx"),
      reciprocalLinks: () => import("./site/directories/reciprocal-links.page.tsx"),
      faq: () => import("./site/landing/faq.page.tsx"),
      example: () => import("./site/example/example.page.tsx"),
      growthPartner: () => import("./site/landing/growth-partner.page.tsx"),
      countriesHub: () => import("./site/generated/hubs.page.tsx").then((hubs) => hubs.countriesHub),
      nichesHub: () => import("./site/generated/hubs.page.tsx").then((hubs) => hubs.nichesHub),
      typesHub: () => import("./site/generated/hubs.page.tsx").then((hubs) => hubs.typesHub),
      topicsHub: () => import("./site/generated/hubs.page.tsx").then((hubs) => ({ Component: hubs.TopicsHub })),
      apiDocs: () => import("./site/docs/docs.page.tsx"),
      mcpDocs: () => import("./site/docs/mcp.page.tsx"),
      blog: () => import("./site/blog/blog.page.tsx"),
      post: () => import("./site/blog/post.page.tsx"),
      terms: () => import("./site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Terms })),
      privacy: () => import("./site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Privacy })),
      gdpr: () => import("./site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Gdpr })),
      licenses: () => import("./site/legal/licenses.page.tsx"),
      bot: () => import("./site/bot/bot.page.tsx"),
      ledger: () => import("./site/ledger/ledger.page.tsx"),
      sharedReport: () => import("./site/reports/shared-report.page.tsx"),
      waitlist: () => import("./site/waitlist/waitlist.page.tsx"),
      leaving: () => import("./site/leaving/leaving.page.tsx"),
      notFound: () => import("./site/not-found.page.tsx"),
    }
  : {};

/** Route handle: the page's name in `shared/routes.ts`. */
export type PageHandle = { page: PageName };

const isDashboard = (path: string) => path.startsWith("/dashboard");

const routesOf = (
  files: Record<string, () => Promise<PageModule>>,
  matches: (path: string) => boolean = () => true,
): RouteObject[] =>
  Object.entries(files).flatMap(([name, file]) => {
    const page = name as PageName;
    const { path } = pages[page];
    return matches(path)
      ? [{ id: page, path, caseSensitive: true, handle: { page } satisfies PageHandle, lazy: file }]
      : [];
  });

/** The routes of server and browser, generated from `shared/routes.ts`. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      ...routesOf(appPages, (path) => !isDashboard(path)),
      ...(import.meta.env.SSR
        ? [
            {
              id: siteRouteId,
              lazy: () => import("./site/site-frame.tsx"),
              children: [...routesOf(publicPages), { path: "*", lazy: () => import("./site/not-found.page.tsx") }],
            },
          ]
        : []),
      {
        id: "dashboard-frame",
        lazy: () => import("./dashboard/layout.tsx"),
        children: routesOf(appPages, isDashboard),
      },
    ],
  },
];
