import Bowser from "bowser";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../dependencies.ts";
import { type Caller, createDeviceToken, deviceTokenDays } from "../features/auth/known-device.ts";
import { clientAddress, wideNetworkOf } from "./client-address.ts";

const deviceCookie = "device_token";
const devicePath = "/api/auth";
const isOwnPage = (c: Context<AppEnv>) => c.req.header("sec-fetch-site") === "same-origin";

/** The caller's browser and system as people name them (`Firefox on Windows`), network and device token. */
export const getCaller = (c: Context<AppEnv>): Caller => ({
  device: deviceOf(c.req.header("user-agent")),
  network: wideNetworkOf(clientAddress(c)),
  deviceToken: getCookie(c, deviceCookie),
});

export const deviceOf = (userAgent: string | undefined) => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(" on ").slice(0, 100) || null;
};

/**
 * Marks this browser as one that signed in with the address, and returns the rest of the result. The cookie signs no call
 * in. Clients that are not a page of this site get none: they have no cookie jar to keep it in.
 */
export const rememberDevice = <Rest extends object>(
  c: Context<AppEnv>,
  { email, ...rest }: Rest & { email: string },
) => {
  if (isOwnPage(c))
    setCookie(c, deviceCookie, createDeviceToken(c.var, email), {
      httpOnly: true,
      sameSite: "Strict",
      secure: c.var.env.SITE_URL.startsWith("https:"),
      path: devicePath,
      maxAge: deviceTokenDays * 24 * 3600,
    });
  return rest;
};

/** Takes the mark off this browser again, once its account is erased. */
export const forgetDevice = (c: Context<AppEnv>) => {
  if (isOwnPage(c)) deleteCookie(c, deviceCookie, { path: devicePath });
};
