import { Hono } from "hono";
import { submissionPath } from "#shared/links/submissions.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { requestCheck } from "./rechecks.ts";

export const verification = new Hono<AppEnv>().post(
  "/:id/recheck",
  route({ access: "user", support: "allowed", param: submissionPath }),
  describe("Check a listing again", {
    description: "At most once an hour. The result appears among the submission's checks.",
    responses: { 202: null },
  }),
  async (c) => {
    await requestCheck(c.var, c.var.user, c.req.valid("param").id);
    return c.body(null, 202);
  },
);
