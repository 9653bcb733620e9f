import { Hono } from "hono";
import {
  deliveryList,
  deliveryQuery,
  webhook,
  webhookChanges,
  webhookDelivery,
  webhookInput,
  webhookList,
  webhookWithSecret,
} from "#shared/developers/webhooks.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import {
  createWebhook,
  deleteWebhook,
  getOwnWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
} from "./webhooks.ts";

/** Each test makes a request to a server of the caller's choice. */
const testsHour = createRateLimit({ name: "webhook-tests-hour", points: 60, seconds: 3600 });
const replaysHour = createRateLimit({ name: "webhook-replays-hour", points: 600, seconds: 3600 });

export const projectWebhooks = new Hono<AppEnv>()
  .get(
    "/:id/webhooks",
    route({ access: "user", project: "path" }),
    describe("List a project's webhooks", { responses: { 200: webhookList } }),
    async (c) => c.json(await listWebhooks(c.var, c.var.project.id)),
  )
  .post(
    "/:id/webhooks",
    route({ access: "activePlan", role: "owner", json: webhookInput, project: "path" }),
    describe("Create a webhook", {
      description:
        "Requests follow Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` headers, and a body with `type`, `timestamp` and `data`. Any 2xx status within 15 seconds counts as delivered; redirects don't. Other answers are retried nine times over three days, with the same id. Events of the same object arrive in order. The secret is returned once.",
      responses: { 201: webhookWithSecret },
    }),
    async (c) => c.json(await createWebhook(c.var, c.var.project.id, c.req.valid("json")), 201),
  );

export const webhooks = new Hono<AppEnv>()
  .put(
    "/:id",
    route({ access: "user", role: "owner", param: idPath, json: webhookChanges, own: getOwnWebhook }),
    describe("Change a webhook", {
      description: "While it is off, new events are not queued, and queued ones wait until it is on again.",
      responses: { 200: webhook },
    }),
    async (c) => c.json(await updateWebhook(c.var, c.var.own, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "user", support: "allowed", role: "owner", param: idPath, own: getOwnWebhook }),
    describe("Delete a webhook", { description: "With the log of its deliveries." }),
    async (c) => noContent(c, deleteWebhook(c.var, c.var.own)),
  )
  .post(
    "/:id/test",
    route({ access: "activePlan", support: "allowed", param: idPath, own: getOwnWebhook }),
    describe("Send a test event", {
      description: "Sends an event of the type `test` once, and returns its delivery.",
      responses: { 200: webhookDelivery },
    }),
    async (c) => {
      await consumeRateLimit(testsHour(c.var.db), c.var.user.id);
      return c.json(await testWebhook(c.var, c.var.own));
    },
  )
  .post(
    "/:id/rotate",
    route({ access: "activePlan", role: "owner", param: idPath, own: getOwnWebhook }),
    describe("Rotate a webhook's secret", {
      description: "Requests are signed with both secrets for 24 hours. The new one is returned once.",
      responses: { 200: webhookWithSecret },
    }),
    async (c) => c.json(await rotateSecret(c.var, c.var.own)),
  )
  .get(
    "/:id/deliveries",
    route({ access: "user", param: idPath, query: deliveryQuery, own: getOwnWebhook }),
    describe("List a webhook's deliveries", {
      description: "Of the last 30 days, with all attempts.",
      responses: { 200: deliveryList },
    }),
    async (c) => c.json(await listDeliveries(c.var.db, c.var.own, c.req.valid("query"))),
  );

export const webhookDeliveries = new Hono<AppEnv>().post(
  "/:id/replay",
  route({ access: "activePlan", support: "allowed", param: idPath }),
  describe("Replay a delivery", {
    description: "Sends the event again under the same id, with all retries.",
    responses: { 200: webhookDelivery },
  }),
  async (c) => {
    await consumeRateLimit(replaysHour(c.var.db), c.var.user.id);
    return c.json(await replayDelivery(c.var, c.var.user, c.req.valid("param").id));
  },
);
