import { Hono } from "hono";
import { z } from "zod";
import { Problem } from "#shared/problem.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { isDatabaseReady } from "./health.ts";

const okResponse = z.object({ ok: z.literal(true) }).strict();

/** `/health`: the process is running. `/ready`: it can take traffic; 503 while stopping or without a database. */
export const health = new Hono<AppEnv>()
  .get(
    "/health",
    route({ access: "anyone" }),
    describe("Check that the process is running", { responses: { 200: okResponse } }),
    (c) => c.json({ ok: true as const }),
  )
  .get(
    "/ready",
    route({ access: "anyone" }),
    describe("Check readiness", {
      description: "Whether the process can take traffic.",
      responses: { 200: okResponse },
      problems: ["unavailable"],
    }),
    async (c) => {
      const headers = { "Retry-After": "2" };
      if (c.var.lifecycle.isStopping) throw new Problem("unavailable", "The server is shutting down.", { headers });
      if (!(await isDatabaseReady(c.var.db)))
        throw new Problem("unavailable", "The database is not responding.", { headers });
      return c.json({ ok: true as const });
    },
  );
