import { Hono } from "hono";
import type { App } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { databaseAnswers } from "./health.ts";

/** `health`: the process lives. `ready`: send it visitors; not while it stops or its database is silent. */
export const health = new Hono<App>()
  .get("/health", (c) => c.json({ ok: true as const }))
  .get("/ready", async (c) => {
    const headers = { "Retry-After": "2" };
    if (c.var.life.stopping) throw new Problem("unavailable", "This process is stopping.", { headers });
    if (!(await databaseAnswers(c.var.db)))
      throw new Problem("unavailable", "The database does not answer.", { headers });
    return c.json({ ok: true as const });
  });
