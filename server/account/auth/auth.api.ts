import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import {
  changedResponse,
  emailInput,
  existsResponse,
  googleInput,
  magicLinkQuery,
  resetInput,
  sentResponse,
  signedIn,
  signInInput,
  signOutInput,
  signUpInput,
  tokenQuery,
} from "#shared/account/auth.ts";
import { passkeyRequestOptions, passkeySignInInput, secondFactorInput } from "#shared/account/sign-in-methods.ts";
import { Problem } from "#shared/problem.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { getCaller, rememberDevice } from "../../http/user-agent.ts";
import { requestEmailLink, resetPassword, signInWithEmailLink } from "./email-links.ts";
import { signInWithPasskey, startPasskeySignIn } from "./passkeys.ts";
import { deleteAllSessions, deleteCurrentSession } from "./sessions.ts";
import { accountExists, signIn } from "./sign-in.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { signInWithSecondFactor } from "./sign-in-with-second-factor.ts";
import { signUp } from "./sign-up.ts";

const aboutPaymentUrl = "The response includes `paymentUrl` if the trial has ended and the account has no plan.";
const aboutSecondFactor =
  "If the account has two-factor authentication, it responds with the problem `second-factor` and a `challenge` for `POST /auth/second-factor`.";
const aboutSentLink =
  "The response is the same whether or not the account exists. Repeated requests send the same link again or extend it.";

const hour = 3600;
const signInBurst = rateLimit({ name: "sign-in-burst", points: 20, seconds: 10 });
const signInHour = rateLimit({ name: "sign-in-hour", points: 300, seconds: hour });
// The sign-in page requests passkey options when it opens, which isn't an attempt to sign in.
const passkeyOptionsBurst = rateLimit({ name: "passkey-options-burst", points: 60, seconds: 10 });
const passkeyOptionsHour = rateLimit({ name: "passkey-options-hour", points: 1_200, seconds: hour });
const signUpBurst = rateLimit({ name: "sign-up-burst", points: 20, seconds: 10 });
const signUpHour = rateLimit({ name: "sign-up-hour", points: 200, seconds: hour });
const existMinute = rateLimit({ name: "exist-minute", points: 30, seconds: 60 });
const existHour = rateLimit({ name: "exist-hour", points: 200, seconds: hour });
const linkMinute = rateLimit({ name: "email-link-minute", points: 10, seconds: 60 });
const linkHour = rateLimit({ name: "email-link-hour", points: 60, seconds: hour });
const tokenMinute = rateLimit({ name: "token-minute", points: 30, seconds: 60 });

const sent = { sent: true as const };

/** Hono routes HEAD to the GET handler, and a link checker's HEAD must not consume the token. */
const byGetAlone = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "HEAD") throw new Problem("method-not-allowed", "Use GET.", { headers: { Allow: "GET" } });
  await next();
});

export const auth = new Hono<AppEnv>()
  .post(
    "/signup",
    route({ access: "anyone", limits: [signUpBurst, signUpHour], json: signUpInput }),
    describe("Create an account", {
      description: "Signs in to the new account and sends a welcome email with a link that confirms the address.",
      responses: { 201: signedIn },
      problems: ["conflict"],
    }),
    async (c) => c.json(rememberDevice(c, await signUp(c.var, c.req.valid("json"), getCaller(c))), 201),
  )
  .post(
    "/signIn",
    route({ access: "anyone", limits: [signInBurst, signInHour], json: signInInput }),
    describe("Sign in with email and password", {
      description: `Allows ten attempts per 15 minutes for each account and network. ${aboutPaymentUrl} ${aboutSecondFactor}`,
      responses: { 200: signedIn },
      problems: ["unauthenticated", "second-factor"],
    }),
    async (c) => c.json(rememberDevice(c, await signIn(c.var, c.req.valid("json"), getCaller(c)))),
  )
  .post(
    "/second-factor",
    route({ access: "anyone", limits: [signInBurst, signInHour], json: secondFactorInput }),
    describe("Complete a sign-in with a code", {
      description:
        "Takes the `challenge` of a sign-in with two-factor authentication, and a code of the authenticator app or a recovery code. Each code works once. Allows ten attempts per 15 minutes for each account.",
      responses: { 200: signedIn },
      problems: ["unauthenticated"],
    }),
    async (c) => c.json(rememberDevice(c, await signInWithSecondFactor(c.var, c.req.valid("json"), getCaller(c)))),
  )
  .post(
    "/passkey/options",
    route({ access: "anyone", limits: [passkeyOptionsBurst, passkeyOptionsHour] }),
    describe("Start a sign-in with a passkey", {
      description: "Returns options for `navigator.credentials.get()`. They work once, for ten minutes.",
      responses: { 200: passkeyRequestOptions },
    }),
    async (c) => c.json(await startPasskeySignIn(c.var)),
  )
  .post(
    "/passkey",
    route({ access: "anyone", limits: [signInBurst, signInHour], json: passkeySignInInput }),
    describe("Sign in with a passkey", {
      description: `A passkey counts as both factors. ${aboutPaymentUrl}`,
      responses: { 200: signedIn },
      problems: ["unauthenticated"],
    }),
    async (c) =>
      c.json(rememberDevice(c, await signInWithPasskey(c.var, c.req.valid("json").credential, getCaller(c)))),
  )
  .post(
    "/exist",
    route({ access: "anyone", limits: [existMinute, existHour], json: emailInput }),
    describe("Check whether an account exists", { responses: { 200: existsResponse } }),
    async (c) => c.json({ exists: await accountExists(c.var.db, c.req.valid("json").email) }),
  )
  .post(
    "/password-reset",
    route({ access: "anyone", limits: [linkMinute, linkHour], json: emailInput }),
    describe("Request a password reset link", {
      description: `Emails a link to choose a new password. ${aboutSentLink}`,
      responses: { 202: sentResponse },
    }),
    async (c) => {
      await requestEmailLink(c.var, "password-reset", c.req.valid("json").email);
      return c.json(sent, 202);
    },
  )
  .put(
    "/password",
    route({ access: "anyone", limits: [tokenMinute], json: resetInput }),
    describe("Reset a password", {
      description:
        "Takes the token of an emailed link, which works once. Ends all sessions and invalidates other emailed links and a pending email change.",
      responses: { 200: changedResponse },
    }),
    async (c) => {
      const { password, resetPasswordToken } = c.req.valid("json");
      const { email } = await resetPassword(c.var, { password, token: resetPasswordToken });
      return c.json(rememberDevice(c, { email, changed: true as const }));
    },
  )
  .post(
    "/google",
    route({ access: "anyone", limits: [signInBurst, signInHour], json: googleInput }),
    describe("Sign in with a Google ID token", {
      description: `${aboutPaymentUrl} ${aboutSecondFactor}`,
      responses: { 200: signedIn },
      problems: ["unauthenticated", "second-factor", "conflict", "unavailable"],
    }),
    async (c) => c.json(rememberDevice(c, await signInWithGoogle(c.var, c.req.valid("json"), getCaller(c)))),
  )
  .get(
    "/magic-link",
    route({ access: "anyone", limits: [linkMinute, linkHour], query: magicLinkQuery }),
    describe("Request a sign-in link", {
      description: `Emails a link that signs in. ${aboutSentLink}`,
      responses: { 202: sentResponse },
    }),
    async (c) => {
      const { email, next } = c.req.valid("query");
      await requestEmailLink(c.var, "magic-link", email, next);
      return c.json(sent, 202);
    },
  )
  .get(
    "/magic-link/callback",
    byGetAlone,
    route({ access: "anyone", limits: [tokenMinute], query: tokenQuery }),
    describe("Sign in with an emailed link", {
      description: `The token works once. ${aboutSecondFactor}`,
      responses: { 200: signedIn },
      problems: ["second-factor"],
    }),
    async (c) => c.json(rememberDevice(c, await signInWithEmailLink(c.var, c.req.valid("query").token, getCaller(c)))),
  )
  .post(
    "/signOut",
    route({ access: "userUntilErased", support: "allowed", json: signOutInput }),
    describe("Sign out", {
      description:
        "Ends the current session. With `everywhere`, ends all sessions and invalidates emailed links and a pending email change.",
    }),
    async (c) => {
      // An admin who is signed in as a customer ends only their own session.
      const everywhere = c.req.valid("json").everywhere && !c.var.user.impersonatedBy;
      return noContent(c, (everywhere ? deleteAllSessions : deleteCurrentSession)(c.var, c.var.user));
    },
  );
