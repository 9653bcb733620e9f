import { createMiddleware } from "hono/factory";
import type { App } from "../parts.ts";
import { clientAddress } from "./address.ts";

/** Gives every request an id and logs how it went: one line, without query or body, where tokens and emails may be. */
export const requests = createMiddleware<App>(async (c, next) => {
  const requestId = c.env.inProcess?.requestId ?? crypto.randomUUID();
  const start = performance.now();
  c.set("requestId", requestId);
  clientAddress(c);
  await next();
  c.header("X-Request-Id", requestId);
  if (c.env.inProcess) return;
  const ms = Math.round(performance.now() - start);
  c.var.log.info(
    { requestId, method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status, ms },
    "request",
  );
});
