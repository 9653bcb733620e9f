import { Hono } from "hono";
import { overview, overviewQuery } from "#shared/reporting/overview.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { getProjectOverview } from "./overview.ts";

export const projectOverview = new Hono<AppEnv>().get(
  "/:id/overview",
  route({ access: "user", key: "read", query: overviewQuery, project: "path" }),
  describe("Retrieve a project's overview", {
    description: "Compares the last `days` with as many days before.",
    responses: { 200: overview },
  }),
  async (c) => {
    const { days } = c.req.valid("query");
    return c.json(await getProjectOverview(c.var.db, { projectId: c.var.project.id, days }, c.var.clock()));
  },
);
