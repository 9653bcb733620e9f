import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { withRequestId } from "../observability/request-id.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/**
 * Assigns a request id, records metrics and writes one log line with the user id. Query and body are omitted because
 * they may contain tokens and emails.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const { inProcess } = c.env;
  const requestId = inProcess?.requestId ?? readRequestId(c) ?? crypto.randomUUID();
  c.set("requestId", requestId);
  clientAddress(c);
  await withRequestId(requestId, inProcess ? next : () => measureRequest(c, next));
  c.res.headers.set("X-Request-Id", requestId);
});

/** The tokens of shared reports and feeds. Reading the log must not be enough to open them. */
const secrets = /^(\/r|(?:\/api)?\/invitations|\/api\/reports\/shared|\/api\/feeds\/mentions)\/.+/;
export const withoutSecret = (path: string) => path.replace(secrets, "$1/…").slice(0, 200);

/** Only an id set by our proxy is trusted: clients could forge the id of another request. */
const readRequestId = (c: Context<AppEnv>) => {
  const sent = c.get("env").TRUST_PROXY === "true" ? c.req.header("x-request-id") : undefined;
  return sent && /^[\w.:-]{8,64}$/.test(sent) ? sent : undefined;
};

/** A load balancer or container engine asks every few seconds; only a failure says something. */
const isProbe = (path: string) => path === "/api/health" || path === "/api/ready";

const measureRequest = async (c: Context<AppEnv>, next: () => Promise<void>) => {
  const { method, path } = c.req;
  const metrics = c.get("metrics");
  const start = performance.now();
  metrics?.requestStarted();
  await next();
  const ms = performance.now() - start;
  const { status } = c.res;
  // `routePath` is the API route's pattern. Page routes are set by the page handler.
  metrics?.requestEnded({ route: c.get("route") ?? routePath(c), method, status, ms });
  const userId = c.get("user")?.id;
  const level = isProbe(path) && status < 400 ? "debug" : "info";
  c.get("log")[level]({ method, path: withoutSecret(path), status, ms: Math.round(ms), userId }, "request");
};
