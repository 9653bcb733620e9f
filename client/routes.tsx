import type { RouteObject } from "react-router";
import type { PageKind, PageName } from "#shared/routes.ts";
import { pages } from "#shared/routes.ts";
import { ErrorPage, Root } from "./root.tsx";

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
  digestOff: () => import("./auth/digest-off.page.tsx"),
  dashboard: () => import("./dashboard/overview.page.tsx"),
  newProject: () => import("./dashboard/projects/new-project.page.tsx"),
  project: () => import("./dashboard/projects/project.page.tsx"),
  mentions: () => import("./dashboard/mentions/mentions.page.tsx"),
  leads: () => import("./dashboard/leads/leads.page.tsx"),
  keywords: () => import("./dashboard/keywords/keywords.page.tsx"),
  offers: () => import("./dashboard/offers/offers.page.tsx"),
  newOffer: () => import("./dashboard/offers/new-offer.page.tsx"),
  leavingDialog: () => import("./dashboard/offers/leaving-dialog.page.tsx"),
  offer: () => import("./dashboard/offers/offer.page.tsx"),
  feedback: () => import("./dashboard/feedback/feedback.page.tsx"),
  feedbackStats: () => import("./dashboard/feedback/feedback-stats.page.tsx"),
  suggestions: () => import("./dashboard/suggestions/suggestions.page.tsx"),
  plan: () => import("./dashboard/plan/plan.page.tsx"),
  account: () => import("./dashboard/account/account.page.tsx"),
  connect: () => import("./dashboard/connect.page.tsx"),
  postsDesk: () => import("./admin/blog/posts-desk.page.tsx"),
  newPost: () => import("./admin/blog/new-post.page.tsx"),
  postEditor: () => import("./admin/blog/post-editor.page.tsx"),
  plansDesk: () => import("./admin/plans/plans-desk.page.tsx"),
  usersDesk: () => import("./admin/users/users-desk.page.tsx"),
  waitlistDesk: () => import("./admin/waitlist/waitlist-desk.page.tsx"),
  adminAudit: () => import("./admin/audit/audit.page.tsx"),
};

// The browser's build leaves these out: public pages reach it as HTML alone.
const publicPages: PageFiles<"public"> | Record<string, never> = import.meta.env.SSR
  ? {
      home: () => import("./landing/home.page.tsx"),
      page: () => import("./landing/page.page.tsx"),
      country: () => import("./landing/country.page.tsx"),
      guide: () => import("./landing/guide.page.tsx"),
      directories: () => import("./landing/directories/directories.page.tsx"),
      directoryCategory: () => import("./landing/directories/directory-category.page.tsx"),
      reciprocalLinks: () => import("./landing/reciprocal-links.page.tsx"),
      growthPartner: () => import("./landing/growth-partner.page.tsx"),
      countriesHub: () => import("./landing/hubs/countries-hub.page.tsx"),
      nichesHub: () => import("./landing/hubs/niches-hub.page.tsx"),
      typesHub: () => import("./landing/hubs/types-hub.page.tsx"),
      topicsHub: () => import("./landing/hubs/topics-hub.page.tsx"),
      apiDocs: () => import("./docs/docs.page.tsx"),
      blog: () => import("./blog/blog.page.tsx"),
      post: () => import("./blog/post.page.tsx"),
      terms: () => import("./landing/terms.page.tsx"),
      privacy: () => import("./landing/privacy.page.tsx"),
      gdpr: () => import("./landing/gdpr.page.tsx"),
      licenses: () => import("./landing/licenses.page.tsx"),
      waitlist: () => import("./landing/waitlist.page.tsx"),
      leaving: () => import("./landing/leaving.page.tsx"),
      notFound: () => import("./landing/not-found.page.tsx"),
    }
  : {};

const files: Record<string, () => Promise<PageModule>> = { ...appPages, ...publicPages };

/** What a matched route knows of itself. */
export type PageHandle = { page: PageName };

const isDashboard = (path: string) => path.startsWith("/dashboard");

const routesWhere = (chosen: (path: string) => boolean): RouteObject[] =>
  Object.entries(files).flatMap(([name, file]) => {
    const page = name as PageName;
    const { path } = pages[page];
    return chosen(path)
      ? [{ id: page, path, caseSensitive: true, handle: { page } satisfies PageHandle, lazy: file }]
      : [];
  });

/** The route table of both sides, made from `shared/routes.ts`. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      ...routesWhere((path) => !isDashboard(path)),
      { id: "dashboard-frame", lazy: () => import("./dashboard/frame.tsx"), children: routesWhere(isDashboard) },
      ...(import.meta.env.DEV ? [{ path: "/ui", lazy: () => import("./ui/living.page.tsx") }] : []),
      ...(import.meta.env.SSR ? [{ path: "*", lazy: () => import("./landing/not-found.page.tsx") }] : []),
    ],
  },
];
