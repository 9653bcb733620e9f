import type { RouteObject } from "react-router";
import type { PageKind, PageName } from "#shared/routes.ts";
import { pages } from "#shared/routes.ts";
import { siteRouteId } from "../site/use-site.ts";
import { ErrorPage, Root } from "./root.tsx";

type PageModule = Pick<RouteObject, "loader" | "action"> & {
  Component: NonNullable<RouteObject["Component"]>;
  ErrorBoundary?: NonNullable<RouteObject["ErrorBoundary"]>;
};
type PageFiles<Kind extends PageKind> = {
  [Name in PageName as (typeof pages)[Name]["kind"] extends Kind ? Name : never]: () => Promise<PageModule>;
};

const appPages: PageFiles<"app"> = {
  signIn: () => import("../auth/sign-in.page.tsx"),
  signUp: () => import("../auth/sign-up.page.tsx"),
  passwordReset: () => import("../auth/password-reset.page.tsx"),
  magicLink: () => import("../auth/magic-link.page.tsx"),
  confirmEmail: () => import("../auth/confirm-email.page.tsx"),
  secondFactor: () => import("../auth/second-factor.page.tsx"),
  keepAccount: () => import("../auth/keep-account.page.tsx"),
  unsubscribe: () => import("../auth/unsubscribe.page.tsx"),
  components: () => import("../ui/components.page.tsx"),
  invitation: () => import("../auth/invitation.page.tsx"),
  dashboard: () => import("../dashboard/overview/overview.page.tsx"),
  kit: () => import("../dashboard/kit/kit.page.tsx"),
  newProject: () => import("../dashboard/projects/new-project.page.tsx"),
  project: () => import("../dashboard/projects/project.page.tsx"),
  activity: () => import("../dashboard/activity/activity.page.tsx"),
  clients: () => import("../dashboard/clients/clients.page.tsx"),
  timeline: () => import("../dashboard/timeline/timeline.page.tsx"),
  badges: () => import("../dashboard/badges/badges.page.tsx"),
  submissions: () => import("../dashboard/submissions/submissions.page.tsx"),
  projectDirectories: () => import("../dashboard/directories/directories.page.tsx"),
  credits: () => import("../dashboard/credits/credits.page.tsx"),
  reports: () => import("../dashboard/reports/reports.page.tsx"),
  report: () => import("../dashboard/reports/report.page.tsx"),
  topics: () => import("../dashboard/topics/topics.page.tsx"),
  articles: () => import("../dashboard/articles/articles.page.tsx"),
  articleCalendar: () => import("../dashboard/articles/calendar.page.tsx"),
  article: () => import("../dashboard/articles/article.page.tsx"),
  pageSets: () => import("../dashboard/page-sets/page-sets.page.tsx"),
  newPageSet: () => import("../dashboard/page-sets/new-page-set.page.tsx"),
  pageSet: () => import("../dashboard/page-sets/page-set.page.tsx"),
  editPageSet: () => import("../dashboard/page-sets/edit-page-set.page.tsx"),
  destinations: () => import("../dashboard/destinations/destinations.page.tsx"),
  wordpressReturn: () => import("../dashboard/destinations/wordpress-return.page.tsx"),
  mentions: () => import("../dashboard/mentions/mentions.page.tsx"),
  leads: () => import("../dashboard/leads/leads.page.tsx"),
  keywords: () => import("../dashboard/keywords/keywords.page.tsx"),
  offers: () => import("../dashboard/offers/offers.page.tsx"),
  newOffer: () => import("../dashboard/offers/new-offer.page.tsx"),
  leavingDialog: () => import("../dashboard/offers/leaving-dialog.page.tsx"),
  offer: () => import("../dashboard/offers/offer.page.tsx"),
  feedback: () => import("../dashboard/feedback/feedback.page.tsx"),
  feedbackStats: () => import("../dashboard/feedback/feedback-stats.page.tsx"),
  suggestions: () => import("../dashboard/suggestions/suggestions.page.tsx"),
  members: () => import("../dashboard/members/members.page.tsx"),
  integrations: () => import("../dashboard/integrations/integrations.page.tsx"),
  plan: () => import("../dashboard/plans/plans.page.tsx"),
  account: () => import("../dashboard/account/account.page.tsx"),
  accountSecurity: () => import("../dashboard/account/security.page.tsx"),
  accountEmails: () => import("../dashboard/account/emails.page.tsx"),
  accountData: () => import("../dashboard/account/data.page.tsx"),
  apiKeys: () => import("../dashboard/account/api-keys.page.tsx"),
  work: () => import("../operator/work.page.tsx"),
  connect: () => import("../dashboard/offers/connect-stripe.page.tsx"),
  adminPosts: () => import("../admin/blog/posts.page.tsx"),
  newPost: () => import("../admin/blog/new-post.page.tsx"),
  postEditor: () => import("../admin/blog/post-editor.page.tsx"),
  adminDirectories: () => import("../admin/directories/directories.page.tsx"),
  newDirectory: () => import("../admin/directories/new-directory.page.tsx"),
  importDirectories: () => import("../admin/directories/import-directories.page.tsx"),
  adminDirectory: () => import("../admin/directories/directory.page.tsx"),
  adminPlans: () => import("../admin/plans/plans.page.tsx"),
  adminPayments: () => import("../admin/payments/payments.page.tsx"),
  adminPayment: () => import("../admin/payments/payment.page.tsx"),
  adminUsers: () => import("../admin/users/users.page.tsx"),
  adminUser: () => import("../admin/users/user.page.tsx"),
  adminWaitlist: () => import("../admin/waitlist/waitlist.page.tsx"),
  adminLinkChecks: () => import("../admin/link-checks/link-checks.page.tsx"),
  adminDeliveries: () => import("../admin/deliveries/deliveries.page.tsx"),
  adminSetup: () => import("../admin/setup/setup.page.tsx"),
  adminAudit: () => import("../admin/audit-log/audit-log.page.tsx"),
  adminSettings: () => import("../admin/settings/settings.page.tsx"),
};

// Left out of the browser build: public pages are only rendered on the server.
const publicPages: PageFiles<"public"> | Record<string, never> = import.meta.env.SSR
  ? {
      home: () => import("../site/landing/home.page.tsx"),
      page: () => import("../site/landing/variant.page.tsx"),
      country: () => import("../site/generated/country.page.tsx"),
      guide: () => import("../site/generated/guide.page.tsx"),
      directories: () => import("../site/directories/directories.page.tsx"),
      directory: () => import("../site/directories/directory.page.tsx"),
      directorySources: () => import("../site/directories/sources.page.tsx"),
      reciprocalLinks: () => import("../site/directories/reciprocal-links.page.tsx"),
      faq: () => import("../site/landing/faq.page.tsx"),
      example: () => import("../site/example/example.page.tsx"),
      growthPartner: () => import("../site/landing/growth-partner.page.tsx"),
      countriesHub: () => import("../site/generated/hubs.page.tsx").then((hubs) => hubs.countriesHub),
      nichesHub: () => import("../site/generated/hubs.page.tsx").then((hubs) => hubs.nichesHub),
      typesHub: () => import("../site/generated/hubs.page.tsx").then((hubs) => hubs.typesHub),
      topicsHub: () => import("../site/generated/hubs.page.tsx").then((hubs) => ({ Component: hubs.TopicsHub })),
      apiDocs: () => import("../site/docs/docs.page.tsx"),
      mcpDocs: () => import("../site/docs/mcp.page.tsx"),
      blog: () => import("../site/blog/blog.page.tsx"),
      post: () => import("../site/blog/post.page.tsx"),
      terms: () => import("../site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Terms })),
      privacy: () => import("../site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Privacy })),
      gdpr: () => import("../site/legal/legal.page.tsx").then((legal) => ({ Component: legal.Gdpr })),
      licenses: () => import("../site/legal/licenses.page.tsx"),
      bot: () => import("../site/bot/bot.page.tsx"),
      ledger: () => import("../site/ledger/ledger.page.tsx"),
      sharedReport: () => import("../site/reports/shared-report.page.tsx"),
      waitlist: () => import("../site/waitlist/waitlist.page.tsx"),
      leaving: () => import("../site/leaving/leaving.page.tsx"),
      notFound: () => import("../site/not-found.page.tsx"),
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
              lazy: () => import("../site/site-frame.tsx"),
              children: [...routesOf(publicPages), { path: "*", lazy: () => import("../site/not-found.page.tsx") }],
            },
          ]
        : []),
      {
        id: "dashboard-frame",
        lazy: () => import("../dashboard/layout.tsx"),
        children: routesOf(appPages, isDashboard),
      },
    ],
  },
];
