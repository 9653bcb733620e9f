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
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { invalidInput, validate } from "../../http/validate.ts";
import { listSettings, resetSettings, saveSettings } from "./settings.ts";

export const settings = new Hono<AppEnv>()
  .get(
    "/",
    requireAdmin,
    describe({
      summary: "List settings",
      description: "Each group with the value in use, its default and its version.",
      responses: { 200: z.array(savedSettings) },
    }),
    async (c) => c.json(await listSettings(c.var)),
  )
  .get(
    "/public",
    publicRead,
    describe({
      summary: "Retrieve the public settings",
      description: "What public pages show about the site and its owner.",
      responses: { 200: publicSettings },
    }),
    async (c) => c.json(publicSettingsOf(await c.var.settings.read())),
  )
  .put(
    "/:group",
    requireAdmin,
    validate("param", settingsPath),
    validate("json", settingsInput),
    describe({
      summary: "Update a group of settings",
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
    requireAdmin,
    validate("param", settingsPath),
    describe({ summary: "Restore a group's default settings", responses: { 200: savedSettings } }),
    async (c) => c.json(await resetSettings(c.var, c.req.valid("param"))),
  );
