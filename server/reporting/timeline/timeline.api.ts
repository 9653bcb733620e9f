import { Hono } from "hono";
import { timeline as timelineAnswer, timelineQuery } from "#shared/reporting/timeline.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { listTimeline } from "./timeline.ts";

export const timeline = new Hono<AppEnv>().get(
  "/:id/timeline",
  acceptKey("read"),
  requireUser,
  validate("query", timelineQuery),
  requireProject,
  describe({
    summary: "List a project's timeline",
    description:
      "Submissions, links found and lost, mentions, articles and pages, reports and milestones of visits, newest first.",
    responses: { 200: timelineAnswer },
  }),
  async (c) => c.json(await listTimeline(c.var.db, c.var.project.id, c.req.valid("query"))),
);
