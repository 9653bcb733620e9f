import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../dependencies.ts";

/** Lets a call take so long; the server cuts every other one off after 10 s of silence. */
export const requestTimeout = (seconds: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.env?.server?.timeout(c.req.raw, seconds);
    await next();
  });
