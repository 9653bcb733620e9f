import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
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
