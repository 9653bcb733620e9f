import { Hono } from "hono";
import { scanProgress, sourceList } from "#shared/conversations/sources.ts";
import { limitsOf } from "#shared/limits.ts";
import { icon, iconInput, iconQuery } from "#shared/website/website-icon.ts";
import { websiteInfos } from "#shared/website/websites.ts";
import { keywordProposals } from "#shared/workspace/keyword-proposals.ts";
import {
  monthReplies,
  monthRepliesQuery,
  project,
  projectChange,
  projectInput,
  projectList,
  websiteQuery,
} from "#shared/workspace/projects.ts";
import { listSources } from "../../conversations/mentions/source-status.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, readWithSession, requireActivePlan, requireOwnPlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject, requireQueryProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { getMonthlyUsage, startOfNextMonth } from "../../limits/quota.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { fetchWebsiteIcon } from "../../website/websites/website-icon.ts";
import { getWebsiteInfo, proposeKeywords } from "../../website/websites/websites.ts";
import { payerOf } from "../members/access.ts";
import {
  addProject,
  deleteProject,
  getProject,
  projectsRead,
  saveIcon,
  toProjectList,
  updateProject,
} from "./projects.ts";
import { getScanProgress } from "./scan-progress.ts";

/** Each request fetches a third-party website. */
const websitesHour = createRateLimit({ name: "websites-hour", points: 60, seconds: 3600 });
/** Two attempts of up to 8 s each, plus waiting for the parsing worker. */
const websiteTimeout = requestTimeout(60);

export const projects = new Hono<AppEnv>()
  .get(
    "/my",
    acceptKey("read"),
    readWithSession(projectsRead),
    requireUser,
    describe({ summary: "List projects", responses: { 200: projectList } }),
    async (c) => c.json(toProjectList(c.get("user"), c.get("data"))),
  )
  .get(
    "/month-replies",
    acceptKey("read"),
    requireUser,
    validate("query", monthRepliesQuery),
    requireQueryProject,
    describe({
      summary: "Retrieve your monthly reply usage",
      description: "With `project`, the usage of the account that pays for this project.",
      responses: { 200: monthReplies },
      problems: ["not-found"],
    }),
    async (c) => {
      const now = c.var.clock();
      const { project, user } = c.var;
      const payer = project ? payerOf(user, project.id) : user;
      const used = await getMonthlyUsage(c.var.db, payer.id, "replies", now);
      const { limits } = await c.var.settings.read();
      return c.json({ used, limit: limitsOf(payer, now, limits).replies, resetsAt: startOfNextMonth(now) });
    },
  )
  .get(
    "/website-infos",
    requireUser,
    rateLimit(websitesHour),
    validate("query", websiteQuery),
    websiteTimeout,
    describe({
      summary: "Retrieve a website's title, description and images",
      responses: { 200: websiteInfos },
      problems: ["upstream"],
    }),
    async (c) => c.json(await getWebsiteInfo(c.var, c.req.valid("query").url)),
  )
  .get(
    "/keyword-proposals",
    requireUser,
    rateLimit(websitesHour),
    validate("query", websiteQuery),
    websiteTimeout,
    describe({
      summary: "Suggest keywords and a kind of business for a website",
      responses: { 200: keywordProposals },
      problems: ["upstream"],
    }),
    async (c) => c.json(await proposeKeywords(c.var, c.req.valid("query").url)),
  )
  .get(
    "/website-icon",
    requireUser,
    rateLimit(websitesHour),
    validate("query", iconQuery),
    websiteTimeout,
    describe({
      summary: "Retrieve a website's icon",
      description: "Downloads the icon at `url` and returns it as a `data:` URL.",
      responses: { 200: icon },
      problems: ["upstream"],
    }),
    async (c) => c.json({ iconUrl: await fetchWebsiteIcon(c.var.safeFetch, c.req.valid("query").url) }),
  )
  .post(
    "/",
    allowSupport,
    requireOwnPlan,
    validate("json", projectInput),
    describe({
      summary: "Create a project",
      description: "Starts a search for its keywords and an audit of its website.",
      responses: { 201: project },
    }),
    async (c) => c.json(await addProject(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .get(
    "/:id",
    acceptKey("read"),
    requireUser,
    requireProject,
    describe({ summary: "Retrieve a project", responses: { 200: project } }),
    async (c) => c.json(await getProject(c.var.db, c.var.user, c.var.project.id)),
  )
  .get(
    "/:id/sources",
    acceptKey("read"),
    requireUser,
    requireProject,
    describe({
      summary: "List the sources of a project",
      description: "Whether each source is on, off or failing, and why.",
      responses: { 200: sourceList },
    }),
    async (c) => c.json(await listSources(c.var, c.var.project, c.var.sources)),
  )
  .get(
    "/:id/scan",
    requireUser,
    requireProject,
    describe({ summary: "Retrieve the progress of a project's scan", responses: { 200: scanProgress } }),
    async (c) => c.json(await getScanProgress(c.var, c.var.project)),
  )
  .put(
    "/:id/icon",
    allowSupport,
    requireActivePlan,
    rateLimit(websitesHour),
    validate("json", iconInput),
    requireProject,
    describe({
      summary: "Update a project's icon",
      description: "Downloads the icon at `url`. `null` removes the icon.",
      responses: { 200: icon },
      problems: ["upstream"],
    }),
    async (c) => {
      const { url } = c.req.valid("json");
      const iconUrl = url === null ? null : await fetchWebsiteIcon(c.var.safeFetch, url);
      await saveIcon(c.var.db, c.var.project.id, iconUrl);
      return c.json({ iconUrl });
    },
  )
  .put(
    "/:id",
    allowSupport,
    requireActivePlan,
    validate("json", projectChange),
    requireProject,
    describe({
      summary: "Update a project",
      description: "Stripe accounts must be ones you have connected.",
      responses: { 200: project },
    }),
    async (c) => c.json(await updateProject(c.var, c.var.project, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    requireUser,
    needsRole("owner"),
    requireProject,
    describe({
      summary: "Delete a project",
      description: "Permanently deletes the project and all its data.",
      responses: { 204: null },
    }),
    async (c) => {
      await deleteProject(c.var, c.var.project);
      return c.body(null, 204);
    },
  );
