import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, idPath, route } from "../../http/route.ts";
import { requestCheck } from "./rechecks.ts";

export const verification = new Hono<AppEnv>().post(
  "/:id/recheck",
  route({ access: "user", support: "allowed", param: idPath }),
  describe("Check a listing again", {
    description: "At most once an hour. The result appears among the submission's checks.",
    responses: { 202: null },
  }),
  async (c) => {
    await requestCheck(c.var, c.var.user, c.req.valid("param").id);
    return c.body(null, 202);
  },
);
