import { Hono } from "hono";
import { dmInput, exportQuery, leadInput, leadPath, leadQuery } from "#shared/leads.ts";
import { limitsOf } from "#shared/limits.ts";
import { projectPath } from "#shared/projects.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { check } from "../../http/validate.ts";
import { countUse } from "../../limits/quota.ts";
import { ownProject } from "../projects/projects.ts";
import { draftDm, saveDm } from "./direct-message.ts";
import { countExport, exportedColumns, exportLeads } from "./export-leads.ts";
import { getLead, listLeads, saveLead } from "./leads.ts";

export const leads = new Hono<App>()
  .get("/:id/leads", user, check("param", projectPath), check("query", leadQuery), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listLeads(c.var.db, project.id, c.req.valid("query")));
  })
  .get("/:id/leads/:leadId", user, check("param", leadPath), async (c) => {
    const { id, leadId } = c.req.valid("param");
    const project = await ownProject(c.var.db, c.var.user, id);
    return c.json(await getLead(c.var.db, project.id, leadId));
  })
  .put("/:id/leads/:leadId", member, check("param", leadPath), check("json", leadInput), async (c) => {
    const { id, leadId } = c.req.valid("param");
    const project = await ownProject(c.var.db, c.var.user, id);
    return c.json(await saveLead(c.var.db, project.id, leadId, c.req.valid("json")));
  })
  .put("/:id/dm", member, check("param", projectPath), check("json", dmInput), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await saveDm(c.var.db, project.id, c.req.valid("json").dm));
  })
  .get("/:id/generate-dm", member, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await draftDm(c.var, c.var.user, project));
  })
  .get("/:id/exports", member, check("param", projectPath), check("query", exportQuery), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    const { from } = c.req.valid("query");
    const now = c.var.clock();
    const limit = limitsOf(c.var.user, now).exports;
    const count = await countExport(c.var.db, project.id, from);
    const sentence = `Export limit reached: your plan exports ${limit} leads a month, and fewer than the ${count} of this file are left.`;
    await countUse(c.var.db, { userId: project.userId, kind: "exports", count, limit, now, sentence });
    const minute = now.toISOString().slice(0, 16).replace(/[T:]/g, "-");
    c.env.server?.timeout(c.req.raw, exportSeconds);
    return csv(`Leads_${minute}.csv`, exportedColumns, exportLeads(c.var.db, project.id, from));
  });

/** A slow line may take its time for a long list. */
const exportSeconds = 120;
