import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { account } from "./account/account.api.ts";
import { apiKeys } from "./api-keys/api-keys.api.ts";
import { auth } from "./auth/auth.api.ts";

export const accountApi = new Hono<AppEnv>().route("/auth", auth).route("/users", account).route("/users", apiKeys);
