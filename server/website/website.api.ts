import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { suggestions } from "./suggestions/suggestions.api.ts";

export const websiteApi = new Hono<AppEnv>().route("/suggestions", suggestions);
