import { Hono } from "hono";
import { indexnow as indexnowAnswer, indexnowCheck, indexnowSite } from "#shared/content/indexnow.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, route } from "../../http/route.ts";
import { checkKeyFile, getIndexnow } from "./indexnow.ts";

/** Each check fetches a file of a third-party website. */
const checksHour = rateLimit({ name: "indexnow-checks-hour", points: 60, seconds: 3600 });

export const indexnow = new Hono<AppEnv>()
  .get(
    "/:id/indexnow",
    route({ access: "user", project: "path" }),
    describe("Get a project's IndexNow key", {
      description: "With the websites where its file is expected, and what was announced to search engines.",
      responses: { 200: indexnowAnswer },
    }),
    async (c) => c.json(await getIndexnow(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/indexnow/check",
    route({ access: "activePlan", support: "allowed", limits: [checksHour], json: indexnowCheck, project: "path" }),
    describe("Check the IndexNow key file of a website", {
      description: "If the file is there, pages that are published, changed or removed are announced from now on.",
      responses: { 200: indexnowSite },
    }),
    async (c) => c.json(await checkKeyFile(c.var, c.var.project.id, c.req.valid("json").origin)),
  );
