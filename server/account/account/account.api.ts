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
} from "#shared/account/account.ts";
import { keepResponse, tokenInput } from "#shared/account/auth.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, readWithSession, requireUser, requireUserUntilErased } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { jsonFile } from "../../http/json-file.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { allowSupport, refuseSupport } from "../../http/support-access.ts";
import { forgetDevice } from "../../http/user-agent.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { exportAccount, exportName, exportSeconds } from "../../operations/account-data/data-export.ts";
import { deleteAccount, keepAccount, keepAccountWithToken } from "../../operations/account-data/deletion.ts";
import { deleteSession, listSessions } from "../auth/sessions.ts";
import { changePassword, confirmEmail, updateAccount } from "./account.ts";
import { getEmailPreferences, saveEmailPreferences } from "./email-preferences.ts";
import { accountRead, toMe } from "./me.ts";

const tokenMinute = rateLimit(createRateLimit({ name: "confirm-minute", points: 30, seconds: 60 }));
// These routes check the password, so the limit stops guessing.
const passwordMinute = rateLimit(createRateLimit({ name: "own-password-minute", points: 20, seconds: 60 }));

export const account = new Hono<AppEnv>()
  .get(
    "/me",
    readWithSession(accountRead),
    requireUser,
    describe({
      summary: "Retrieve your account",
      description: "Includes your plan, limits and usage.",
      responses: { 200: me },
    }),
    async (c) => {
      const account = await toMe(c.var, c.get("data"));
      return c.json({ ...account, ...(c.get("user").impersonatedBy && { isSupportAccess: true as const }) });
    },
  )
  .put(
    "/me",
    requireUser,
    passwordMinute,
    validate("json", meInput),
    describe({
      summary: "Update your account",
      description:
        "Changing the email requires your password, if you have one. The new address takes effect once confirmed; the current address is notified of the request.",
      responses: { 200: me },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateAccount(c.var, c.var.user, c.req.valid("json"))),
  )
  .delete(
    "/me",
    requireUserUntilErased,
    passwordMinute,
    validate("json", deleteInput),
    describe({
      summary: "Delete your account",
      description:
        "Signs out everywhere and erases the account with all its data. With `grace`, erases it after 14 days: until then, its owner can keep it by signing in or with an emailed link, and running subscriptions aren't renewed.",
      responses: { 204: null },
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
    requireUserUntilErased,
    describe({
      summary: "Keep your account",
      description: "Cancels its deletion.",
      responses: { 204: null },
    }),
    async (c) => {
      await keepAccount(c.var.db, c.var.user.id);
      return c.body(null, 204);
    },
  )
  .post(
    "/me/keep/link",
    tokenMinute,
    validate("json", tokenInput),
    describe({
      summary: "Keep an account with an emailed link",
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
    tokenMinute,
    optionalUser,
    validate("json", tokenInput),
    describe({
      summary: "Confirm an email address",
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
    requireUser,
    passwordMinute,
    validate("json", passwordInput),
    describe({
      summary: "Change your password",
      description: "Ends your other sessions and invalidates emailed links and a pending email change.",
      responses: { 204: null },
    }),
    async (c) => {
      await changePassword(c.var, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get(
    "/me/mails",
    requireUser,
    describe({ summary: "Retrieve your email preferences", responses: { 200: emailPreferences } }),
    async (c) => c.json(await getEmailPreferences(c.var.db, c.var.user)),
  )
  .put(
    "/me/mails",
    allowSupport,
    requireUser,
    validate("json", emailPreferencesInput),
    describe({ summary: "Update your email preferences", responses: { 200: emailPreferences } }),
    async (c) => c.json(await saveEmailPreferences(c.var.db, c.var.user, c.req.valid("json"))),
  )
  .get(
    "/me/sessions",
    requireUser,
    describe({ summary: "List your sessions", responses: { 200: sessionList } }),
    async (c) => c.json(await listSessions(c.var, c.var.user)),
  )
  .delete(
    "/me/sessions/:id",
    requireUser,
    validate("param", sessionPath),
    describe({ summary: "End a session", responses: { 204: null } }),
    async (c) => {
      await deleteSession(c.var.db, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .get(
    "/me/export",
    refuseSupport,
    requireUser,
    describe({ summary: "Export your data", responses: { 200: "application/json" } }),
    async (c) => {
      c.env.server?.timeout(c.req.raw, exportSeconds);
      return jsonFile(exportName(c.var.clock()), await exportAccount(c.var, c.var.user));
    },
  );
