import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isExpired } from "#shared/limits.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { MemberRole } from "#shared/roles.ts";
import { renewedTokenHeader } from "#shared/session.ts";
import { findKeyUser } from "../account/api-keys/api-keys.ts";
import { isKey } from "../account/api-keys/key-format.ts";
import { findSessionUser, findUserData, type UserRead } from "../account/auth/session-user.ts";
import type { User } from "../account/auth/sessions.ts";
import type { AppEnv } from "../dependencies.ts";
import { recordAuditEntry } from "../site/audit-log/audit-log.ts";
import { trialHasEnded } from "../workspace/members/access.ts";
import { summaryOf } from "./describe.ts";
import { runIdempotently } from "./idempotency.ts";
import { admitKey } from "./key-access.ts";
import { runForSupport } from "./support-access.ts";

export const unauthenticated = () =>
  new Problem("unauthenticated", badCredentials, { headers: { "WWW-Authenticate": "Bearer" } });

/**
 * Reads data of the signed-in user for the handler, as `c.var.data`, in the statement that reads the session. Place it
 * before the access middleware.
 */
export const readWithSession = <Data>(read: UserRead<Data>) =>
  createMiddleware<{ Variables: AppEnv["Variables"] & { data: Data }; Bindings: AppEnv["Bindings"] }>(
    async (c, next) => {
      c.set("userRead", read);
      await next();
    },
  );

const findUser = async (c: Context<AppEnv>) => {
  const [, token] = c.req.header("authorization")?.match(/^Bearer ([\w.-]+)$/i) ?? [];
  if (!token) return undefined;
  // Once: Hono creates `c.var` at each access.
  const dependencies = c.var;
  if (isKey(token)) return findKeyUser(dependencies, token);
  const found = await findSessionUser(dependencies, token, dependencies.userRead);
  c.set("data", found?.data);
  if (found?.renewed) c.header(renewedTokenHeader, found.renewed);
  return found?.user;
};

/** Counts a request with an API key, then reads what a session's statement reads. */
const admitKeyUser = async (c: Context<AppEnv>, user: User, key: NonNullable<User["apiKey"]>) => {
  await admitKey(c, key);
  if (!c.var.userRead) return;
  const data = await findUserData(c.var, user, c.var.userRead);
  if (data === undefined) throw unauthenticated();
  c.set("data", data);
};

const isRead = (c: Context) => c.req.method === "GET" || c.req.method === "HEAD";

/** Sets `c.var.user` before authorization checks, so that rejected requests are logged with their user. */
const authenticate = async (c: Context<AppEnv>) => {
  const user = await findUser(c);
  if (!user) throw unauthenticated();
  user.needs = { role: isRead(c) ? "viewer" : "editor" };
  c.set("user", user);
  if (user.apiKey) await admitKeyUser(c, user, user.apiKey);
  return user;
};

/**
 * Allows anonymous requests. `c.var.viewer` is the signed-in user or undefined, for routes that show signed-in users
 * more. Where a route doesn't accept API keys, one changes nothing.
 */
export const optionalUser = createMiddleware<AppEnv>(async (c, next) => {
  const user = await findUser(c);
  const isKeyIgnored = user?.apiKey !== undefined && c.var.keyScope === undefined;
  if (user?.apiKey && !isKeyIgnored) await admitKey(c, user.apiKey);
  if (user) user.needs = { role: "viewer" };
  c.set("viewer", isKeyIgnored ? undefined : user);
  if (user?.impersonatedBy) await runForSupport(c, user, user.impersonatedBy, next);
  else await next();
});

/** Middleware for signed-in users that pass the check. API keys are refused unless `acceptKey` comes first. */
const requireAccess = (check: (user: User, c: Context<AppEnv>) => void = () => {}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const user = await authenticate(c);
    check(user, c);
    if (!user.impersonatedBy) return runIdempotently(c, next);
    // `optionalUser` of the same route already does it.
    if (c.var.viewer) return next();
    await runForSupport(c, user, user.impersonatedBy, next);
  });

/** Until an account is erased, it only reads, keeps or deletes itself and signs out. */
const requireNoDeletion = ({ deletionAt }: User, c: Context<AppEnv>) => {
  if (deletionAt && !["GET", "HEAD"].includes(c.req.method))
    throw new Problem("forbidden", "Your account is about to be deleted. Keep it to make changes.");
};

/** Requires a signed-in user and sets `c.var.user`. */
export const requireUser = requireAccess(requireNoDeletion);

/** Like `requireUser`, also for changes of an account whose deletion is scheduled. */
export const requireUserUntilErased = requireAccess();

/** Requires a signed-in user with a running trial or a plan. Throws Problem `limit` otherwise. */
export const requireOwnPlan = requireAccess((user, c) => {
  requireNoDeletion(user, c);
  if (isExpired(user, c.var.clock())) throw trialHasEnded();
});

/**
 * Requires a project whose payer has a running trial or a plan, and the role `editor` in it. Both are checked when the
 * project or its part is loaded; a user who is no member anywhere without a plan is rejected before.
 */
export const requireActivePlan = requireAccess((user, c) => {
  requireNoDeletion(user, c);
  const now = c.var.clock();
  if (isExpired(user, now) && !Object.keys(user.memberships).length) throw trialHasEnded();
  user.needs = { role: "editor", activePlanAt: now };
});

/**
 * Sets the role that the call needs in its project, instead of `viewer` for reads and `editor` for writes. Place it after
 * the user is known and before the project or its part is loaded.
 */
export const needsRole = (role: MemberRole) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.var.user.needs = { ...c.var.user.needs, role };
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
export const requireOperator = requireAccess((user, c) => {
  requireNoDeletion(user, c);
  if (user.role === "customer") throw new Problem("forbidden", "Only operators can do this.");
});

const requireAdminRole = requireAccess((user, c) => {
  requireNoDeletion(user, c);
  if (!user.isAdmin) throw new Problem("forbidden", "Only administrators can do this.");
});

/** Requires an admin. The role is read from the database, not the token. Successful writes go to the audit log. */
export const requireAdmin = createMiddleware<AppEnv>((c, next) =>
  requireAdminRole(c, async () => {
    await next();
    const { method, path } = c.req;
    if (method !== "GET" && method !== "HEAD" && c.res.ok)
      await recordAuditEntry(c.var.db, {
        actorId: c.var.user.id,
        ...(c.var.onBehalfOf && { onBehalfOf: c.var.onBehalfOf }),
        call: `${method} ${path}`,
        summary: summaryOf(c),
        requestId: c.var.requestId,
      });
  }),
);
