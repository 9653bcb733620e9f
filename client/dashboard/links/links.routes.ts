import type { PageFiles } from "../../app/page-module.ts";

export const linksPages = {
  kit: () => import("./kit/kit.page.tsx"),
  badges: () => import("./badges/badges.page.tsx"),
  submissions: () => import("./submissions/submissions.page.tsx"),
  projectDirectories: () => import("./directories/directories.page.tsx"),
  adminDirectories: () => import("./admin/directories/directories.page.tsx"),
  newDirectory: () => import("./admin/directories/new-directory.page.tsx"),
  importDirectories: () => import("./admin/directories/import-directories.page.tsx"),
  adminDirectory: () => import("./admin/directories/directory.page.tsx"),
  adminLinkChecks: () => import("./admin/link-checks/link-checks.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
