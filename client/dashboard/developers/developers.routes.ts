import type { PageFiles } from "../../app/page-module.ts";

export const developersPages = {
  integrations: () => import("./integrations/integrations.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
