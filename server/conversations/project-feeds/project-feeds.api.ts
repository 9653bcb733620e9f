import { Hono } from "hono";
import { feedInput, feedList, feedPath, projectFeed } from "#shared/conversations/project-feeds.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { addFeed, deleteFeed, listFeeds } from "./project-feeds.ts";

/** Each request fetches a third-party website. */
const feedsHour = rateLimit({ name: "feeds-hour", points: 60, seconds: 3600 });
/** Fetching a page and its feed takes up to 8 s each, plus waiting for the parsing worker. */
const feedSeconds = 60;

export const projectFeeds = new Hono<AppEnv>()
  .get(
    "/:id/feeds",
    route({ access: "user", project: "path" }),
    describe("List feeds", { responses: { 200: feedList } }),
    async (c) => c.json(await listFeeds(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/feeds",
    route({
      access: "activePlan",
      support: "allowed",
      limits: [feedsHour],
      json: feedInput,
      project: "path",
      timeoutSeconds: feedSeconds,
    }),
    describe("Add a feed", {
      description: "An RSS, Atom or JSON feed to search for the project's keywords.",
      responses: { 201: projectFeed },
      problems: ["upstream"],
    }),
    async (c) => c.json(await addFeed(c.var, c.var.project.id, c.req.valid("json")), 201),
  )
  .delete(
    "/:id/feeds/:feedId",
    route({ access: "user", support: "allowed", param: feedPath, project: "path" }),
    describe("Delete a feed"),
    async (c) => noContent(c, deleteFeed(c.var.db, c.var.project.id, c.req.valid("param").feedId)),
  );
