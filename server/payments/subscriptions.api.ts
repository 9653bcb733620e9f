import { Hono } from "hono";
import { subscriptionPath } from "#shared/payments.ts";
import { check } from "../http/check.ts";
import { user } from "../http/who.ts";
import type { App } from "../parts.ts";
import { ownSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<App>().get("/:id", user, check("param", subscriptionPath), async (c) =>
  c.json(await ownSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
);
