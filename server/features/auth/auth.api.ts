import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import {
  emailInput,
  googleInput,
  magicLinkQuery,
  resetInput,
  signInInput,
  signOutInput,
  signUpInput,
  tokenQuery,
} from "#shared/auth.ts";
import type { App } from "../../dependencies.ts";
import { user } from "../../http/auth.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { callerOf, rememberDevice } from "../../http/user-agent.ts";
import { check } from "../../http/validate.ts";
import { Problem } from "../../problem.ts";
import { requestLink, signInByLink } from "./email-links.ts";
import { resetPassword } from "./reset-password.ts";
import { endAllSessions, endSession } from "./sessions.ts";
import { accountExists, signIn } from "./sign-in.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { signUp } from "./sign-up.ts";

const hour = 3600;
const signInBurst = rate(sharedLimit({ name: "sign-in-burst", points: 20, seconds: 10 }));
const signInHour = rate(sharedLimit({ name: "sign-in-hour", points: 300, seconds: hour }));
const signUpBurst = rate(sharedLimit({ name: "sign-up-burst", points: 20, seconds: 10 }));
const signUpHour = rate(sharedLimit({ name: "sign-up-hour", points: 200, seconds: hour }));
const existMinute = rate(sharedLimit({ name: "exist-minute", points: 30, seconds: 60 }));
const existHour = rate(sharedLimit({ name: "exist-hour", points: 200, seconds: hour }));
const linkMinute = rate(sharedLimit({ name: "link-asked-minute", points: 10, seconds: 60 }));
const linkHour = rate(sharedLimit({ name: "link-asked-hour", points: 60, seconds: hour }));
const tokenMinute = rate(sharedLimit({ name: "token-minute", points: 30, seconds: 60 }));

const sent = { sent: true as const };

/** Who only looks whether a link is there must not use it up. */
const byGetAlone = createMiddleware<App>(async (c, next) => {
  if (c.req.method === "HEAD") throw new Problem("method-not-allowed", "Ask by GET.", { headers: { Allow: "GET" } });
  await next();
});

export const auth = new Hono<App>()
  .post("/signup", signUpBurst, signUpHour, check("json", signUpInput), async (c) =>
    c.json(rememberDevice(c, await signUp(c.var, c.req.valid("json"), callerOf(c))), 201),
  )
  .post("/signIn", signInBurst, signInHour, check("json", signInInput), async (c) =>
    c.json(rememberDevice(c, await signIn(c.var, c.req.valid("json"), callerOf(c)))),
  )
  .post("/exist", existMinute, existHour, check("json", emailInput), async (c) =>
    c.json({ exists: await accountExists(c.var.db, c.req.valid("json").email) }),
  )
  .post("/password-reset", linkMinute, linkHour, check("json", emailInput), async (c) => {
    await requestLink(c.var, "password-reset", c.req.valid("json").email);
    return c.json(sent, 202);
  })
  .put("/password", tokenMinute, check("json", resetInput), async (c) => {
    const { password, resetPasswordToken } = c.req.valid("json");
    const { email } = await resetPassword(c.var, { password, token: resetPasswordToken });
    return c.json(rememberDevice(c, { email, changed: true as const }));
  })
  .post("/google", signInBurst, signInHour, check("json", googleInput), async (c) =>
    c.json(rememberDevice(c, await signInWithGoogle(c.var, c.req.valid("json"), callerOf(c)))),
  )
  .get("/magic-link", linkMinute, linkHour, check("query", magicLinkQuery), async (c) => {
    const { email, next } = c.req.valid("query");
    await requestLink(c.var, "magic-link", email, next);
    return c.json(sent, 202);
  })
  .get("/magic-link/callback", byGetAlone, tokenMinute, check("query", tokenQuery), async (c) =>
    c.json(rememberDevice(c, await signInByLink(c.var, c.req.valid("query").token, callerOf(c)))),
  )
  .post("/signOut", user, check("json", signOutInput), async (c) => {
    const { everywhere } = c.req.valid("json");
    await (everywhere ? endAllSessions : endSession)(c.var.db, c.var.user);
    return c.body(null, 204);
  });
