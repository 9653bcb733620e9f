import type { PageFiles } from "../../app/page-module.ts";

export const reportingPages = {
  dashboard: () => import("./overview/overview.page.tsx"),
  newProject: () => import("./onboarding/new-project.page.tsx"),
  project: () => import("./project-settings/project.page.tsx"),
  clients: () => import("./clients/clients.page.tsx"),
  timeline: () => import("./timeline/timeline.page.tsx"),
  impact: () => import("./impact/impact.page.tsx"),
  reports: () => import("./reports/reports.page.tsx"),
  report: () => import("./reports/report.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
