import { Hono } from "hono";
import { Problem } from "#shared/problem.ts";
import type { AppEnv } from "../../dependencies.ts";
import { isDatabaseReady } from "./health.ts";

/** `/health`: the process is running. `/ready`: it can take traffic; 503 while stopping or without a database. */
export const health = new Hono<AppEnv>()
  .get("/health", (c) => c.json({ ok: true as const }))
  .get("/ready", async (c) => {
    const headers = { "Retry-After": "2" };
    if (c.var.lifecycle.isStopping) throw new Problem("unavailable", "The server is shutting down.", { headers });
    if (!(await isDatabaseReady(c.var.db)))
      throw new Problem("unavailable", "The database is not responding.", { headers });
    return c.json({ ok: true as const });
  });
