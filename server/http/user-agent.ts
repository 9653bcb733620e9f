import Bowser from "bowser";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Caller, createDeviceToken, deviceTokenDays } from "../security/known-device.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress, wideNetworkOf } from "./client-address.ts";

const deviceCookie = "device_token";
const devicePath = "/api/auth";
const isOwnPage = (c: Context<AppEnv>) => c.req.header("sec-fetch-site") === "same-origin";

/** Returns the caller's browser and OS (`Firefox on Windows`), network and device token. */
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
 * Sets the device cookie for this email and returns the rest of the result. The cookie does not authenticate requests.
 * Only pages of this site get it; API clients have no cookie jar.
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

/** Deletes the device cookie once the account is erased. */
export const forgetDevice = (c: Context<AppEnv>) => {
  if (isOwnPage(c)) deleteCookie(c, deviceCookie, { path: devicePath });
};
