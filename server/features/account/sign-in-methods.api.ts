import { Hono } from "hono";
import {
  codeInput,
  confirmationInput,
  passkey,
  passkeyCreationOptions,
  passkeyInput,
  passkeyNameInput,
  passkeyPath,
  recoveryCodes,
  secondFactorSetup,
  signInMethods as signInMethodsResponse,
} from "#shared/sign-in-methods.ts";
import type { AppEnv } from "../../dependencies.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { addPasskey, renamePasskey } from "../auth/passkeys.ts";
import { confirmSecondFactor } from "../auth/second-factor.ts";
import {
  createRecoveryCodes,
  disconnectGoogle,
  getSignInMethods,
  removePasskey,
  setUpPasskey,
  setUpSecondFactor,
  turnOffSecondFactor,
} from "./sign-in-methods.ts";

// These routes check the password or a code, so the limit stops guessing.
const minute = rateLimit({ name: "sign-in-methods-minute", points: 20, seconds: 60 });
const aboutConfirmation =
  "Requires the password, or a code if two-factor authentication is on; without a password, a sign-in within 15 minutes.";

/** How the user signs in: two-factor authentication, passkeys and Google. */
export const signInMethods = new Hono<AppEnv>()
  .get(
    "/me/sign-in-methods",
    route({ access: "user" }),
    describe("Retrieve how you can sign in", { responses: { 200: signInMethodsResponse } }),
    async (c) => c.json(await getSignInMethods(c.var, c.var.user)),
  )
  .post(
    "/me/second-factor",
    route({ access: "user", limits: [minute], json: confirmationInput }),
    describe("Set up two-factor authentication", {
      description: `Returns the secret for an authenticator app. It is on once a code is confirmed. ${aboutConfirmation}`,
      responses: { 201: secondFactorSetup },
    }),
    async (c) => c.json(await setUpSecondFactor(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/second-factor",
    route({ access: "user", limits: [minute], json: codeInput }),
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
    route({ access: "user", limits: [minute], json: confirmationInput }),
    describe("Turn off two-factor authentication", {
      description: aboutConfirmation,
      problems: ["conflict"],
    }),
    async (c) => noContent(c, turnOffSecondFactor(c.var, c.var.user, c.req.valid("json"))),
  )
  .post(
    "/me/second-factor/recovery-codes",
    route({ access: "user", limits: [minute], json: confirmationInput }),
    describe("Create new recovery codes", {
      description: `Earlier ones no longer work. ${aboutConfirmation}`,
      responses: { 201: recoveryCodes },
    }),
    async (c) => c.json({ recoveryCodes: await createRecoveryCodes(c.var, c.var.user, c.req.valid("json")) }, 201),
  )
  .post(
    "/me/passkeys/options",
    route({ access: "user", limits: [minute], json: confirmationInput }),
    describe("Start adding a passkey", {
      description: `Returns options for \`navigator.credentials.create()\`. They work once, for ten minutes. ${aboutConfirmation}`,
      responses: { 200: passkeyCreationOptions },
    }),
    async (c) => c.json(await setUpPasskey(c.var, c.var.user, c.req.valid("json"))),
  )
  .post(
    "/me/passkeys",
    route({ access: "user", limits: [minute], json: passkeyInput }),
    describe("Add a passkey", { responses: { 201: passkey } }),
    async (c) => c.json(await addPasskey(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/passkeys/:id",
    route({ access: "user", param: passkeyPath, json: passkeyNameInput }),
    describe("Rename a passkey", { responses: { 200: passkey } }),
    async (c) => c.json(await renamePasskey(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json").name)),
  )
  .delete(
    "/me/passkeys/:id",
    route({ access: "user", limits: [minute], param: passkeyPath, json: confirmationInput }),
    describe("Remove a passkey", { description: aboutConfirmation }),
    async (c) => noContent(c, removePasskey(c.var, c.var.user, c.req.valid("json"), c.req.valid("param").id)),
  )
  .delete(
    "/me/google",
    route({ access: "user", limits: [minute], json: confirmationInput }),
    describe("Disconnect Google", {
      description: `Ends your other sessions. ${aboutConfirmation}`,
      problems: ["not-found", "conflict"],
    }),
    async (c) => noContent(c, disconnectGoogle(c.var, c.var.user, c.req.valid("json"))),
  );
