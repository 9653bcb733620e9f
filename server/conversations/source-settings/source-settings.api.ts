import { Hono } from "hono";
import { sourceSettings } from "#shared/conversations/sources.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { getSourceSettings, saveSourceSettings } from "./source-settings.ts";

export const projectSourceSettings = new Hono<AppEnv>()
  .get(
    "/:id/source-settings",
    requireUser,
    requireProject,
    describe({ summary: "Retrieve what a project chose at its sources", responses: { 200: sourceSettings } }),
    async (c) => c.json(await getSourceSettings(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/source-settings",
    allowSupport,
    requireActivePlan,
    validate("json", sourceSettings),
    requireProject,
    describe({
      summary: "Choose forums, tags and sites to search",
      description: "Replaces all settings. Sources whose choices have changed are searched again.",
      responses: { 200: sourceSettings },
    }),
    async (c) => c.json(await saveSourceSettings(c.var, c.var.project.id, c.req.valid("json"))),
  );
