import { Hono } from "hono";
import {
  confirmedResponse,
  emailPreferences,
  emailPreferencesInput,
  me,
  meInput,
  passwordInput,
  sessionList,
} from "#shared/account/account.ts";
import { tokenInput } from "#shared/account/auth.ts";
import {
  codeInput,
  confirmationInput,
  passkey,
  passkeyCreationOptions,
  passkeyInput,
  passkeyNameInput,
  recoveryCodes,
  secondFactorSetup,
  signInMethods as signInMethodsResponse,
} from "#shared/account/sign-in-methods.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { addPasskey, renamePasskey } from "../auth/passkeys.ts";
import { confirmSecondFactor } from "../auth/second-factor.ts";
import { deleteSession, listSessions } from "../auth/sessions.ts";
import { changePassword, confirmEmail, updateAccount } from "./account.ts";
import { getEmailPreferences, saveEmailPreferences } from "./email-preferences.ts";
import { getMe } from "./me.ts";
import {
  createRecoveryCodes,
  disconnectGoogle,
  getSignInMethods,
  removePasskey,
  setUpPasskey,
  setUpSecondFactor,
  turnOffSecondFactor,
} from "./sign-in-methods.ts";

const tokenMinute = rateLimit({ name: "confirm-minute", points: 30, seconds: 60 });
// These routes check the password or a code, so the limits stop guessing.
const passwordMinute = rateLimit({ name: "own-password-minute", points: 20, seconds: 60 });
const methodsMinute = rateLimit({ name: "sign-in-methods-minute", points: 20, seconds: 60 });
const aboutConfirmation =
  "Requires the password, or a code if two-factor authentication is on; without a password, a sign-in within 15 minutes.";

export const account = new Hono<AppEnv>()
  .get(
    "/me",
    route({ access: "user" }),
    describe("Retrieve your account", { description: "Includes your plan, limits and usage.", responses: { 200: me } }),
    async (c) => {
      const account = await getMe(c.var, c.var.user);
      return c.json({ ...account, ...(c.var.user.impersonatedBy && { isSupportAccess: true as const }) });
    },
  )
  .put(
    "/me",
    route({ access: "user", limits: [passwordMinute], json: meInput }),
    describe("Update your account", {
      description:
        "Changing the email requires your password or, without one, a sign-in within 15 minutes. The new address takes effect once confirmed; the current address is notified of the request.",
      responses: { 200: me },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateAccount(c.var, c.var.user, c.req.valid("json"))),
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
      description:
        "Requires your password or, without one, a sign-in within 15 minutes. Ends your other sessions and invalidates emailed links and a pending email change.",
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
  .delete("/me/sessions/:id", route({ access: "user", param: idPath }), describe("End a session"), async (c) =>
    noContent(c, deleteSession(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get(
    "/me/sign-in-methods",
    route({ access: "user" }),
    describe("Retrieve how you can sign in", { responses: { 200: signInMethodsResponse } }),
    async (c) => c.json(await getSignInMethods(c.var, c.var.user)),
  )
  .post(
    "/me/second-factor",
    route({ access: "user", limits: [methodsMinute], json: confirmationInput }),
    describe("Set up two-factor authentication", {
      description: `Returns the secret for an authenticator app. It is on once a code is confirmed. ${aboutConfirmation}`,
      responses: { 201: secondFactorSetup },
    }),
    async (c) => c.json(await setUpSecondFactor(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/second-factor",
    route({ access: "user", limits: [methodsMinute], json: codeInput }),
    describe("Turn on two-factor authentication", {
      description:
        "Takes a code of the authenticator app and returns recovery codes, which are shown only this once. Ends your other sessions, and invalidates emailed links and a pending email change.",
      responses: { 200: recoveryCodes },
      problems: ["conflict"],
    }),
    async (c) => c.json({ recoveryCodes: await confirmSecondFactor(c.var, c.var.user, c.req.valid("json").code) }),
  )
  .delete(
    "/me/second-factor",
    route({ access: "user", limits: [methodsMinute], json: confirmationInput }),
    describe("Turn off two-factor authentication", { description: aboutConfirmation, problems: ["conflict"] }),
    async (c) => noContent(c, turnOffSecondFactor(c.var, c.var.user, c.req.valid("json"))),
  )
  .post(
    "/me/second-factor/recovery-codes",
    route({ access: "user", limits: [methodsMinute], json: confirmationInput }),
    describe("Create new recovery codes", {
      description: `Earlier ones no longer work. ${aboutConfirmation}`,
      responses: { 201: recoveryCodes },
    }),
    async (c) => c.json({ recoveryCodes: await createRecoveryCodes(c.var, c.var.user, c.req.valid("json")) }, 201),
  )
  .post(
    "/me/passkeys/options",
    route({ access: "user", limits: [methodsMinute], json: confirmationInput }),
    describe("Start adding a passkey", {
      description: `Returns options for \`navigator.credentials.create()\`. They work once, for ten minutes. ${aboutConfirmation}`,
      responses: { 200: passkeyCreationOptions },
    }),
    async (c) => c.json(await setUpPasskey(c.var, c.var.user, c.req.valid("json"))),
  )
  .post(
    "/me/passkeys",
    route({ access: "user", limits: [methodsMinute], json: passkeyInput }),
    describe("Add a passkey", { responses: { 201: passkey } }),
    async (c) => c.json(await addPasskey(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/passkeys/:id",
    route({ access: "user", param: idPath, json: passkeyNameInput }),
    describe("Rename a passkey", { responses: { 200: passkey } }),
    async (c) => c.json(await renamePasskey(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json").name)),
  )
  .delete(
    "/me/passkeys/:id",
    route({ access: "user", limits: [methodsMinute], param: idPath, json: confirmationInput }),
    describe("Remove a passkey", { description: aboutConfirmation }),
    async (c) => noContent(c, removePasskey(c.var, c.var.user, c.req.valid("json"), c.req.valid("param").id)),
  )
  .delete(
    "/me/google",
    route({ access: "user", limits: [methodsMinute], json: confirmationInput }),
    describe("Disconnect Google", {
      description: `Ends your other sessions. ${aboutConfirmation}`,
      problems: ["not-found", "conflict"],
    }),
    async (c) => noContent(c, disconnectGoogle(c.var, c.var.user, c.req.valid("json"))),
  );
