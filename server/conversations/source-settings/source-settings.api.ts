import { Hono } from "hono";
import { sourceSettings } from "#shared/conversations/sources.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { getSourceSettings, saveSourceSettings } from "./source-settings.ts";

export const projectSourceSettings = new Hono<AppEnv>()
  .get(
    "/:id/source-settings",
    route({ access: "user", project: "path" }),
    describe("Retrieve what a project chose at its sources", { responses: { 200: sourceSettings } }),
    async (c) => c.json(await getSourceSettings(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/source-settings",
    route({ access: "activePlan", support: "allowed", json: sourceSettings, project: "path" }),
    describe("Choose forums, tags and sites to search", {
      description: "Replaces all settings. Sources whose choices have changed are searched again.",
      responses: { 200: sourceSettings },
    }),
    async (c) => c.json(await saveSourceSettings(c.var, c.var.project.id, c.req.valid("json"))),
  );
