import { Hono } from "hono";
import {
  confirmedResponse,
  deleteInput,
  emailPreferences,
  emailPreferencesInput,
  me,
  meInput,
  passwordInput,
  sessionList,
  sessionPath,
} from "#shared/account.ts";
import { keepResponse, tokenInput } from "#shared/auth.ts";
import type { AppEnv } from "../../dependencies.ts";
import { jsonFile } from "../../http/json-file.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { forgetDevice } from "../../http/user-agent.ts";
import { deleteSession, listSessions } from "../auth/sessions.ts";
import { changePassword, confirmEmail, updateAccount } from "./account.ts";
import { exportAccount, exportName, exportSeconds } from "./data-export.ts";
import { deleteAccount, keepAccount, keepAccountWithToken } from "./deletion.ts";
import { getEmailPreferences, saveEmailPreferences } from "./email-preferences.ts";
import { accountRead, toMe } from "./me.ts";

const tokenMinute = rateLimit({ name: "confirm-minute", points: 30, seconds: 60 });
// These routes check the password, so the limit stops guessing.
const passwordMinute = rateLimit({ name: "own-password-minute", points: 20, seconds: 60 });

export const account = new Hono<AppEnv>()
  .get(
    "/me",
    route({ access: "user", read: accountRead }),
    describe("Retrieve your account", { description: "Includes your plan, limits and usage.", responses: { 200: me } }),
    async (c) => {
      const account = await toMe(c.var, c.get("data"));
      return c.json({ ...account, ...(c.get("user").impersonatedBy && { isSupportAccess: true as const }) });
    },
  )
  .put(
    "/me",
    route({ access: "user", limits: [passwordMinute], json: meInput }),
    describe("Update your account", {
      description:
        "Changing the email requires your password, if you have one. The new address takes effect once confirmed; the current address is notified of the request.",
      responses: { 200: me },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateAccount(c.var, c.var.user, c.req.valid("json"))),
  )
  .delete(
    "/me",
    route({ access: "userUntilErased", limits: [passwordMinute], json: deleteInput }),
    describe("Delete your account", {
      description:
        "Signs out everywhere and erases the account with all its data. With `grace`, erases it after 14 days: until then, its owner can keep it by signing in or with an emailed link, and running subscriptions aren't renewed.",
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
    route({ access: "anyone", limits: [tokenMinute], json: tokenInput }),
    describe("Keep an account with an emailed link", {
      description: "Takes the token of the link that was emailed when the deletion was scheduled.",
      responses: { 200: keepResponse },
    }),
    async (c) => {
      await keepAccountWithToken(c.var, c.req.valid("json").token);
      return c.json({ kept: true as const });
    },
  )
  .post(
    "/me/confirm-email",
    route({ access: "reader", limits: [tokenMinute], json: tokenInput }),
    describe("Confirm an email address", {
      description:
        "Takes the token of an emailed link. If the request is signed in to the account, the session, password and linked Google account stay. Otherwise all sessions end, and the password and a Google account with another address are removed; for administrators a new address is then rejected.",
      responses: { 200: confirmedResponse },
      problems: ["forbidden", "not-found", "conflict"],
    }),
    async (c) => {
      await confirmEmail(c.var, c.req.valid("json").token, c.var.viewer);
      return c.json({ confirmed: true as const });
    },
  )
  .put(
    "/me/password",
    route({ access: "user", limits: [passwordMinute], json: passwordInput }),
    describe("Change your password", {
      description: "Ends your other sessions and invalidates emailed links and a pending email change.",
    }),
    async (c) => noContent(c, changePassword(c.var, c.var.user, c.req.valid("json"))),
  )
  .get(
    "/me/mails",
    route({ access: "user" }),
    describe("Retrieve your email preferences", { responses: { 200: emailPreferences } }),
    async (c) => c.json(await getEmailPreferences(c.var.db, c.var.user)),
  )
  .put(
    "/me/mails",
    route({ access: "user", support: "allowed", json: emailPreferencesInput }),
    describe("Update your email preferences", { responses: { 200: emailPreferences } }),
    async (c) => c.json(await saveEmailPreferences(c.var.db, c.var.user, c.req.valid("json"))),
  )
  .get(
    "/me/sessions",
    route({ access: "user" }),
    describe("List your sessions", { responses: { 200: sessionList } }),
    async (c) => c.json(await listSessions(c.var, c.var.user)),
  )
  .delete("/me/sessions/:id", route({ access: "user", param: sessionPath }), describe("End a session"), async (c) =>
    noContent(c, deleteSession(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get(
    "/me/export",
    route({ access: "user", support: "refused", timeoutSeconds: exportSeconds }),
    describe("Export your data", { responses: { 200: "application/json" } }),
    async (c) => {
      return jsonFile(exportName(c.var.clock()), await exportAccount(c.var, c.var.user));
    },
  );
