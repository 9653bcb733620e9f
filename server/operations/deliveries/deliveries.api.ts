import { Hono } from "hono";
import { deliveriesQuery, deliveries as deliveriesSchema } from "#shared/operations/deliveries.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { getDeliveries } from "./deliveries.ts";

export const deliveries = new Hono<AppEnv>().get(
  "/",
  requireAdmin,
  validate("query", deliveriesQuery),
  describe({
    summary: "Retrieve orders, overdue tasks and throughput",
    description: "`page` and `limit` apply to `accounts`, the accounts with submission credits.",
    responses: { 200: deliveriesSchema },
  }),
  async (c) => c.json(await getDeliveries(c.var, c.req.valid("query"))),
);
