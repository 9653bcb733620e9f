import { createHash } from "node:crypto";
import { Hono } from "hono";
import {
  alerts,
  createdFeed,
  feedPath,
  mailAlerts,
  slackAlerts,
  slackInput,
  slackTest,
} from "#shared/conversations/alerts.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { createFeed, deleteFeed, deleteSlack, getAlerts, saveMailAlerts, saveSlack, testSlack } from "./alerts.ts";
import { writeMentionFeed } from "./mention-feed.ts";

const testsHour = createRateLimit({ name: "slack-tests-hour", points: 30, seconds: 3600 });

export const projectAlerts = new Hono<AppEnv>()
  .get(
    "/:id/alerts",
    requireUser,
    requireProject,
    describe({
      summary: "Retrieve how new mentions are announced",
      description: "In Slack, by RSS and by email. Beside them, the weekly digest is a preference of the account.",
      responses: { 200: alerts },
    }),
    async (c) => c.json(await getAlerts(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/alerts/mail",
    allowSupport,
    requireUser,
    validate("json", mailAlerts),
    requireProject,
    describe({
      summary: "Set the email alerts",
      description:
        "An email after each scan with new mentions, except in quiet hours and above the day's limit: what is found then comes with the next one.",
      responses: { 200: mailAlerts },
      problems: ["invalid"],
    }),
    async (c) => c.json(await saveMailAlerts(c.var, c.var.project.id, c.req.valid("json"))),
  )
  .put(
    "/:id/alerts/slack",
    requireActivePlan,
    needsRole("owner"),
    validate("json", slackInput),
    requireProject,
    describe({
      summary: "Connect a Slack channel",
      description:
        "With the address of an incoming webhook, which is encrypted and never returned. Leave it out to change the score.",
      responses: { 200: slackAlerts },
      problems: ["invalid"],
    }),
    async (c) => c.json(await saveSlack(c.var, c.var.project.id, c.req.valid("json"))),
  )
  .delete(
    "/:id/alerts/slack",
    allowSupport,
    requireUser,
    needsRole("owner"),
    requireProject,
    describe({ summary: "Disconnect the Slack channel", responses: { 204: null } }),
    async (c) => {
      await deleteSlack(c.var, c.var.project.id);
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/alerts/slack/test",
    allowSupport,
    requireActivePlan,
    requireProject,
    describe({
      summary: "Post a test message to the Slack channel",
      responses: { 200: slackTest },
      problems: ["not-found", "rate-limited"],
    }),
    async (c) => {
      await consumeRateLimit(testsHour(c.var.db), c.var.user.id);
      return c.json(await testSlack(c.var, c.var.project));
    },
  )
  .post(
    "/:id/alerts/feed",
    requireActivePlan,
    needsRole("owner"),
    requireProject,
    describe({
      summary: "Create the RSS feed of mentions",
      description: "Its URL contains a secret token and is returned once. An earlier URL stops working.",
      responses: { 201: createdFeed },
    }),
    async (c) => c.json(await createFeed(c.var, c.var.project.id), 201),
  )
  .delete(
    "/:id/alerts/feed",
    allowSupport,
    requireUser,
    needsRole("owner"),
    requireProject,
    describe({ summary: "Revoke the RSS feed of mentions", responses: { 204: null } }),
    async (c) => {
      await deleteFeed(c.var, c.var.project.id);
      return c.body(null, 204);
    },
  );

export const feeds = new Hono<AppEnv>().get(
  "/mentions/:token",
  publicRead,
  validate("param", feedPath),
  describe({
    summary: "Read the RSS feed of a project's mentions",
    description: "The 50 newest. Send the `ETag` as `If-None-Match` to get 304 while nothing is new.",
    responses: { 200: "application/rss+xml", 304: null },
    problems: ["not-found"],
  }),
  async (c) => {
    const xml = await writeMentionFeed(c.var, c.req.valid("param").token);
    const etag = `"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"`;
    c.header("ETag", etag);
    c.header("Cache-Control", "private, max-age=300");
    c.header("X-Robots-Tag", "noindex");
    c.header("Referrer-Policy", "no-referrer");
    const cachedTags = c.req
      .header("if-none-match")
      ?.split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""));
    if (cachedTags?.includes(etag)) return c.body(null, 304);
    return c.body(xml, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
  },
);
