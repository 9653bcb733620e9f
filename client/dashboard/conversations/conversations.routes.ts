import type { PageFiles } from "../../app/page-module.ts";

export const conversationsPages = {
  mentions: () => import("./mentions/mentions.page.tsx"),
  leads: () => import("./leads/leads.page.tsx"),
  keywords: () => import("./keywords/keywords.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
