import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { openapi } from "./openapi/openapi.api.ts";
import { projectWebhooks, webhookDeliveries, webhooks } from "./webhooks/webhooks.api.ts";

export const developersApi = new Hono<AppEnv>()
  .route("/", openapi)
  // The path before /webhook-deliveries, for clients that use it.
  .route("/deliveries", webhookDeliveries)
  .route("/projects", projectWebhooks)
  .route("/webhook-deliveries", webhookDeliveries)
  .route("/webhooks", webhooks);

export const developersSections: ApiSection[] = [
  {
    name: "Webhooks",
    description: "A project's events for your own endpoint, signed as Standard Webhooks describes.",
    paths: ["/webhooks", "/webhook-deliveries", "/deliveries/{id}"],
  },
];
