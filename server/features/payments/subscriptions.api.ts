import { Hono } from "hono";
import { subscriptionPath } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { validate } from "../../http/validate.ts";
import { getOwnSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<AppEnv>().get(
  "/:id",
  requireUser,
  validate("param", subscriptionPath),
  async (c) => c.json(await getOwnSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
);
