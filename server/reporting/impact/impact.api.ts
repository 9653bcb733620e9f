import { Hono } from "hono";
import { impact, impactQuery } from "#shared/reporting/impact.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { getImpact } from "./impact.ts";

export const projectImpact = new Hono<AppEnv>().get(
  "/:id/impact",
  route({ access: "user", key: "read", query: impactQuery, project: "path" }),
  describe("Retrieve a project's figures in Google Search", {
    description:
      "By day, with the dates of first live links, articles and pages, and the 28 days before and after `at` compared. A change after a date is not proof that it was caused by what happened then.",
    responses: { 200: impact },
  }),
  async (c) => c.json(await getImpact(c.var.db, c.var.project, c.req.valid("query"))),
);
