import { Hono } from "hono";
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
import { payerOf } from "../../access/project-access.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { getMonthlyUsage, startOfNextMonth } from "../../limits/quota.ts";
import { fetchWebsiteIcon } from "../../website/websites/website-icon.ts";
import { getWebsiteInfo, proposeKeywords } from "../../website/websites/websites.ts";
import { addProject, deleteProject, getProject, listProjects, saveIcon, updateProject } from "./projects.ts";

/** Each request fetches a third-party website. */
const websitesHour = rateLimit({ name: "websites-hour", points: 60, seconds: 3600 });
/** Two attempts of up to 8 s each, plus waiting for the parsing worker. */
const websiteSeconds = 60;

export const projects = new Hono<AppEnv>()
  .get(
    "/my",
    route({ access: "user", key: "read" }),
    describe("List projects", { responses: { 200: projectList } }),
    async (c) => c.json(await listProjects(c.var.db, c.get("user"))),
  )
  .get(
    "/month-replies",
    route({ access: "user", key: "read", query: monthRepliesQuery, project: "query" }),
    describe("Retrieve your monthly reply usage", {
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
    route({ access: "user", limits: [websitesHour], query: websiteQuery, timeoutSeconds: websiteSeconds }),
    describe("Retrieve a website's title, description and images", {
      responses: { 200: websiteInfos },
      problems: ["upstream"],
    }),
    async (c) => c.json(await getWebsiteInfo(c.var, c.req.valid("query").url)),
  )
  .get(
    "/keyword-proposals",
    route({ access: "user", limits: [websitesHour], query: websiteQuery, timeoutSeconds: websiteSeconds }),
    describe("Suggest keywords and a kind of business for a website", {
      responses: { 200: keywordProposals },
      problems: ["upstream"],
    }),
    async (c) => c.json(await proposeKeywords(c.var, c.req.valid("query").url)),
  )
  .get(
    "/website-icon",
    route({ access: "user", limits: [websitesHour], query: iconQuery, timeoutSeconds: websiteSeconds }),
    describe("Retrieve a website's icon", {
      description: "Downloads the icon at `url` and returns it as a `data:` URL.",
      responses: { 200: icon },
      problems: ["upstream"],
    }),
    async (c) => c.json({ iconUrl: await fetchWebsiteIcon(c.var.safeFetch, c.req.valid("query").url) }),
  )
  .post(
    "/",
    route({ access: "ownPlan", support: "allowed", json: projectInput }),
    describe("Create a project", {
      description: "Starts a search for its keywords and an audit of its website.",
      responses: { 201: project },
    }),
    async (c) => c.json(await addProject(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .get(
    "/:id",
    route({ access: "user", key: "read", project: "path" }),
    describe("Retrieve a project", { responses: { 200: project } }),
    async (c) => c.json(await getProject(c.var.db, c.var.user, c.var.project.id)),
  )
  .put(
    "/:id/icon",
    route({ access: "activePlan", support: "allowed", limits: [websitesHour], json: iconInput, project: "path" }),
    describe("Update a project's icon", {
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
    route({ access: "activePlan", support: "allowed", json: projectChange, project: "path" }),
    describe("Update a project", {
      description: "Stripe accounts must be ones you have connected.",
      responses: { 200: project },
    }),
    async (c) => c.json(await updateProject(c.var, c.var.project, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "user", role: "owner", project: "path" }),
    describe("Delete a project", { description: "Permanently deletes the project and all its data." }),
    async (c) => noContent(c, deleteProject(c.var, c.var.project)),
  );
