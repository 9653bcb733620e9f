import { Hono } from "hono";
import { feedInput, feedPath } from "#shared/project-feeds.ts";
import { projectPath } from "#shared/projects.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { createRateLimit, rateLimit } from "../../http/rate-limit.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { validate } from "../../http/validate.ts";
import { getOwnProject } from "../projects/projects.ts";
import { addFeed, deleteFeed, listFeeds } from "./project-feeds.ts";

/** Each request fetches a third-party website. */
const feedsHour = createRateLimit({ name: "feeds-hour", points: 60, seconds: 3600 });
/** Fetching a page and its feed takes up to 8 s each, plus waiting for the parsing worker. */
const feedTimeout = requestTimeout(60);

export const projectFeeds = new Hono<AppEnv>()
  .get("/:id/feeds", requireUser, validate("param", projectPath), async (c) => {
    const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listFeeds(c.var.db, project.id));
  })
  .post(
    "/:id/feeds",
    requireActivePlan,
    rateLimit(feedsHour),
    validate("param", projectPath),
    validate("json", feedInput),
    feedTimeout,
    async (c) => {
      const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await addFeed(c.var, project.id, c.req.valid("json")), 201);
    },
  )
  .delete("/:id/feeds/:feedId", requireUser, validate("param", feedPath), async (c) => {
    const { id, feedId } = c.req.valid("param");
    const project = await getOwnProject(c.var.db, c.var.user, id);
    await deleteFeed(c.var.db, project.id, feedId);
    return c.body(null, 204);
  });
