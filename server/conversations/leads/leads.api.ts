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
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { draftMessage, saveMessageTemplate } from "./direct-message.ts";
import { exportedColumns, startExport } from "./export-leads.ts";
import { getLead, listLeads, saveLead } from "./leads.ts";

export const leads = new Hono<AppEnv>()
  .get(
    "/:id/leads",
    acceptKey("read"),
    requireUser,
    validate("query", leadQuery),
    requireProject,
    describe({
      summary: "List leads",
      description: "`from` and `to` select leads by when they were last seen; `to` is a day (UTC) and included.",
      responses: { 200: leadList },
    }),
    async (c) => c.json(await listLeads(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:id/leads/:leadId",
    acceptKey("read"),
    requireUser,
    validate("param", leadPath),
    requireProject,
    describe({
      summary: "Retrieve a lead",
      description: "Includes the posts that qualified the lead.",
      responses: { 200: leadDetails },
    }),
    async (c) => {
      const { leadId } = c.req.valid("param");
      return c.json(await getLead(c.var.db, c.var.project.id, leadId));
    },
  )
  .put(
    "/:id/leads/:leadId",
    allowSupport,
    requireActivePlan,
    validate("param", leadPath),
    validate("json", leadInput),
    requireProject,
    describe({ summary: "Update a lead's status", responses: { 200: lead } }),
    async (c) => {
      const { leadId } = c.req.valid("param");
      return c.json(await saveLead(c.var.db, c.var.project.id, leadId, c.req.valid("json")));
    },
  )
  .put(
    "/:id/dm",
    allowSupport,
    requireActivePlan,
    validate("json", dmInput),
    requireProject,
    describe({ summary: "Update a project's direct message template", responses: { 200: savedDm } }),
    async (c) => c.json(await saveMessageTemplate(c.var.db, c.var.project.id, c.req.valid("json").dm)),
  )
  .get(
    "/:id/generate-dm",
    requireActivePlan,
    requireProject,
    describe({
      summary: "Draft a direct message template",
      responses: { 200: generatedDm },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => c.json(await draftMessage(c.var, c.var.user, c.var.project)),
  )
  .get(
    "/:id/exports",
    requireActivePlan,
    validate("query", exportQuery),
    requireProject,
    describe({
      summary: "Export leads",
      description:
        "Each lead counts toward your monthly exports. `from` and `to` select leads by when they were last seen; `to` is a day (UTC) and included.",
      responses: { 200: "text/csv" },
    }),
    async (c) => {
      const batches = await startExport(c.var, c.var.user, c.var.project, c.req.valid("query"));
      const minute = c.var.clock().toISOString().slice(0, 16).replace(/[T:]/g, "-");
      c.env.server?.timeout(c.req.raw, exportSeconds);
      return csv(`Leads_${minute}.csv`, exportedColumns, batches);
    },
  );

/** Request timeout in seconds: a large export can take long on a slow connection. */
const exportSeconds = 120;
