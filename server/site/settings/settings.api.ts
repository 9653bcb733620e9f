import { Hono } from "hono";
import { z } from "zod";
import {
  publicSettings,
  publicSettingsOf,
  savedSettings,
  settingsInput,
  settingsPath,
  settingsSchemas,
} from "#shared/site/settings.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, route } from "../../http/route.ts";
import { invalidInput } from "../../http/validate.ts";
import { listSettings, resetSettings, saveSettings } from "./settings.ts";

export const settings = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "admin" }),
    describe("List settings", {
      description: "Each group with the value in use, its default and its version.",
      responses: { 200: z.array(savedSettings) },
    }),
    async (c) => c.json(await listSettings(c.var)),
  )
  .get(
    "/public",
    route({ access: "anyone", limits: [publicRead] }),
    describe("Retrieve the public settings", {
      description: "What public pages show about the site and its owner.",
      responses: { 200: publicSettings },
    }),
    async (c) => c.json(publicSettingsOf(await c.var.settings.read())),
  )
  .put(
    "/:group",
    route({ access: "admin", param: settingsPath, json: settingsInput }),
    describe("Update a group of settings", {
      description: "Replaces the group's value. `version` is the version that the change is based on.",
      responses: { 200: savedSettings },
      problems: ["conflict"],
    }),
    async (c) => {
      const { group } = c.req.valid("param");
      const { version, value } = c.req.valid("json");
      const checked = z.object({ value: settingsSchemas[group] }).safeParse({ value });
      if (!checked.success) throw invalidInput("json", checked.error.issues);
      return c.json(await saveSettings(c.var, { group, version, value: checked.data.value }));
    },
  )
  .delete(
    "/:group",
    route({ access: "admin", param: settingsPath }),
    describe("Restore a group's default settings", { responses: { 200: savedSettings } }),
    async (c) => c.json(await resetSettings(c.var, c.req.valid("param"))),
  );
