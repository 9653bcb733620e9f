import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { projectChecklist } from "./checklist/checklist.api.ts";
import { clients } from "./clients/clients.api.ts";
import { projectImpact } from "./impact/impact.api.ts";
import { projectOverview } from "./overview/overview.api.ts";
import { projectReports, reports } from "./reports/reports.api.ts";
import { projectWaiting, search } from "./search/search.api.ts";
import { timeline } from "./timeline/timeline.api.ts";

export const reportingApi = new Hono<AppEnv>()
  .route("/clients", clients)
  .route("/projects", projectChecklist)
  .route("/projects", projectReports)
  .route("/projects", timeline)
  .route("/projects", projectImpact)
  .route("/projects", projectOverview)
  .route("/projects", projectWaiting)
  .route("/reports", reports)
  .route("/search", search);

export const reportingSections: ApiSection[] = [
  {
    name: "Reports",
    description:
      "Monthly reports and their share links, the public ledger, and the counter of visits from directories.",
    paths: ["/reports", "/ledger", "/visits"],
  },
];
