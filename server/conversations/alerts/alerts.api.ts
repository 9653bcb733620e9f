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
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { createFeed, deleteFeed, deleteSlack, getAlerts, saveMailAlerts, saveSlack, testSlack } from "./alerts.ts";
import { writeMentionFeed } from "./mention-feed.ts";

const testsHour = createRateLimit({ name: "slack-tests-hour", points: 30, seconds: 3600 });

export const projectAlerts = new Hono<AppEnv>()
  .get(
    "/:id/alerts",
    route({ access: "user", project: "path" }),
    describe("Retrieve how new mentions are announced", {
      description: "In Slack, by RSS and by email. Beside them, the weekly digest is a preference of the account.",
      responses: { 200: alerts },
    }),
    async (c) => c.json(await getAlerts(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/alerts/mail",
    route({ access: "user", support: "allowed", json: mailAlerts, project: "path" }),
    describe("Set the email alerts", {
      description:
        "An email after each scan with new mentions, except in quiet hours and above the day's limit: what is found then comes with the next one.",
      responses: { 200: mailAlerts },
    }),
    async (c) => c.json(await saveMailAlerts(c.var, c.var.project.id, c.req.valid("json"))),
  )
  .put(
    "/:id/alerts/slack",
    route({ access: "activePlan", role: "owner", json: slackInput, project: "path" }),
    describe("Connect a Slack channel", {
      description:
        "With the address of an incoming webhook, which is encrypted and never returned. Leave it out to change the score.",
      responses: { 200: slackAlerts },
    }),
    async (c) => c.json(await saveSlack(c.var, c.var.project.id, c.req.valid("json"))),
  )
  .delete(
    "/:id/alerts/slack",
    route({ access: "user", support: "allowed", role: "owner", project: "path" }),
    describe("Disconnect the Slack channel"),
    async (c) => noContent(c, deleteSlack(c.var, c.var.project.id)),
  )
  .post(
    "/:id/alerts/slack/test",
    route({ access: "activePlan", support: "allowed", project: "path" }),
    describe("Post a test message to the Slack channel", { responses: { 200: slackTest } }),
    async (c) => {
      await consumeRateLimit(testsHour(c.var.db), c.var.user.id);
      return c.json(await testSlack(c.var, c.var.project));
    },
  )
  .post(
    "/:id/alerts/feed",
    route({ access: "activePlan", role: "owner", project: "path" }),
    describe("Create the RSS feed of mentions", {
      description: "Its URL contains a secret token and is returned once. An earlier URL stops working.",
      responses: { 201: createdFeed },
    }),
    async (c) => c.json(await createFeed(c.var, c.var.project.id), 201),
  )
  .delete(
    "/:id/alerts/feed",
    route({ access: "user", support: "allowed", role: "owner", project: "path" }),
    describe("Revoke the RSS feed of mentions"),
    async (c) => noContent(c, deleteFeed(c.var, c.var.project.id)),
  );

export const feeds = new Hono<AppEnv>().get(
  "/mentions/:token",
  route({ access: "anyone", limits: [publicRead], param: feedPath }),
  describe("Read the RSS feed of a project's mentions", {
    description: "The 50 newest. Send the `ETag` as `If-None-Match` to get 304 while nothing is new.",
    responses: { 200: "application/rss+xml", 304: null },
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
