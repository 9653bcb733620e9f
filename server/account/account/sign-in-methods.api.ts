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
} from "#shared/account/sign-in-methods.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
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
const minute = rateLimit(createRateLimit({ name: "sign-in-methods-minute", points: 20, seconds: 60 }));
const aboutConfirmation =
  "Requires the password, or a code if two-factor authentication is on; without a password, a sign-in within 15 minutes.";

/** How the user signs in: two-factor authentication, passkeys and Google. */
export const signInMethods = new Hono<AppEnv>()
  .get(
    "/me/sign-in-methods",
    requireUser,
    describe({ summary: "Retrieve how you can sign in", responses: { 200: signInMethodsResponse } }),
    async (c) => c.json(await getSignInMethods(c.var, c.var.user)),
  )
  .post(
    "/me/second-factor",
    requireUser,
    minute,
    validate("json", confirmationInput),
    describe({
      summary: "Set up two-factor authentication",
      description: `Returns the secret for an authenticator app. It is on once a code is confirmed. ${aboutConfirmation}`,
      responses: { 201: secondFactorSetup },
      problems: ["conflict"],
    }),
    async (c) => c.json(await setUpSecondFactor(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/second-factor",
    requireUser,
    minute,
    validate("json", codeInput),
    describe({
      summary: "Turn on two-factor authentication",
      description:
        "Takes a code of the authenticator app and returns recovery codes, which are shown only this once. Ends your other sessions, and invalidates emailed links and a pending email change.",
      responses: { 200: recoveryCodes },
      problems: ["conflict"],
    }),
    async (c) => c.json({ recoveryCodes: await confirmSecondFactor(c.var, c.var.user, c.req.valid("json").code) }),
  )
  .delete(
    "/me/second-factor",
    requireUser,
    minute,
    validate("json", confirmationInput),
    describe({
      summary: "Turn off two-factor authentication",
      description: aboutConfirmation,
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await turnOffSecondFactor(c.var, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .post(
    "/me/second-factor/recovery-codes",
    requireUser,
    minute,
    validate("json", confirmationInput),
    describe({
      summary: "Create new recovery codes",
      description: `Earlier ones no longer work. ${aboutConfirmation}`,
      responses: { 201: recoveryCodes },
      problems: ["conflict"],
    }),
    async (c) => c.json({ recoveryCodes: await createRecoveryCodes(c.var, c.var.user, c.req.valid("json")) }, 201),
  )
  .post(
    "/me/passkeys/options",
    requireUser,
    minute,
    validate("json", confirmationInput),
    describe({
      summary: "Start adding a passkey",
      description: `Returns options for \`navigator.credentials.create()\`. They work once, for ten minutes. ${aboutConfirmation}`,
      responses: { 200: passkeyCreationOptions },
      problems: ["conflict"],
    }),
    async (c) => c.json(await setUpPasskey(c.var, c.var.user, c.req.valid("json"))),
  )
  .post(
    "/me/passkeys",
    requireUser,
    minute,
    validate("json", passkeyInput),
    describe({ summary: "Add a passkey", responses: { 201: passkey }, problems: ["conflict"] }),
    async (c) => c.json(await addPasskey(c.var, c.var.user, c.req.valid("json")), 201),
  )
  .put(
    "/me/passkeys/:id",
    requireUser,
    validate("param", passkeyPath),
    validate("json", passkeyNameInput),
    describe({ summary: "Rename a passkey", responses: { 200: passkey } }),
    async (c) => c.json(await renamePasskey(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json").name)),
  )
  .delete(
    "/me/passkeys/:id",
    requireUser,
    minute,
    validate("param", passkeyPath),
    validate("json", confirmationInput),
    describe({ summary: "Remove a passkey", description: aboutConfirmation, responses: { 204: null } }),
    async (c) => {
      await removePasskey(c.var, c.var.user, c.req.valid("json"), c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/me/google",
    requireUser,
    minute,
    validate("json", confirmationInput),
    describe({
      summary: "Disconnect Google",
      description: `Ends your other sessions. ${aboutConfirmation}`,
      responses: { 204: null },
      problems: ["not-found", "conflict"],
    }),
    async (c) => {
      await disconnectGoogle(c.var, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
