import { Hono } from "hono";
import { z } from "zod";
import { oldData, oldDataQuery } from "#shared/site/data-retention.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { countOldData } from "./count-old-data.ts";

export const retention = new Hono<AppEnv>().get(
  "/old-data",
  route({ access: "admin", query: oldDataQuery }),
  describe("Count the data that is too old", {
    description: "How many rows the next run would delete if these numbers of months were set, up to 10,000 per kind.",
    responses: { 200: z.array(oldData) },
  }),
  async (c) => c.json(await countOldData(c.var, c.req.valid("query"))),
);
