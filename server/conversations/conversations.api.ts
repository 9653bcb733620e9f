import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { feeds, projectAlerts } from "./alerts/alerts.api.ts";
import { digest } from "./digest/digest.api.ts";
import { leads } from "./leads/leads.api.ts";
import { mentions } from "./mentions/mentions.api.ts";
import { projectMentions } from "./mentions/project-mentions.api.ts";
import { projectFeeds } from "./project-feeds/project-feeds.api.ts";
import { projectSourceSettings } from "./source-settings/source-settings.api.ts";

export const conversationsApi = new Hono<AppEnv>()
  .route("/digest", digest)
  .route("/feeds", feeds)
  .route("/posts", mentions)
  .route("/projects", projectFeeds)
  .route("/projects", projectSourceSettings)
  .route("/projects", leads)
  .route("/projects", projectAlerts)
  .route("/projects", projectMentions);

export const conversationsSections: ApiSection[] = [
  {
    name: "Mentions",
    description: "Public posts that match a project's keywords, and your replies.",
    paths: ["/posts", "/feeds"],
  },
  { name: "Digest", description: "Unsubscribe from the weekly digest.", paths: ["/digest"] },
];
