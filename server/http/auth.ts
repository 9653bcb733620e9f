import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isExpired } from "#shared/limits.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { AppEnv } from "../dependencies.ts";
import { recordAdminCall } from "../features/audit-log/audit-log.ts";
import { findSessionUser } from "../features/auth/sessions.ts";

export const unauthenticated = () =>
  new Problem("unauthenticated", badCredentials, { headers: { "WWW-Authenticate": "Bearer" } });

const findUser = async (dependencies: AppEnv["Variables"], authorization: string | undefined) => {
  const [, token] = authorization?.match(/^Bearer ([\w.-]+)$/i) ?? [];
  return token ? findSessionUser(dependencies, token) : undefined;
};

/** Sets `c.var.user` before authorization checks, so that rejected requests are logged with their user. */
const authenticate = async (c: Context<AppEnv>) => {
  const user = await findUser(c.var, c.req.header("authorization"));
  if (!user) throw unauthenticated();
  c.set("user", user);
  return user;
};

/**
 * Allows anonymous requests. `c.var.viewer` is the signed-in user or undefined, for routes that show signed-in users
 * more.
 */
export const optionalUser = createMiddleware<AppEnv>(async (c, next) => {
  c.set("viewer", await findUser(c.var, c.req.header("authorization")));
  await next();
});

/** Requires a signed-in user and sets `c.var.user`. */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  await authenticate(c);
  c.header("Cache-Control", "no-store");
  await next();
});

/** Requires a signed-in user with a running trial or a plan. Throws Problem `limit` otherwise. */
export const requireActivePlan = createMiddleware<AppEnv>(async (c, next) => {
  const user = await authenticate(c);
  if (isExpired(user, c.var.clock())) throw new Problem("limit", "Your trial has ended. Choose a plan to continue.");
  c.header("Cache-Control", "no-store");
  await next();
});

/**
 * Requires an admin, or for a request with the query parameter `project` an operator or a user with a running trial or a
 * plan.
 */
export const requireUploader = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.query("project") === undefined) return requireAdmin(c, next);
  const { role } = await authenticate(c);
  return role === "operator" ? requireOperator(c, next) : requireActivePlan(c, next);
});

/** Requires an operator or an admin. The role is read from the database, not the token. */
export const requireOperator = createMiddleware<AppEnv>(async (c, next) => {
  const user = await authenticate(c);
  if (user.role === "customer") throw new Problem("forbidden", "Only operators can do this.");
  c.header("Cache-Control", "no-store");
  await next();
});

/** Requires an admin. The role is read from the database, not the token. Successful writes go to the audit log. */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const user = await authenticate(c);
  if (!user.isAdmin) throw new Problem("forbidden", "Only administrators can do this.");
  c.header("Cache-Control", "no-store");
  await next();
  const { method, path } = c.req;
  if (method !== "GET" && method !== "HEAD" && c.res.ok)
    await recordAdminCall(c.var.db, { adminId: user.id, call: `${method} ${path}`, requestId: c.var.requestId });
});
