import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { audit } from "./audit-log/audit-log.api.ts";
import { blog } from "./blog/blog.api.ts";
import { retention } from "./data-retention/retention.api.ts";
import { files } from "./files/files.api.ts";
import { health } from "./health/health.api.ts";
import { settings } from "./settings/settings.api.ts";
import { waitlist } from "./waitlist/waitlist.api.ts";

export const siteApi = new Hono<AppEnv>()
  .route("/", health)
  .route("/audit", audit)
  .route("/blogposts", blog)
  .route("/file-uploads", files)
  .route("/retention", retention)
  .route("/settings", settings)
  .route("/waitlist", waitlist);
