import { Hono } from "hono";
import { limitsOf } from "#shared/limits.ts";
import { projectChange, projectInput, websiteQuery } from "#shared/projects.ts";
import { iconInput, iconQuery } from "#shared/website-icon.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { getMonthlyUsage, startOfNextMonth } from "../../limits/quota.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { listSources } from "../mentions/source-status.ts";
import { fetchWebsiteIcon } from "../websites/website-icon.ts";
import { getWebsiteInfo, keywordProposals } from "../websites/websites.ts";
import { getProjectOverview } from "./overview.ts";
import { addProject, deleteProject, getProject, listProjects, saveIcon, updateProject } from "./projects.ts";
import { getScanProgress } from "./scan-progress.ts";

/** Each request fetches a third-party website. */
const websitesHour = createRateLimit({ name: "websites-hour", points: 60, seconds: 3600 });
/** Two attempts of up to 8 s each, plus waiting for the parsing worker. */
const websiteTimeout = requestTimeout(60);

export const projects = new Hono<AppEnv>()
  .get("/my", requireUser, async (c) => c.json(await listProjects(c.var.db, c.var.user)))
  .get("/month-replies", requireUser, async (c) => {
    const now = c.var.clock();
    const used = await getMonthlyUsage(c.var.db, c.var.user.id, "replies", now);
    return c.json({ used, limit: limitsOf(c.var.user, now).replies, resetsAt: startOfNextMonth(now) });
  })
  .get(
    "/website-infos",
    requireUser,
    rateLimit(websitesHour),
    validate("query", websiteQuery),
    websiteTimeout,
    async (c) => c.json(await getWebsiteInfo(c.var, c.req.valid("query").url)),
  )
  .get(
    "/keyword-proposals",
    requireUser,
    rateLimit(websitesHour),
    validate("query", websiteQuery),
    websiteTimeout,
    async (c) => c.json({ keywords: await keywordProposals(c.var, c.req.valid("query").url) }),
  )
  .get("/website-icon", requireUser, rateLimit(websitesHour), validate("query", iconQuery), websiteTimeout, async (c) =>
    c.json({ iconUrl: await fetchWebsiteIcon(c.var.safeFetch, c.req.valid("query").url) }),
  )
  .post("/", requireActivePlan, validate("json", projectInput), async (c) =>
    c.json(await addProject(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .get("/:id", requireUser, requireProject, async (c) => c.json(await getProject(c.var.db, c.var.project.id)))
  .get("/:id/sources", requireUser, requireProject, async (c) =>
    c.json(await listSources(c.var.db, c.var.project, c.var.sources)),
  )
  .get("/:id/overview", requireUser, requireProject, async (c) =>
    c.json(await getProjectOverview(c.var.db, c.var.project.id, c.var.clock())),
  )
  .get("/:id/scan", requireUser, requireProject, async (c) => c.json(await getScanProgress(c.var, c.var.project)))
  .put(
    "/:id/icon",
    requireActivePlan,
    rateLimit(websitesHour),
    validate("json", iconInput),
    requireProject,
    async (c) => {
      const { url } = c.req.valid("json");
      const iconUrl = url === null ? null : await fetchWebsiteIcon(c.var.safeFetch, url);
      await saveIcon(c.var.db, c.var.project.id, iconUrl);
      return c.json({ iconUrl });
    },
  )
  .put("/:id", requireActivePlan, validate("json", projectChange), requireProject, async (c) =>
    c.json(await updateProject(c.var.db, c.var.project, c.req.valid("json"))),
  )
  .delete("/:id", requireUser, requireProject, async (c) => {
    await deleteProject(c.var.db, c.var.project.id);
    return c.body(null, 204);
  });
