import type { PageFiles } from "../../app/page-module.ts";

export const contentPages = {
  topics: () => import("./topics/topics.page.tsx"),
  articles: () => import("./articles/articles.page.tsx"),
  articleCalendar: () => import("./calendar/calendar.page.tsx"),
  article: () => import("./articles/article.page.tsx"),
  pageSets: () => import("./page-sets/page-sets.page.tsx"),
  newPageSet: () => import("./page-sets/new-page-set.page.tsx"),
  pageSet: () => import("./page-sets/page-set.page.tsx"),
  editPageSet: () => import("./page-sets/edit-page-set.page.tsx"),
  destinations: () => import("./destinations/destinations.page.tsx"),
  wordpressReturn: () => import("./destinations/wordpress-return.page.tsx"),
  searchReturn: () => import("./search-console/search-return.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
