import { Hono } from "hono";
import { activityList, activityQuery } from "#shared/workspace/activity.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { listActivity } from "./activity.ts";

export const activity = new Hono<AppEnv>().get(
  "/:id/activity",
  acceptKey("read"),
  requireUser,
  validate("query", activityQuery),
  requireProject,
  describe({
    summary: "List a project's activity",
    description: "What people decided in the last twelve months, newest first. A bulk decision is one entry.",
    responses: { 200: activityList },
  }),
  async (c) => c.json(await listActivity(c.var.db, c.var.project.id, c.req.valid("query"))),
);
