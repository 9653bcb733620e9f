import { Hono } from "hono";
import { feedInput, feedPath } from "#shared/project-feeds.ts";
import { projectPath } from "#shared/projects.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { patience } from "../../http/request-timeout.ts";
import { check } from "../../http/validate.ts";
import { ownProject } from "../projects/projects.ts";
import { addFeed, deleteFeed, listFeeds } from "./project-feeds.ts";

/** Each reads a website of somebody else's. */
const feedsHour = sharedLimit({ name: "feeds-hour", points: 60, seconds: 3600 });
/** To read a website and the feed that it names, each 8 s, and to parse both behind others. */
const feedPatience = patience(60);

export const projectFeeds = new Hono<App>()
  .get("/:id/feeds", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listFeeds(c.var.db, project.id));
  })
  .post(
    "/:id/feeds",
    member,
    rate(feedsHour),
    check("param", projectPath),
    check("json", feedInput),
    feedPatience,
    async (c) => {
      const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await addFeed(c.var, project.id, c.req.valid("json")), 201);
    },
  )
  .delete("/:id/feeds/:feedId", user, check("param", feedPath), async (c) => {
    const { id, feedId } = c.req.valid("param");
    const project = await ownProject(c.var.db, c.var.user, id);
    await deleteFeed(c.var.db, project.id, feedId);
    return c.body(null, 204);
  });
