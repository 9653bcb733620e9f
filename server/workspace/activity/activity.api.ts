import { Hono } from "hono";
import { activityList, activityQuery } from "#shared/workspace/activity.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { listActivity } from "./activity.ts";

export const activity = new Hono<AppEnv>().get(
  "/:id/activity",
  route({ access: "user", key: "read", query: activityQuery, project: "path" }),
  describe("List a project's activity", {
    description: "What people decided in the last twelve months, newest first. A bulk decision is one entry.",
    responses: { 200: activityList },
  }),
  async (c) => c.json(await listActivity(c.var.db, c.var.project.id, c.req.valid("query"))),
);
