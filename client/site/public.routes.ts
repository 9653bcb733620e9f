import type { PageFiles } from "../app/page-module.ts";

// Left out of the browser build: public pages are only rendered on the server.
export const publicPages: PageFiles<"public"> | Record<string, never> = import.meta.env.SSR
  ? {
      home: () => import("./landing/home.page.tsx"),
      page: () => import("./landing/variant.page.tsx"),
      country: () => import("./generated/country.page.tsx"),
      guide: () => import("./generated/guide.page.tsx"),
      directories: () => import("./directories/directories.page.tsx"),
      directory: () => import("./directories/directory.page.tsx"),
      directorySources: () => import("./directories/sources.page.tsx"),
      reciprocalLinks: () => import("./directories/reciprocal-links.page.tsx"),
      faq: () => import("./landing/faq.page.tsx"),
      example: () => import("./example/example.page.tsx"),
      growthPartner: () => import("./landing/growth-partner.page.tsx"),
      countriesHub: () => import("./generated/hubs.page.tsx").then((hubs) => hubs.countriesHub),
      nichesHub: () => import("./generated/hubs.page.tsx").then((hubs) => hubs.nichesHub),
      typesHub: () => import("./generated/hubs.page.tsx").then((hubs) => hubs.typesHub),
      topicsHub: () => import("./generated/hubs.page.tsx").then((hubs) => ({ Component: hubs.TopicsHub })),
      apiDocs: () => import("./docs/docs.page.tsx"),
      mcpDocs: () => import("./docs/mcp.page.tsx"),
      blog: () => import("./blog/blog.page.tsx"),
      post: () => import("./blog/post.page.tsx"),
      terms: () => import("./legal/legal.page.tsx").then((legal) => ({ Component: legal.Terms })),
      privacy: () => import("./legal/legal.page.tsx").then((legal) => ({ Component: legal.Privacy })),
      gdpr: () => import("./legal/legal.page.tsx").then((legal) => ({ Component: legal.Gdpr })),
      licenses: () => import("./legal/licenses.page.tsx"),
      bot: () => import("./bot/bot.page.tsx"),
      ledger: () => import("./ledger/ledger.page.tsx"),
      sharedReport: () => import("./reports/shared-report.page.tsx"),
      waitlist: () => import("./waitlist/waitlist.page.tsx"),
      leaving: () => import("./leaving/leaving.page.tsx"),
      notFound: () => import("./not-found.page.tsx"),
    }
  : {};
