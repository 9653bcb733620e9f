import { Hono } from "hono";
import { badgeCheck, badgeCheckInput, badgeList } from "#shared/links/badges.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, route } from "../../http/route.ts";
import { checkBadges, listBadges } from "./badges.ts";

/** Each check fetches a page of a third-party website. */
const checksHour = rateLimit({ name: "badge-checks-hour", points: 30, seconds: 3600 });

export const badges = new Hono<AppEnv>()
  .get(
    "/:id/badges",
    route({ access: "user", project: "path" }),
    describe("List the badges of a project", {
      description: "Badges and links back that the directories of its submissions ask for, awaited ones first.",
      responses: { 200: badgeList },
    }),
    async (c) => c.json({ badges: await listBadges(c.var.db, c.var.project.id) }),
  )
  .post(
    "/:id/badges/check",
    route({
      access: "activePlan",
      support: "allowed",
      limits: [checksHour],
      json: badgeCheckInput,
      project: "path",
      timeoutSeconds: 30,
    }),
    describe("Check a page for badges", {
      description: "Reads a page of the project's website and returns which directories it links to.",
      responses: { 200: badgeCheck },
      problems: ["upstream"],
    }),
    async (c) => c.json(await checkBadges(c.var, c.var.project, c.req.valid("json").url)),
  );
