import { Hono } from "hono";
import { z } from "zod";
import { oldData, oldDataQuery } from "#shared/site/data-retention.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { countOldData } from "./count-old-data.ts";

export const retention = new Hono<AppEnv>().get(
  "/old-data",
  requireAdmin,
  validate("query", oldDataQuery),
  describe({
    summary: "Count the data that is too old",
    description: "How many rows the next run would delete if these numbers of months were set, up to 10,000 per kind.",
    responses: { 200: z.array(oldData) },
  }),
  async (c) => c.json(await countOldData(c.var, c.req.valid("query"))),
);
