/** The files of the public sitemap: `/sitemaps/site.xml` and so on. */
export const sitemapFiles = ["site", "directories", "page", "countries", "niches", "types", "blog"] as const;
export type SitemapFile = (typeof sitemapFiles)[number];

/**
 * Every page of the site with its path and kind. `public` pages are sent without React; `app` pages hydrate. `sitemap`:
 * the sitemap files that list a public page; false if it is not indexed. `styles`: the style sheet, if it differs from
 * the kind's. `query`: the query parameters that a public page reads; with any of them, the page is rendered per URL. `isSecret`: only who has the URL may see the page. `nav`: its link in the dashboard's navigation, in the order of this table.
 */
export const pages = {
  home: { path: "/", kind: "public", sitemap: ["site"] },
  page: { path: "/page/:slug", kind: "public", sitemap: ["page"] },
  guide: { path: "/g/:slug", kind: "public", sitemap: ["countries", "niches", "types"], styles: "directories" },
  country: { path: "/c/:slug", kind: "public", sitemap: ["countries"], styles: "directories" },
  directories: {
    path: "/directories",
    kind: "public",
    sitemap: ["directories"],
    styles: "directories",
    query: [
      "q",
      "category",
      "country",
      "niche",
      "pricing",
      "link",
      "condition",
      "account",
      "minDr",
      "sort",
      "order",
      "page",
    ],
  },
  // The eight categories, and a page per directory.
  directory: {
    path: "/directories/:slug",
    kind: "public",
    sitemap: ["directories"],
    styles: "directories",
    query: ["page"],
  },
  directorySources: {
    path: "/directories/sources",
    kind: "public",
    sitemap: ["directories"],
    styles: "directories",
  },
  growthPartner: { path: "/growth-partner", kind: "public", sitemap: ["site"] },
  reciprocalLinks: {
    path: "/list-of-directories-with-reciprocal-links",
    kind: "public",
    sitemap: ["site"],
    styles: "directories",
  },
  countriesHub: { path: "/directories/countries", kind: "public", sitemap: ["directories"] },
  nichesHub: { path: "/directories/niches", kind: "public", sitemap: ["directories"] },
  typesHub: { path: "/directories/types", kind: "public", sitemap: ["directories"] },
  topicsHub: { path: "/directories/topics", kind: "public", sitemap: ["directories"] },
  blog: { path: "/blog", kind: "public", sitemap: ["blog"], styles: "blog", query: ["page", "q"] },
  post: { path: "/blog/:slug", kind: "public", sitemap: ["blog"], styles: "blog" },
  apiDocs: { path: "/api/docs", kind: "public", sitemap: false, styles: "docs" },
  mcpDocs: { path: "/docs/mcp", kind: "public", sitemap: false, styles: "docs" },
  terms: { path: "/terms", kind: "public", sitemap: false },
  privacy: { path: "/privacy", kind: "public", sitemap: false },
  gdpr: { path: "/gdpr", kind: "public", sitemap: false },
  licenses: { path: "/licenses", kind: "public", sitemap: false },
  bot: { path: "/bot", kind: "public", sitemap: ["site"] },
  ledger: { path: "/ledger", kind: "public", sitemap: ["site"], styles: "reports" },
  sharedReport: { path: "/r/:token", kind: "public", sitemap: false, styles: "reports", isSecret: true },
  waitlist: { path: "/waitlist", kind: "public", sitemap: false },
  leaving: { path: "/f/:projectId", kind: "public", sitemap: false },
  notFound: { path: "/404", kind: "public", sitemap: false },
  signIn: { path: "/auth/login", kind: "app" },
  signUp: { path: "/auth/signup", kind: "app" },
  passwordReset: { path: "/auth/password-reset", kind: "app" },
  magicLink: { path: "/auth/magic-link", kind: "app" },
  confirmEmail: { path: "/auth/confirm-email", kind: "app" },
  unsubscribe: { path: "/auth/digest-off", kind: "app" },
  dashboard: { path: "/dashboard", kind: "app", nav: { section: "project", label: "Overview", isExact: true } },
  newProject: { path: "/dashboard/projects/new", kind: "app" },
  timeline: { path: "/dashboard/timeline", kind: "app", nav: { section: "project", label: "Timeline" } },
  submissions: { path: "/dashboard/submissions", kind: "app", nav: { section: "links", label: "Submissions" } },
  projectDirectories: { path: "/dashboard/directories", kind: "app", nav: { section: "links", label: "Directories" } },
  kit: { path: "/dashboard/kit", kind: "app", nav: { section: "links", label: "Listing kit" } },
  badges: { path: "/dashboard/badges", kind: "app", nav: { section: "links", label: "Badges" } },
  reports: { path: "/dashboard/reports", kind: "app", nav: { section: "links", label: "Reports" } },
  report: { path: "/dashboard/reports/:id", kind: "app" },
  credits: { path: "/dashboard/credits", kind: "app", nav: { section: "links", label: "Credits" } },
  topics: { path: "/dashboard/topics", kind: "app", nav: { section: "content", label: "Topics" } },
  articles: { path: "/dashboard/articles", kind: "app", nav: { section: "content", label: "Articles" } },
  articleCalendar: { path: "/dashboard/articles/calendar", kind: "app" },
  article: { path: "/dashboard/articles/:id", kind: "app" },
  pageSets: { path: "/dashboard/page-sets", kind: "app", nav: { section: "content", label: "Page sets" } },
  newPageSet: { path: "/dashboard/page-sets/new", kind: "app" },
  pageSet: { path: "/dashboard/page-sets/:id", kind: "app" },
  editPageSet: { path: "/dashboard/page-sets/:id/edit", kind: "app" },
  destinations: {
    path: "/dashboard/destinations",
    kind: "app",
    nav: { section: "content", label: "Destinations", isExact: true },
  },
  wordpressReturn: { path: "/dashboard/destinations/wordpress", kind: "app" },
  mentions: { path: "/dashboard/mentions", kind: "app", nav: { section: "conversations", label: "Mentions" } },
  leads: { path: "/dashboard/leads", kind: "app", nav: { section: "conversations", label: "Leads" } },
  keywords: { path: "/dashboard/keywords", kind: "app", nav: { section: "conversations", label: "Keywords" } },
  offers: { path: "/dashboard/offers", kind: "app", nav: { section: "retention", label: "Offers" } },
  newOffer: { path: "/dashboard/offers/new", kind: "app" },
  leavingDialog: { path: "/dashboard/offers/dialog", kind: "app" },
  offer: { path: "/dashboard/offers/:id", kind: "app" },
  feedback: { path: "/dashboard/feedback", kind: "app", nav: { section: "retention", label: "Feedback" } },
  feedbackStats: { path: "/dashboard/feedback/statistics", kind: "app" },
  suggestions: { path: "/dashboard/suggestions", kind: "app", nav: { section: "website", label: "Suggestions" } },
  project: {
    path: "/dashboard/projects",
    kind: "app",
    nav: { section: "website", label: "Project settings", isExact: true },
  },
  integrations: { path: "/dashboard/integrations", kind: "app", nav: { section: "website", label: "Integrations" } },
  plan: { path: "/dashboard/plan", kind: "app", nav: { section: "account", label: "Plan" } },
  account: { path: "/dashboard/account", kind: "app", nav: { section: "account", label: "Account" } },
  apiKeys: { path: "/dashboard/account/keys", kind: "app" },
  work: { path: "/dashboard/work", kind: "app", nav: { section: "work", label: "Work" } },
  connect: { path: "/dashboard/connect/:mode", kind: "app" },
  adminPosts: { path: "/dashboard/admin/blog", kind: "app", nav: { section: "admin", label: "Posts" } },
  newPost: { path: "/dashboard/admin/blog/new", kind: "app" },
  postEditor: { path: "/dashboard/admin/blog/:id", kind: "app" },
  adminDirectories: {
    path: "/dashboard/admin/directories",
    kind: "app",
    nav: { section: "admin", label: "Directories" },
  },
  newDirectory: { path: "/dashboard/admin/directories/new", kind: "app" },
  importDirectories: { path: "/dashboard/admin/directories/import", kind: "app" },
  adminDirectory: { path: "/dashboard/admin/directories/:slug", kind: "app" },
  adminDeliveries: {
    path: "/dashboard/admin/deliveries",
    kind: "app",
    nav: { section: "admin", label: "Deliveries" },
  },
  adminPlans: { path: "/dashboard/admin/plans", kind: "app", nav: { section: "admin", label: "Plans" } },
  adminUsers: { path: "/dashboard/admin/users", kind: "app", nav: { section: "admin", label: "Users" } },
  adminWaitlist: { path: "/dashboard/admin/waitlist", kind: "app", nav: { section: "admin", label: "Waitlist" } },
  adminLinkChecks: {
    path: "/dashboard/admin/link-checks",
    kind: "app",
    nav: { section: "admin", label: "Link checks" },
  },
  adminAudit: { path: "/dashboard/admin/audit", kind: "app", nav: { section: "admin", label: "Audit" } },
} as const satisfies Record<string, PublicPage | AppPage>;

type PublicPage = {
  path: `/${string}`;
  kind: "public";
  sitemap: readonly SitemapFile[] | false;
  styles?: OwnStyles;
  query?: readonly string[];
  isSecret?: true;
};
/** The dashboard's navigation: headings of a project's pages, in this order. */
export const projectSections = {
  project: "Project",
  links: "Links",
  content: "Content",
  conversations: "Conversations",
  retention: "Retention",
  website: "Website",
} as const;
export type ProjectSection = keyof typeof projectSections;

/** `isExact`: the link is current only on this path, not on those below it. */
type NavItem = { section: ProjectSection | "account" | "work" | "admin"; label: string; isExact?: true };
type AppPage = { path: `/${string}`; kind: "app"; nav?: NavItem };

export type PageName = keyof typeof pages;
export type PageKind = (typeof pages)[PageName]["kind"];

/** Style sheets of pages with more than the public styles. */
type OwnStyles = "blog" | "directories" | "docs" | "reports";
export type PageStyles = PageKind | OwnStyles;

export const stylesOf = (name: PageName | undefined, kind: PageKind): PageStyles => {
  const page: { kind: PageKind; styles?: OwnStyles } | undefined = name && pages[name];
  return page?.styles ?? kind;
};

/** The query parameters that a page reads; others do not affect it. */
export const queryNames = (name: PageName): readonly string[] => {
  const page: { kind: PageKind; query?: readonly string[] } = pages[name];
  return page.query ?? [];
};

/** Whether a page's URL is a secret: it is not cached, indexed, tracked, logged or passed on as a referrer. */
export const isSecret = (name: PageName | undefined) => name !== undefined && "isSecret" in pages[name];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type Params<Name extends PageName> = Record<ParamNames<(typeof pages)[Name]["path"]>, string>;
/** Pages without path parameters. */
export type PlainPage = { [Name in PageName]: keyof Params<Name> extends never ? Name : never }[PageName];
type ParamsArgument<Name extends PageName> = keyof Params<Name> extends never ? [] : [params: Params<Name>];

/** The URL of a page: `link("guide", { slug })`. */
export const link = <Name extends PageName>(name: Name, ...[params]: ParamsArgument<Name>): string =>
  pages[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ""),
  );

/** The path parameters of a page; throws if one is missing, which is a bug. */
export const paramsOf = <Name extends PageName>(name: Name, params: Record<string, string | undefined>) => {
  for (const [, key] of pages[name].path.matchAll(/:(\w+)/g))
    if (key && params[key] === undefined) throw new Error(`The page ${name} was read without its ${key}.`);
  return params as Params<Name>;
};

/** The links of a section of the dashboard's navigation. */
export const navItems = (section: NavItem["section"]) =>
  Object.entries(pages).flatMap(([name, page]: [string, PublicPage | AppPage]) =>
    "nav" in page && page.nav?.section === section ? [{ page: name as PlainPage, ...page.nav }] : [],
  );
