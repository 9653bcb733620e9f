import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
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

export const siteSections: ApiSection[] = [
  { name: "Blog", description: "Blog posts.", paths: ["/blogposts"] },
  { name: "Images", description: "Uploaded images in several widths.", paths: ["/file-uploads"] },
  { name: "Audit log", description: "Actions of administrators.", paths: ["/audit"] },
  {
    name: "Settings",
    description: "What the site shows, what plans include and how long data is stored.",
    paths: ["/settings", "/retention"],
  },
  { name: "Waitlist", description: "People who want to hear from us.", paths: ["/waitlist"] },
  {
    name: "Service",
    description: "Health checks, our bot and this document.",
    paths: ["/health", "/ready", "/bot", "/openapi.json"],
  },
];
