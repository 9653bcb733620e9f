import { Hono } from "hono";
import { audit, suggestion, suggestionInput, suggestionList, suggestionQuery } from "#shared/website/suggestions.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { getAudit, requestAudit } from "./audits.ts";
import {
  dismissSuggestion,
  getOpenSuggestion,
  getOwnSuggestion,
  listSuggestions,
  reopenSuggestion,
} from "./suggestions.ts";

/** Each audit reads up to thirty pages of a third-party website. */
const auditsHour = rateLimit({ name: "audits-hour", points: 12, seconds: 3600 });

export const suggestions = new Hono<AppEnv>()
  .get(
    "/:projectId/project",
    route({ access: "user", key: "read", query: suggestionQuery, project: "path" }),
    describe("List suggestions", { responses: { 200: suggestionList } }),
    async (c) => c.json(await listSuggestions(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:projectId/audit",
    route({ access: "user", key: "read", project: "path" }),
    describe("Retrieve the last audit of a project's website", { responses: { 200: audit } }),
    async (c) => c.json(await getAudit(c.var.db, c.var.project.id, c.var.clock())),
  )
  .post(
    "/:projectId/audit",
    route({ access: "activePlan", support: "allowed", limits: [auditsHour], project: "path" }),
    describe("Start an audit of a project's website", { responses: { 202: audit } }),
    async (c) => {
      await requestAudit(c.var, c.var.project.id);
      return c.json(await getAudit(c.var.db, c.var.project.id, c.var.clock()), 202);
    },
  )
  .get(
    "/:id",
    route({ access: "user", key: "read", param: idPath }),
    describe("Retrieve a suggestion", { responses: { 200: suggestion } }),
    async (c) => c.json(await getOpenSuggestion(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .put(
    "/:id",
    route({ access: "activePlan", support: "allowed", param: idPath, json: suggestionInput }),
    describe("Restore a dismissed suggestion", { responses: { 200: suggestion } }),
    async (c) => {
      const { id } = c.req.valid("param");
      await getOwnSuggestion(c.var.db, c.var.user, id);
      await reopenSuggestion(c.var.db, id);
      return c.json(await getOpenSuggestion(c.var.db, c.var.user, id));
    },
  )
  .delete(
    "/:id",
    route({ access: "user", support: "allowed", param: idPath, own: getOwnSuggestion }),
    describe("Dismiss a suggestion", { description: "Later audits raise it again only if its evidence changes." }),
    async (c) => noContent(c, dismissSuggestion(c.var.db, c.var.own.suggestion.id, c.var.clock())),
  );
