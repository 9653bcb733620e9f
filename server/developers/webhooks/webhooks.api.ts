import { Hono } from "hono";
import {
  deliveryList,
  deliveryQuery,
  webhook,
  webhookChanges,
  webhookDelivery,
  webhookInput,
  webhookList,
  webhookPath,
  webhookWithSecret,
} from "#shared/developers/webhooks.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
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
    requireUser,
    requireProject,
    describe({ summary: "List a project's webhooks", responses: { 200: webhookList } }),
    async (c) => c.json(await listWebhooks(c.var, c.var.project.id)),
  )
  .post(
    "/:id/webhooks",
    requireActivePlan,
    needsRole("owner"),
    validate("json", webhookInput),
    requireProject,
    describe({
      summary: "Create a webhook",
      description:
        "Requests follow Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` headers, and a body with `type`, `timestamp` and `data`. Any 2xx status within 15 seconds counts as delivered; redirects don't. Other answers are retried nine times over three days, with the same id. Events of the same object arrive in order. The secret is returned once.",
      responses: { 201: webhookWithSecret },
      problems: ["invalid", "limit"],
    }),
    async (c) => c.json(await createWebhook(c.var, c.var.project.id, c.req.valid("json")), 201),
  );

export const webhooks = new Hono<AppEnv>()
  .put(
    "/:id",
    requireUser,
    needsRole("owner"),
    validate("param", webhookPath),
    validate("json", webhookChanges),
    describe({
      summary: "Change a webhook",
      description: "While it is off, new events are not queued, and queued ones wait until it is on again.",
      responses: { 200: webhook },
      problems: ["invalid", "not-found"],
    }),
    async (c) => {
      const own = await getOwnWebhook(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await updateWebhook(c.var, own, c.req.valid("json")));
    },
  )
  .delete(
    "/:id",
    allowSupport,
    requireUser,
    needsRole("owner"),
    validate("param", webhookPath),
    describe({
      summary: "Delete a webhook",
      description: "With the log of its deliveries.",
      responses: { 204: null },
      problems: ["not-found"],
    }),
    async (c) => {
      await deleteWebhook(c.var, await getOwnWebhook(c.var.db, c.var.user, c.req.valid("param").id));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/test",
    allowSupport,
    requireActivePlan,
    validate("param", webhookPath),
    describe({
      summary: "Send a test event",
      description: "Sends an event of the type `test` once, and returns its delivery.",
      responses: { 200: webhookDelivery },
      problems: ["not-found", "rate-limited"],
    }),
    async (c) => {
      const own = await getOwnWebhook(c.var.db, c.var.user, c.req.valid("param").id);
      await consumeRateLimit(testsHour(c.var.db), c.var.user.id);
      return c.json(await testWebhook(c.var, own));
    },
  )
  .post(
    "/:id/rotate",
    requireActivePlan,
    needsRole("owner"),
    validate("param", webhookPath),
    describe({
      summary: "Rotate a webhook's secret",
      description: "Requests are signed with both secrets for 24 hours. The new one is returned once.",
      responses: { 200: webhookWithSecret },
      problems: ["not-found"],
    }),
    async (c) => {
      const own = await getOwnWebhook(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await rotateSecret(c.var, own));
    },
  )
  .get(
    "/:id/deliveries",
    requireUser,
    validate("param", webhookPath),
    validate("query", deliveryQuery),
    describe({
      summary: "List a webhook's deliveries",
      description: "Of the last 30 days, with all attempts.",
      responses: { 200: deliveryList },
      problems: ["not-found"],
    }),
    async (c) => {
      const own = await getOwnWebhook(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await listDeliveries(c.var.db, own, c.req.valid("query")));
    },
  );

export const webhookDeliveries = new Hono<AppEnv>().post(
  "/:id/replay",
  allowSupport,
  requireActivePlan,
  validate("param", webhookPath),
  describe({
    summary: "Replay a delivery",
    description: "Sends the event again under the same id, with all retries.",
    responses: { 200: webhookDelivery },
    problems: ["not-found", "conflict", "rate-limited"],
  }),
  async (c) => {
    await consumeRateLimit(replaysHour(c.var.db), c.var.user.id);
    return c.json(await replayDelivery(c.var, c.var.user, c.req.valid("param").id));
  },
);
