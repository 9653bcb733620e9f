import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { suggestions } from "./suggestions/suggestions.api.ts";

export const websiteApi = new Hono<AppEnv>().route("/suggestions", suggestions);

export const websiteSections: ApiSection[] = [
  { name: "Suggestions", description: "Improvements for a project's website.", paths: ["/suggestions"] },
];
