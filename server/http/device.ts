import Bowser from "bowser";
import type { Context } from "hono";
import type { App } from "../parts.ts";

/** The browser and system of the caller as people name them: `Firefox on Windows`. */
export const callerOf = (c: Context<App>) => ({ device: deviceOf(c.req.header("user-agent")) });

export const deviceOf = (userAgent: string | undefined) => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(" on ").slice(0, 100) || null;
};
