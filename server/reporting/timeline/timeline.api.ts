import { Hono } from "hono";
import { timeline as timelineAnswer, timelineQuery } from "#shared/reporting/timeline.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { listTimeline } from "./timeline.ts";

export const timeline = new Hono<AppEnv>().get(
  "/:id/timeline",
  route({ access: "user", key: "read", query: timelineQuery, project: "path" }),
  describe("List a project's timeline", {
    description:
      "Submissions, links found and lost, mentions, articles and pages, reports and milestones of visits, newest first.",
    responses: { 200: timelineAnswer },
  }),
  async (c) => c.json(await listTimeline(c.var.db, c.var.project.id, c.req.valid("query"))),
);
