import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { articles, projectArticles } from "./articles/articles.api.ts";
import { destinations, projectDestinations } from "./destinations/destinations.api.ts";
import { indexnow } from "./indexnow/indexnow.api.ts";
import { pageSets, projectPageSets } from "./page-sets/page-sets.api.ts";
import { projectSearchConsole } from "./search-console/search-console.api.ts";
import { projectTopics, topics } from "./topics/topics.api.ts";

export const contentApi = new Hono<AppEnv>()
  .route("/articles", articles)
  .route("/destinations", destinations)
  .route("/page-sets", pageSets)
  .route("/projects", indexnow)
  .route("/projects", projectPageSets)
  .route("/projects", projectDestinations)
  .route("/projects", projectSearchConsole)
  .route("/projects", projectTopics)
  .route("/projects", projectArticles)
  .route("/topics", topics);

export const contentSections: ApiSection[] = [
  {
    name: "Destinations",
    description: "Where a project's articles and pages are published.",
    paths: ["/destinations"],
  },
  {
    name: "Articles",
    description: "Topics with their evidence, and the articles about them: from the idea to the published page.",
    paths: ["/articles", "/topics"],
  },
  {
    name: "Page sets",
    description: "Pages from a template and the rows of a file: their checks, previews and publishing.",
    paths: ["/page-sets"],
  },
];
