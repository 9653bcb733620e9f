import { Hono } from "hono";
import { deliveriesQuery, deliveries as deliveriesSchema } from "#shared/operations/deliveries.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { getDeliveries } from "./deliveries.ts";

export const deliveries = new Hono<AppEnv>().get(
  "/",
  route({ access: "admin", query: deliveriesQuery }),
  describe("Retrieve orders, overdue tasks and throughput", {
    description: "`page` and `limit` apply to `accounts`, the accounts with submission credits.",
    responses: { 200: deliveriesSchema },
  }),
  async (c) => c.json(await getDeliveries(c.var, c.req.valid("query"))),
);
