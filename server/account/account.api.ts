import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { account } from "./account/account.api.ts";
import { apiKeys } from "./api-keys/api-keys.api.ts";
import { auth } from "./auth/auth.api.ts";

export const accountApi = new Hono<AppEnv>().route("/auth", auth).route("/users", account).route("/users", apiKeys);

export const accountSections: ApiSection[] = [
  { name: "Authentication", description: "Accounts, sessions and emailed links.", paths: ["/auth"] },
  { name: "Account", description: "Your account, and user management for administrators.", paths: ["/users"] },
];
