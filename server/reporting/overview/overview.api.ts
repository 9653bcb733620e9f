import { Hono } from "hono";
import { overview, overviewQuery } from "#shared/reporting/overview.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { getProjectOverview } from "./overview.ts";

export const projectOverview = new Hono<AppEnv>().get(
  "/:id/overview",
  acceptKey("read"),
  requireUser,
  validate("query", overviewQuery),
  requireProject,
  describe({
    summary: "Retrieve a project's overview",
    description: "Compares the last `days` with as many days before.",
    responses: { 200: overview },
  }),
  async (c) => {
    const { days } = c.req.valid("query");
    return c.json(await getProjectOverview(c.var.db, { projectId: c.var.project.id, days }, c.var.clock()));
  },
);
