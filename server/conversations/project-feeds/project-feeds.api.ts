import { Hono } from "hono";
import { feedInput, feedList, feedPath, projectFeed } from "#shared/conversations/project-feeds.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { addFeed, deleteFeed, listFeeds } from "./project-feeds.ts";

/** Each request fetches a third-party website. */
const feedsHour = createRateLimit({ name: "feeds-hour", points: 60, seconds: 3600 });
/** Fetching a page and its feed takes up to 8 s each, plus waiting for the parsing worker. */
const feedTimeout = requestTimeout(60);

export const projectFeeds = new Hono<AppEnv>()
  .get(
    "/:id/feeds",
    requireUser,
    requireProject,
    describe({ summary: "List feeds", responses: { 200: feedList } }),
    async (c) => c.json(await listFeeds(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/feeds",
    allowSupport,
    requireActivePlan,
    rateLimit(feedsHour),
    validate("json", feedInput),
    feedTimeout,
    requireProject,
    describe({
      summary: "Add a feed",
      description: "An RSS, Atom or JSON feed to search for the project's keywords.",
      responses: { 201: projectFeed },
      problems: ["conflict", "upstream"],
    }),
    async (c) => c.json(await addFeed(c.var, c.var.project.id, c.req.valid("json")), 201),
  )
  .delete(
    "/:id/feeds/:feedId",
    allowSupport,
    requireUser,
    validate("param", feedPath),
    requireProject,
    describe({ summary: "Delete a feed", responses: { 204: null } }),
    async (c) => {
      const { feedId } = c.req.valid("param");
      await deleteFeed(c.var.db, c.var.project.id, feedId);
      return c.body(null, 204);
    },
  );
