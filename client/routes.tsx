import type { RouteObject } from "react-router";
import type { PageName } from "#shared/routes.ts";
import { listOf, pages } from "#shared/routes.ts";
import type { PageFiles, PageHandle, PageModule } from "./app/page-module.ts";
import { authPages } from "./auth/auth.routes.ts";
import { accountPages } from "./dashboard/account/account.routes.ts";
import { billingPages } from "./dashboard/billing/billing.routes.ts";
import { contentPages } from "./dashboard/content/content.routes.ts";
import { conversationsPages } from "./dashboard/conversations/conversations.routes.ts";
import { developersPages } from "./dashboard/developers/developers.routes.ts";
import { linksPages } from "./dashboard/links/links.routes.ts";
import { operationsPages } from "./dashboard/operations/operations.routes.ts";
import { reportingPages } from "./dashboard/reporting/reporting.routes.ts";
import { retentionPages } from "./dashboard/retention/retention.routes.ts";
import { sitePages } from "./dashboard/site/site.routes.ts";
import { websitePages } from "./dashboard/website/website.routes.ts";
import { workspacePages } from "./dashboard/workspace/workspace.routes.ts";
import { ErrorPage, Root } from "./root.tsx";
import { publicPages } from "./site/public.routes.ts";
import { siteRouteId } from "./site/use-site.ts";

/** The pages of each domain. */
const appPages: PageFiles<"app"> = {
  components: () => import("./ui/components.page.tsx"),
  ...authPages,
  ...sitePages,
  ...billingPages,
  ...accountPages,
  ...websitePages,
  ...workspacePages,
  ...linksPages,
  ...contentPages,
  ...conversationsPages,
  ...retentionPages,
  ...reportingPages,
  ...operationsPages,
  ...developersPages,
};

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

/** The routes of panels are below those of their lists, which render them beside their rows. */
const withPanels = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => {
    if (listOf(route.id as PageName)) return [];
    const panels = routes.filter(({ id }) => listOf(id as PageName) === route.id);
    return [panels.length ? ({ ...route, children: panels } as RouteObject) : route];
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
        children: [
          {
            id: "dashboard-page",
            lazy: async () => ({ ErrorBoundary: (await import("./dashboard/page-states.tsx")).PageFailure }),
            children: withPanels(routesOf(appPages, isDashboard)),
          },
        ],
      },
    ],
  },
];
