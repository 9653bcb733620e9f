import { Hono } from "hono";
import { badgeCheck, badgeCheckInput, badgeList } from "#shared/links/badges.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { checkBadges, listBadges } from "./badges.ts";

/** Each check fetches a page of a third-party website. */
const checksHour = createRateLimit({ name: "badge-checks-hour", points: 30, seconds: 3600 });

export const badges = new Hono<AppEnv>()
  .get(
    "/:id/badges",
    requireUser,
    requireProject,
    describe({
      summary: "List the badges of a project",
      description: "Badges and links back that the directories of its submissions ask for, awaited ones first.",
      responses: { 200: badgeList },
    }),
    async (c) => c.json({ badges: await listBadges(c.var.db, c.var.project.id) }),
  )
  .post(
    "/:id/badges/check",
    allowSupport,
    requireActivePlan,
    rateLimit(checksHour),
    validate("json", badgeCheckInput),
    requireProject,
    requestTimeout(30),
    describe({
      summary: "Check a page for badges",
      description: "Reads a page of the project's website and returns which directories it links to.",
      responses: { 200: badgeCheck },
      problems: ["invalid", "upstream"],
    }),
    async (c) => c.json(await checkBadges(c.var, c.var.project, c.req.valid("json").url)),
  );
