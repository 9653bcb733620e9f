import { Hono } from "hono";
import { subscriptionPath } from "#shared/payments.ts";
import type { App } from "../../dependencies.ts";
import { user } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { ownSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<App>().get("/:id", user, check("param", subscriptionPath), async (c) =>
  c.json(await ownSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
);
