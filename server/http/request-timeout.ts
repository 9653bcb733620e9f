import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Raises the idle timeout for a slow route. The server closes other connections after 10 s without data. */
export const requestTimeout = (seconds: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.env?.server?.timeout(c.req.raw, seconds);
    await next();
  });
