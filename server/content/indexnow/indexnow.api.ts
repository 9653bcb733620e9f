import { Hono } from "hono";
import { indexnow as indexnowAnswer, indexnowCheck, indexnowSite } from "#shared/content/indexnow.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { checkKeyFile, getIndexnow } from "./indexnow.ts";

/** Each check fetches a file of a third-party website. */
const checksHour = createRateLimit({ name: "indexnow-checks-hour", points: 60, seconds: 3600 });

export const indexnow = new Hono<AppEnv>()
  .get(
    "/:id/indexnow",
    requireUser,
    requireProject,
    describe({
      summary: "Get a project's IndexNow key",
      description: "With the websites where its file is expected, and what was announced to search engines.",
      responses: { 200: indexnowAnswer },
    }),
    async (c) => c.json(await getIndexnow(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/indexnow/check",
    allowSupport,
    requireActivePlan,
    rateLimit(checksHour),
    validate("json", indexnowCheck),
    requireProject,
    describe({
      summary: "Check the IndexNow key file of a website",
      description: "If the file is there, pages that are published, changed or removed are announced from now on.",
      responses: { 200: indexnowSite },
      problems: ["invalid"],
    }),
    async (c) => c.json(await checkKeyFile(c.var, c.var.project.id, c.req.valid("json").origin)),
  );
