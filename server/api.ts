import { Hono } from "hono";
import type { hc } from "hono/client";
import { accountApi, accountSections } from "./account/account.api.ts";
import { billingApi, billingSections } from "./billing/billing.api.ts";
import { contentApi, contentSections } from "./content/content.api.ts";
import { conversationsApi, conversationsSections } from "./conversations/conversations.api.ts";
import { developersApi, developersSections } from "./developers/developers.api.ts";
import type { ApiReference, AppEnv } from "./http/app-env.ts";
import { linksApi, linksSections } from "./links/links.api.ts";
import { operationsApi, operationsSections } from "./operations/operations.api.ts";
import { reportingApi, reportingSections } from "./reporting/reporting.api.ts";
import { retentionApi, retentionSections } from "./retention/retention.api.ts";
import { siteApi, siteSections } from "./site/site.api.ts";
import { websiteApi, websiteSections } from "./website/website.api.ts";
import { workspaceApi, workspaceSections } from "./workspace/workspace.api.ts";

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
export type ApiClient = ReturnType<typeof hc<Api>>;

/** What customers use first. */
const sections = [
  ...accountSections,
  ...workspaceSections,
  ...websiteSections,
  ...linksSections,
  ...contentSections,
  ...conversationsSections,
  ...retentionSections,
  ...reportingSections,
  ...developersSections,
  ...billingSections,
  ...operationsSections,
  ...siteSections,
];

export const apiReference: ApiReference = { routes: api.routes, sections };
