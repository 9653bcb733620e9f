import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppEnv } from "../dependencies.ts";
import { withRequestId } from "../observability/request-id.ts";
import { clientAddress } from "./client-address.ts";

/**
 * Gives every request an id, counts it, and logs how it went: one line with who was signed in, without query or body,
 * where tokens and emails may be.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const { inProcess } = c.env;
  const requestId = inProcess?.requestId ?? readRequestId(c) ?? crypto.randomUUID();
  c.set("requestId", requestId);
  clientAddress(c);
  await withRequestId(requestId, inProcess ? next : () => measureRequest(c, next));
  c.res.headers.set("X-Request-Id", requestId);
});

/** The id that the proxy in front gave; what others send could be made to look like somebody else's. */
const readRequestId = (c: Context<AppEnv>) => {
  const sent = c.get("env").TRUST_PROXY === "true" ? c.req.header("x-request-id") : undefined;
  return sent && /^[\w.:-]{8,64}$/.test(sent) ? sent : undefined;
};

const measureRequest = async (c: Context<AppEnv>, next: () => Promise<void>) => {
  const { method, path } = c.req;
  const metrics = c.get("metrics");
  const start = performance.now();
  metrics?.begin();
  await next();
  const ms = performance.now() - start;
  const { status } = c.res;
  // Of a call this is the pattern of whatever answered; the addresses of pages are the router's.
  metrics?.end({ route: c.get("route") ?? routePath(c), method, status, ms });
  const userId = c.get("user")?.id;
  c.get("log").info({ method, path: path.slice(0, 200), status, ms: Math.round(ms), userId }, "request");
};
