import type { PageFiles } from "../../app/page-module.ts";

export const accountPages = {
  account: () => import("./account/account.page.tsx"),
  accountSecurity: () => import("./account/security.page.tsx"),
  accountEmails: () => import("./account/emails.page.tsx"),
  accountData: () => import("./account/data.page.tsx"),
  apiKeys: () => import("./api-keys/api-keys.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
