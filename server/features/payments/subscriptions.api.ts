import { Hono } from "hono";
import { subscription, subscriptionPath } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { getOwnSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<AppEnv>().get(
  "/:id",
  requireUser,
  validate("param", subscriptionPath),
  describe({ summary: "Retrieve a subscription", responses: { 200: subscription } }),
  async (c) => c.json(await getOwnSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
);
