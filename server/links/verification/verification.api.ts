import { Hono } from "hono";
import { submissionPath } from "#shared/links/submissions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { requestCheck } from "./rechecks.ts";

export const verification = new Hono<AppEnv>().post(
  "/:id/recheck",
  allowSupport,
  requireUser,
  validate("param", submissionPath),
  describe({
    summary: "Check a listing again",
    description: "At most once an hour. The result appears among the submission's checks.",
    responses: { 202: null },
    problems: ["not-found", "conflict", "rate-limited"],
  }),
  async (c) => {
    await requestCheck(c.var, c.var.user, c.req.valid("param").id);
    return c.body(null, 202);
  },
);
