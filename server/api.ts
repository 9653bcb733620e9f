import { Hono } from "hono";
import { accountApi } from "./account/account.api.ts";
import { billingApi } from "./billing/billing.api.ts";
import { contentApi } from "./content/content.api.ts";
import { conversationsApi } from "./conversations/conversations.api.ts";
import { developersApi } from "./developers/developers.api.ts";
import type { AppEnv } from "./http/app-env.ts";
import { linksApi } from "./links/links.api.ts";
import { operationsApi } from "./operations/operations.api.ts";
import { reportingApi } from "./reporting/reporting.api.ts";
import { retentionApi } from "./retention/retention.api.ts";
import { siteApi } from "./site/site.api.ts";
import { websiteApi } from "./website/website.api.ts";
import { workspaceApi } from "./workspace/workspace.api.ts";

/** The API: the routers of all domains. */
export const api = new Hono<AppEnv>()
  .route("/", siteApi)
  .route("/", billingApi)
  .route("/", accountApi)
  .route("/", websiteApi)
  .route("/", workspaceApi)
  .route("/", linksApi)
  .route("/", contentApi)
  .route("/", conversationsApi)
  .route("/", retentionApi)
  .route("/", reportingApi)
  .route("/", operationsApi)
  .route("/", developersApi);

export type Api = typeof api;
