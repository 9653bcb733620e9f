import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { articles, projectArticles } from "./articles/articles.api.ts";
import { destinations, projectDestinations } from "./destinations/destinations.api.ts";
import { indexnow } from "./indexnow/indexnow.api.ts";
import { pageSets, projectPageSets } from "./page-sets/page-sets.api.ts";
import { projectTopics, topics } from "./topics/topics.api.ts";

export const contentApi = new Hono<AppEnv>()
  .route("/articles", articles)
  .route("/destinations", destinations)
  .route("/page-sets", pageSets)
  .route("/projects", indexnow)
  .route("/projects", projectPageSets)
  .route("/projects", projectDestinations)
  .route("/projects", projectTopics)
  .route("/projects", projectArticles)
  .route("/topics", topics);
