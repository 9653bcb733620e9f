import { Hono } from "hono";
import {
  audit,
  suggestion,
  suggestionInput,
  suggestionList,
  suggestionPath,
  suggestionQuery,
} from "#shared/website/suggestions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { getAudit, requestAudit } from "./audits.ts";
import {
  dismissSuggestion,
  getOpenSuggestion,
  getOwnSuggestion,
  listSuggestions,
  reopenSuggestion,
} from "./suggestions.ts";

/** Each audit reads up to thirty pages of a third-party website. */
const auditsHour = createRateLimit({ name: "audits-hour", points: 12, seconds: 3600 });

export const suggestions = new Hono<AppEnv>()
  .get(
    "/:projectId/project",
    acceptKey("read"),
    requireUser,
    validate("query", suggestionQuery),
    requireProject,
    describe({ summary: "List suggestions", responses: { 200: suggestionList } }),
    async (c) => c.json(await listSuggestions(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:projectId/audit",
    acceptKey("read"),
    requireUser,
    requireProject,
    describe({
      summary: "Retrieve the last audit of a project's website",
      responses: { 200: audit },
    }),
    async (c) => c.json(await getAudit(c.var.db, c.var.project.id, c.var.clock())),
  )
  .post(
    "/:projectId/audit",
    allowSupport,
    requireActivePlan,
    rateLimit(auditsHour),
    requireProject,
    describe({ summary: "Start an audit of a project's website", responses: { 202: audit } }),
    async (c) => {
      await requestAudit(c.var, c.var.project.id);
      return c.json(await getAudit(c.var.db, c.var.project.id, c.var.clock()), 202);
    },
  )
  .get(
    "/:id",
    acceptKey("read"),
    requireUser,
    validate("param", suggestionPath),
    describe({ summary: "Retrieve a suggestion", responses: { 200: suggestion } }),
    async (c) => c.json(await getOpenSuggestion(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .put(
    "/:id",
    allowSupport,
    requireActivePlan,
    validate("param", suggestionPath),
    validate("json", suggestionInput),
    describe({ summary: "Restore a dismissed suggestion", responses: { 200: suggestion } }),
    async (c) => {
      const { id } = c.req.valid("param");
      await getOwnSuggestion(c.var.db, c.var.user, id);
      await reopenSuggestion(c.var.db, id);
      return c.json(await getOpenSuggestion(c.var.db, c.var.user, id));
    },
  )
  .delete(
    "/:id",
    allowSupport,
    requireUser,
    validate("param", suggestionPath),
    describe({
      summary: "Dismiss a suggestion",
      description: "Later audits raise it again only if its evidence changes.",
      responses: { 204: null },
    }),
    async (c) => {
      const { suggestion } = await getOwnSuggestion(c.var.db, c.var.user, c.req.valid("param").id);
      await dismissSuggestion(c.var.db, suggestion.id, c.var.clock());
      return c.body(null, 204);
    },
  );
