import type { PageFiles } from "../../app/page-module.ts";

export const websitePages = {
  suggestions: () => import("./suggestions/suggestions.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
