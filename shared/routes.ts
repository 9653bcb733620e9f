/** The files of the public sitemap: `/sitemaps/site.xml` and so on. */
export const sitemapFiles = ["site", "directories", "page", "countries", "niches", "types", "blog"] as const;
export type SitemapFile = (typeof sitemapFiles)[number];

/**
 * Every page of the site with its path and kind. `public` pages are sent without React; `app` pages hydrate. `sitemap`:
 * the sitemap files that list a public page; false if it is not indexed. `styles`: the style sheet, if it differs from
 * the kind's. `query`: the query parameters that a public page reads; with any of them, the page is rendered per URL. `isSecret`: only who has the URL may see the page. `nav`: its link in the dashboard's navigation, in the order of this table.
 * `parent`: the page of the navigation that a page is below; breadcrumbs show it. `isPanel`: it opens beside its parent, a list.
 */
export const pages = {
  home: { path: "/", kind: "public", sitemap: ["site"], styles: "home" },
  page: { path: "/page/:slug", kind: "public", sitemap: ["page"], styles: "home" },
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
  growthPartner: { path: "/growth-partner", kind: "public", sitemap: ["site"], styles: "home" },
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
  faq: { path: "/faq", kind: "public", sitemap: ["site"] },
  example: { path: "/example", kind: "public", sitemap: ["site"], styles: "reports" },
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
  invitation: { path: "/invitations/:token", kind: "app", isSecret: true },
  secondFactor: { path: "/auth/second-factor", kind: "app" },
  keepAccount: { path: "/auth/keep-account", kind: "app" },
  unsubscribe: { path: "/auth/digest-off", kind: "app" },
  components: { path: "/ui", kind: "app" },
  dashboard: { path: "/dashboard", kind: "app", nav: { section: "project", label: "Overview", isExact: true } },
  newProject: { path: "/dashboard/projects/new", kind: "app" },
  timeline: { path: "/dashboard/timeline", kind: "app", nav: { section: "project", label: "Timeline" } },
  submissions: { path: "/dashboard/submissions", kind: "app", nav: { section: "links", label: "Submissions" } },
  projectDirectories: { path: "/dashboard/directories", kind: "app", nav: { section: "links", label: "Directories" } },
  kit: { path: "/dashboard/kit", kind: "app", nav: { section: "links", label: "Listing kit" } },
  badges: { path: "/dashboard/badges", kind: "app", nav: { section: "links", label: "Badges" } },
  reports: { path: "/dashboard/reports", kind: "app", nav: { section: "links", label: "Reports" } },
  report: { path: "/dashboard/reports/:id", kind: "app", parent: "reports" },
  impact: { path: "/dashboard/impact", kind: "app", nav: { section: "links", label: "Impact" } },
  searchReturn: { path: "/dashboard/impact/connect", kind: "app", parent: "impact", isSecret: true },
  credits: { path: "/dashboard/credits", kind: "app", nav: { section: "links", label: "Credits" } },
  topics: { path: "/dashboard/topics", kind: "app", nav: { section: "content", label: "Topics" } },
  articles: { path: "/dashboard/articles", kind: "app", nav: { section: "content", label: "Articles" } },
  articleCalendar: { path: "/dashboard/articles/calendar", kind: "app", parent: "articles" },
  article: { path: "/dashboard/articles/:id", kind: "app", parent: "articles", isPanel: true },
  pageSets: { path: "/dashboard/page-sets", kind: "app", nav: { section: "content", label: "Page sets" } },
  newPageSet: { path: "/dashboard/page-sets/new", kind: "app", parent: "pageSets" },
  pageSet: { path: "/dashboard/page-sets/:id", kind: "app", parent: "pageSets" },
  editPageSet: { path: "/dashboard/page-sets/:id/edit", kind: "app", parent: "pageSets" },
  destinations: {
    path: "/dashboard/destinations",
    kind: "app",
    nav: { section: "content", label: "Destinations", isExact: true },
  },
  wordpressReturn: { path: "/dashboard/destinations/wordpress", kind: "app", parent: "destinations" },
  mentions: { path: "/dashboard/mentions", kind: "app", nav: { section: "conversations", label: "Mentions" } },
  leads: { path: "/dashboard/leads", kind: "app", nav: { section: "conversations", label: "Leads" } },
  keywords: { path: "/dashboard/keywords", kind: "app", nav: { section: "conversations", label: "Keywords" } },
  offers: { path: "/dashboard/offers", kind: "app", nav: { section: "retention", label: "Offers" } },
  newOffer: { path: "/dashboard/offers/new", kind: "app", parent: "offers" },
  leavingDialog: { path: "/dashboard/offers/dialog", kind: "app", parent: "offers" },
  offer: { path: "/dashboard/offers/:id", kind: "app", parent: "offers" },
  feedback: { path: "/dashboard/feedback", kind: "app", nav: { section: "retention", label: "Feedback" } },
  feedbackStats: { path: "/dashboard/feedback/statistics", kind: "app", parent: "feedback" },
  suggestions: { path: "/dashboard/suggestions", kind: "app", nav: { section: "website", label: "Suggestions" } },
  project: {
    path: "/dashboard/projects",
    kind: "app",
    nav: { section: "settings", label: "Project settings", isExact: true },
  },
  members: { path: "/dashboard/members", kind: "app", nav: { section: "settings", label: "Members" } },
  activity: { path: "/dashboard/activity", kind: "app", nav: { section: "settings", label: "Activity" } },
  integrations: { path: "/dashboard/integrations", kind: "app", nav: { section: "settings", label: "Integrations" } },
  clients: { path: "/dashboard/clients", kind: "app", nav: { section: "account", label: "Clients" } },
  plan: { path: "/dashboard/plan", kind: "app", nav: { section: "account", label: "Plan" } },
  account: { path: "/dashboard/account", kind: "app", nav: { section: "account", label: "Account" } },
  accountSecurity: { path: "/dashboard/account/security", kind: "app", parent: "account" },
  accountEmails: { path: "/dashboard/account/emails", kind: "app", parent: "account" },
  accountData: { path: "/dashboard/account/data", kind: "app", parent: "account" },
  apiKeys: { path: "/dashboard/account/keys", kind: "app", parent: "account" },
  work: { path: "/dashboard/work", kind: "app", nav: { section: "work", label: "Work" } },
  connect: { path: "/dashboard/connect/:mode", kind: "app" },
  adminSetup: { path: "/dashboard/admin/setup", kind: "app", nav: { section: "admin", label: "Setup" } },
  adminPosts: { path: "/dashboard/admin/blog", kind: "app", nav: { section: "admin", label: "Posts" } },
  newPost: { path: "/dashboard/admin/blog/new", kind: "app", parent: "adminPosts" },
  postEditor: { path: "/dashboard/admin/blog/:id", kind: "app", parent: "adminPosts" },
  adminDirectories: {
    path: "/dashboard/admin/directories",
    kind: "app",
    nav: { section: "admin", label: "Directories" },
  },
  newDirectory: { path: "/dashboard/admin/directories/new", kind: "app", parent: "adminDirectories" },
  importDirectories: { path: "/dashboard/admin/directories/import", kind: "app", parent: "adminDirectories" },
  adminDirectory: {
    path: "/dashboard/admin/directories/:slug",
    kind: "app",
    parent: "adminDirectories",
    isPanel: true,
  },
  adminDeliveries: {
    path: "/dashboard/admin/deliveries",
    kind: "app",
    nav: { section: "admin", label: "Deliveries" },
  },
  adminPlans: { path: "/dashboard/admin/plans", kind: "app", nav: { section: "admin", label: "Plans" } },
  adminPayments: { path: "/dashboard/admin/payments", kind: "app", nav: { section: "admin", label: "Payments" } },
  adminPayment: { path: "/dashboard/admin/payments/:id", kind: "app", parent: "adminPayments", isPanel: true },
  adminUsers: { path: "/dashboard/admin/users", kind: "app", nav: { section: "admin", label: "Users" } },
  adminUser: { path: "/dashboard/admin/users/:id", kind: "app", parent: "adminUsers", isPanel: true },
  adminWaitlist: { path: "/dashboard/admin/waitlist", kind: "app", nav: { section: "admin", label: "Waitlist" } },
  adminLinkChecks: {
    path: "/dashboard/admin/link-checks",
    kind: "app",
    nav: { section: "admin", label: "Link checks" },
  },
  adminSettings: { path: "/dashboard/admin/settings", kind: "app", nav: { section: "admin", label: "Site settings" } },
  adminAudit: { path: "/dashboard/admin/audit", kind: "app", nav: { section: "admin", label: "Audit log" } },
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
  website: "Site",
  settings: "Settings",
} as const;
export type ProjectSection = keyof typeof projectSections;

/** `isExact`: the link is current only on this path, not on those below it. */
type NavItem = { section: ProjectSection | "account" | "work" | "admin"; label: string; isExact?: true };
type AppPage = { path: `/${string}`; kind: "app"; nav?: NavItem; parent?: string; isPanel?: true; isSecret?: true };

export type PageName = keyof typeof pages;
export type PageKind = (typeof pages)[PageName]["kind"];

/** Style sheets of pages with more than the public styles. */
type OwnStyles = "home" | "blog" | "directories" | "docs" | "reports";
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

/** Pages with a link in the dashboard's navigation. */
export type NavPage = { [Name in PlainPage]: (typeof pages)[Name] extends { nav: NavItem } ? Name : never }[PlainPage];
export type NavSection = NavItem["section"];

/** The links of a section of the dashboard's navigation. */
export const navItems = (section: NavItem["section"]) =>
  Object.entries(pages).flatMap(([name, page]: [string, PublicPage | AppPage]) =>
    "nav" in page && page.nav?.section === section ? [{ page: name as NavPage, ...page.nav }] : [],
  );

type Child = { [Name in PageName]: (typeof pages)[Name] extends { parent: NavPage } ? Name : never }[PageName];

/** The page of the navigation above a page, with its label; undefined for those that are in the navigation. */
export const parentOf = (name: PageName) => {
  if (!isChild(name)) return undefined;
  const page = pages[name].parent;
  const { section, label } = pages[page].nav;
  return { page, label, isOfProject: section in projectSections };
};

/** The list beside which a page opens, if there is one. */
export const listOf = (name: PageName) => {
  const page: PublicPage | AppPage = pages[name];
  return "isPanel" in page ? page.parent : undefined;
};
const isChild = (name: PageName): name is Child => "parent" in pages[name];
