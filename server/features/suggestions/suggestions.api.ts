import { Hono } from "hono";
import { suggestionInput, suggestionPath, suggestionQuery, suggestionsOfPath } from "#shared/suggestions.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { check } from "../../http/validate.ts";
import { ownProject } from "../projects/projects.ts";
import { askForAudit, getAudit } from "./audits.ts";
import { dismissSuggestion, listSuggestions, openSuggestion, ownSuggestion, reopenSuggestion } from "./suggestions.ts";

/** Each reads up to thirty pages of a website of somebody else's. */
const auditsHour = sharedLimit({ name: "audits-hour", points: 12, seconds: 3600 });

export const suggestions = new Hono<App>()
  .get("/:projectId/project", user, check("param", suggestionsOfPath), check("query", suggestionQuery), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").projectId);
    return c.json(await listSuggestions(c.var.db, project.id, c.req.valid("query")));
  })
  .get("/:projectId/audit", user, check("param", suggestionsOfPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").projectId);
    return c.json(await getAudit(c.var.db, project.id, c.var.clock()));
  })
  .post("/:projectId/audit", member, rate(auditsHour), check("param", suggestionsOfPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").projectId);
    await askForAudit(c.var, project.id);
    return c.json(await getAudit(c.var.db, project.id, c.var.clock()), 202);
  })
  .get("/:id", user, check("param", suggestionPath), async (c) =>
    c.json(await openSuggestion(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .put("/:id", member, check("param", suggestionPath), check("json", suggestionInput), async (c) => {
    const { id } = c.req.valid("param");
    await ownSuggestion(c.var.db, c.var.user, id);
    await reopenSuggestion(c.var.db, id);
    return c.json(await openSuggestion(c.var.db, c.var.user, id));
  })
  .delete("/:id", user, check("param", suggestionPath), async (c) => {
    const { suggestion } = await ownSuggestion(c.var.db, c.var.user, c.req.valid("param").id);
    await dismissSuggestion(c.var.db, suggestion.id, c.var.clock());
    return c.body(null, 204);
  });
