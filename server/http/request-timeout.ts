import { createMiddleware } from "hono/factory";
import type { App } from "../dependencies.ts";

/** Lets a call take so long; the server cuts every other one off after 10 s of silence. */
export const patience = (seconds: number) =>
  createMiddleware<App>(async (c, next) => {
    c.env?.server?.timeout(c.req.raw, seconds);
    await next();
  });
