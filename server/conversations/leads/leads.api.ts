import { Hono } from "hono";
import {
  dmInput,
  exportQuery,
  generatedDm,
  lead,
  leadDetails,
  leadInput,
  leadList,
  leadPath,
  leadQuery,
  savedDm,
} from "#shared/conversations/leads.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { csv, exportSeconds } from "../../http/download.ts";
import { describe, route } from "../../http/route.ts";
import { draftMessage, saveMessageTemplate } from "./direct-message.ts";
import { exportedColumns, startExport } from "./export-leads.ts";
import { getLead, listLeads, saveLead } from "./leads.ts";

export const leads = new Hono<AppEnv>()
  .get(
    "/:id/leads",
    route({ access: "user", key: "read", query: leadQuery, project: "path" }),
    describe("List leads", {
      description: "`from` and `to` select leads by when they were last seen; `to` is a day (UTC) and included.",
      responses: { 200: leadList },
    }),
    async (c) => c.json(await listLeads(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:id/leads/:leadId",
    route({ access: "user", key: "read", param: leadPath, project: "path" }),
    describe("Retrieve a lead", {
      description: "Includes the posts that qualified the lead.",
      responses: { 200: leadDetails },
    }),
    async (c) => c.json(await getLead(c.var.db, c.var.project.id, c.req.valid("param").leadId)),
  )
  .put(
    "/:id/leads/:leadId",
    route({ access: "activePlan", support: "allowed", param: leadPath, json: leadInput, project: "path" }),
    describe("Update a lead's status", { responses: { 200: lead } }),
    async (c) => c.json(await saveLead(c.var.db, c.var.project.id, c.req.valid("param").leadId, c.req.valid("json"))),
  )
  .put(
    "/:id/dm",
    route({ access: "activePlan", support: "allowed", json: dmInput, project: "path" }),
    describe("Update a project's direct message template", { responses: { 200: savedDm } }),
    async (c) => c.json(await saveMessageTemplate(c.var.db, c.var.project.id, c.req.valid("json").dm)),
  )
  .get(
    "/:id/generate-dm",
    route({ access: "activePlan", project: "path" }),
    describe("Draft a direct message template", {
      responses: { 200: generatedDm },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => c.json(await draftMessage(c.var, c.var.user, c.var.project)),
  )
  .get(
    "/:id/exports",
    route({ access: "activePlan", query: exportQuery, project: "path", timeoutSeconds: exportSeconds }),
    describe("Export leads", {
      description:
        "Each lead counts toward your monthly exports. `from` and `to` select leads by when they were last seen; `to` is a day (UTC) and included.",
      responses: { 200: "text/csv" },
    }),
    async (c) => {
      const batches = await startExport(c.var, c.var.user, c.var.project, c.req.valid("query"));
      const minute = c.var.clock().toISOString().slice(0, 16).replace(/[T:]/g, "-");
      return csv(`Leads_${minute}.csv`, exportedColumns, batches);
    },
  );
