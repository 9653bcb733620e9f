import { Hono } from "hono";
import { searchQuery, searchResults, waiting } from "#shared/reporting/search.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { countWaiting, search as findHits } from "./search.ts";

export const search = new Hono<AppEnv>().get(
  "/",
  route({ access: "user", key: "read", query: searchQuery, project: "query" }),
  describe("Search everything", {
    description:
      "Finds the project's submissions, articles, mentions and leads, and the catalogue's directories by title: at most 5 of each.",
    responses: { 200: searchResults },
    problems: ["not-found"],
  }),
  async (c) => {
    const { user, project, db } = c.var;
    const isAdmin = user.isAdmin && !user.apiKey;
    return c.json({ hits: await findHits(db, { projectId: project?.id, isAdmin }, c.req.valid("query").q) });
  },
);

export const projectWaiting = new Hono<AppEnv>().get(
  "/:id/waiting",
  route({ access: "user", project: "path" }),
  describe("Count what waits for you", { description: "Each count ends at 100.", responses: { 200: waiting } }),
  async (c) => c.json(await countWaiting(c.var.db, c.var.project.id, c.var.user.role !== "customer")),
);
