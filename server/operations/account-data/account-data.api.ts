import { Hono } from "hono";
import { deleteInput } from "#shared/account/account.ts";
import { keepResponse, tokenInput } from "#shared/account/auth.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { exportSeconds, jsonFile } from "../../http/download.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { forgetDevice } from "../../http/user-agent.ts";
import { exportAccount, exportName } from "./data-export.ts";
import { deleteAccount, keepAccount, keepAccountWithToken } from "./deletion.ts";

// Deleting checks the password, so the limit stops guessing.
const deletionsMinute = rateLimit({ name: "own-password-minute", points: 20, seconds: 60 });
const linksMinute = rateLimit({ name: "confirm-minute", points: 30, seconds: 60 });

export const accountData = new Hono<AppEnv>()
  .delete(
    "/me",
    route({ access: "userUntilErased", limits: [deletionsMinute], json: deleteInput }),
    describe("Delete your account", {
      description:
        "Requires your password or, without one, a sign-in within 15 minutes. Signs out everywhere and erases the account with all its data. With `grace`, erases it after 14 days: until then, its owner can keep it by signing in or with an emailed link, and running subscriptions aren't renewed.",
      problems: ["not-found", "conflict", "upstream"],
    }),
    async (c) => {
      await deleteAccount(c.var, c.var.user, c.req.valid("json"));
      forgetDevice(c);
      return c.body(null, 204);
    },
  )
  .post(
    "/me/keep",
    route({ access: "userUntilErased" }),
    describe("Keep your account", { description: "Cancels its deletion." }),
    async (c) => noContent(c, keepAccount(c.var.db, c.var.user.id)),
  )
  .post(
    "/me/keep/link",
    route({ access: "anyone", limits: [linksMinute], json: tokenInput }),
    describe("Keep an account with an emailed link", {
      description: "Takes the token of the link that was emailed when the deletion was scheduled.",
      responses: { 200: keepResponse },
    }),
    async (c) => {
      await keepAccountWithToken(c.var, c.req.valid("json").token);
      return c.json({ kept: true as const });
    },
  )
  .get(
    "/me/export",
    route({ access: "user", support: "refused", timeoutSeconds: exportSeconds }),
    describe("Export your data", { responses: { 200: "application/json" } }),
    async (c) => {
      return jsonFile(exportName(c.var.clock()), await exportAccount(c.var, c.var.user));
    },
  );
