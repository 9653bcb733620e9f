import { Hono } from "hono";
import { limitsOf } from "#shared/limits.ts";
import { projectChange, projectInput, projectPath, websiteQuery } from "#shared/projects.ts";
import { iconInput, iconQuery } from "#shared/website-icon.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { patience } from "../../http/request-timeout.ts";
import { check } from "../../http/validate.ts";
import { nextMonth, usedThisMonth } from "../../limits/quota.ts";
import { listSources } from "../mentions/source-status.ts";
import { websiteIcon } from "../websites/website-icon.ts";
import { keywordProposals, websiteInfos } from "../websites/websites.ts";
import { projectOverview } from "./overview.ts";
import { addProject, deleteProject, getProject, listProjects, ownProject, saveIcon, saveProject } from "./projects.ts";
import { scanProgress } from "./scan-progress.ts";

/** Each reads a website of somebody else's. */
const websitesHour = sharedLimit({ name: "websites-hour", points: 60, seconds: 3600 });
/** Two tries at 8 s each to read it, and to parse it behind others. */
const websitePatience = patience(60);

export const projects = new Hono<App>()
  .get("/my", user, async (c) => c.json(await listProjects(c.var.db, c.var.user)))
  .get("/month-replies", user, async (c) => {
    const now = c.var.clock();
    const used = await usedThisMonth(c.var.db, c.var.user.id, "replies", now);
    return c.json({ used, limit: limitsOf(c.var.user, now).replies, resetsAt: nextMonth(now) });
  })
  .get("/website-infos", user, rate(websitesHour), check("query", websiteQuery), websitePatience, async (c) =>
    c.json(await websiteInfos(c.var, c.req.valid("query").url)),
  )
  .get("/keyword-proposals", user, rate(websitesHour), check("query", websiteQuery), websitePatience, async (c) =>
    c.json({ keywords: await keywordProposals(c.var, c.req.valid("query").url) }),
  )
  .get("/website-icon", user, rate(websitesHour), check("query", iconQuery), websitePatience, async (c) =>
    c.json({ iconUrl: await websiteIcon(c.var.readPublic, c.req.valid("query").url) }),
  )
  .post("/", member, check("json", projectInput), async (c) =>
    c.json(await addProject(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .get("/:id", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await getProject(c.var.db, project.id));
  })
  .get("/:id/sources", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listSources(c.var.db, project, c.var.sources));
  })
  .get("/:id/overview", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await projectOverview(c.var.db, project.id, c.var.clock()));
  })
  .get("/:id/scan", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await scanProgress(c.var, project));
  })
  .put("/:id/icon", member, rate(websitesHour), check("param", projectPath), check("json", iconInput), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    const { url } = c.req.valid("json");
    const iconUrl = url === null ? null : await websiteIcon(c.var.readPublic, url);
    await saveIcon(c.var.db, project.id, iconUrl);
    return c.json({ iconUrl });
  })
  .put("/:id", member, check("param", projectPath), check("json", projectChange), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await saveProject(c.var.db, project, c.req.valid("json")));
  })
  .delete("/:id", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    await deleteProject(c.var.db, project.id);
    return c.body(null, 204);
  });
