import type { Context, MiddlewareHandler, Next } from "hono";
import type { KeyScope } from "#shared/account/api-keys.ts";
import { isExpired } from "#shared/limits.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { MemberRole } from "#shared/roles.ts";
import { renewedTokenHeader } from "#shared/session.ts";
import { findKeyUser, isKey } from "../access/api-key.ts";
import { trialHasEnded } from "../access/project-access.ts";
import { findSessionUser } from "../access/session-user.ts";
import type { User } from "../access/user.ts";
import { recordAuditEntry } from "../observability/audit-entries.ts";
import type { AppEnv } from "./app-env.ts";
import { runIdempotently } from "./idempotency.ts";
import { admitKey } from "./key-access.ts";

/** What a signed-in user needs. Roles are read from the database, not the token. */
const checks = {
  user: () => {},
  /** Also changes an account whose deletion is scheduled. */
  userUntilErased: () => {},
  /** Has a running trial or a plan. */
  ownPlan: (user: User, now: Date) => {
    if (isExpired(user, now)) throw trialHasEnded();
  },
  /**
   * Has the role `editor` in a project whose payer has a running trial or a plan. Both are checked when the project or its
   * part is loaded; a user who is no member anywhere without a plan is rejected before.
   */
  activePlan: (user: User, now: Date) => {
    if (isExpired(user, now) && !Object.keys(user.memberships).length) throw trialHasEnded();
    user.needs = { role: "editor", activePlanAt: now };
  },
  /** Is an operator or an admin. */
  operator: ({ role }: User) => {
    if (role === "customer") throw new Problem("forbidden", "Only operators can do this.");
  },
  /** Is an admin. Successful writes go to the audit log. */
  admin: ({ isAdmin }: User) => {
    if (!isAdmin) throw new Problem("forbidden", "Only administrators can do this.");
  },
};

export type Authorization = {
  /**
   * `reader` is anyone, but `c.var.viewer` is the user if one is signed in. `uploader` is an admin, or for a request with
   * the query parameter `project` an operator or a user with an active plan.
   */
  access: "anyone" | "reader" | "uploader" | keyof typeof checks;
  /** The scope with which API keys may call the route; without it, they are refused. */
  key?: KeyScope;
  /** Whether admins who are signed in as a customer may call it. By default they only read. */
  support?: "allowed" | "refused";
  /** The role needed in the project, instead of `viewer` for reads and `editor` for writes. */
  role?: MemberRole;
};

/** Middleware that sets `c.var.user` if access requires one, and `c.var.viewer` for `reader`. */
export const authorize = (required: Authorization): MiddlewareHandler<AppEnv> => {
  const { access, support, key } = required;
  if (access === "anyone") return (_, next) => next();
  if (access === "reader")
    return async (c, next) => {
      const found = await findUser(c);
      const user = found?.apiKey && key === undefined ? undefined : found;
      if (user?.apiKey) await admitKey(c, user.apiKey, key);
      if (user) user.needs = { role: "viewer" };
      c.set("viewer", user);
      if (user?.impersonatedBy) await runForSupport(c, user, user.impersonatedBy, support, next);
      else await next();
    };
  return async (c, next) => {
    const { user, access } = await authenticate(c, required);
    if (user.impersonatedBy) return runForSupport(c, user, user.impersonatedBy, support, next);
    return runIdempotently(c, async () => {
      await next();
      if (access === "admin") await auditWrite(c, user.id, c.var.onBehalfOf);
    });
  };
};

/** Requires a user with this access. `c.var.user` is set before the check, so that rejected requests are logged with it. */
export const authenticate = async (c: Context<AppEnv>, required: Authorization) => {
  const user = await findUser(c);
  if (!user) throw unauthenticated();
  user.needs = { role: isRead(c) ? "viewer" : "editor" };
  c.set("user", user);
  if (user.apiKey) {
    await admitKey(c, user.apiKey, required.key);
  }
  const access = required.access === "uploader" ? accessOfUpload(c, user) : required.access;
  if (user.deletionAt && !isRead(c) && access !== "userUntilErased")
    throw new Problem("forbidden", "Your account is about to be deleted. Keep it to make changes.");
  if (access !== "anyone" && access !== "reader") checks[access](user, c.var.clock());
  if (required.role) user.needs.role = required.role;
  return { user, access };
};

const accessOfUpload = (c: Context, { role }: User) => {
  if (c.req.query("project") === undefined) return "admin";
  return role === "operator" ? "operator" : "activePlan";
};

const findUser = async (c: Context<AppEnv>) => {
  const [, token] = c.req.header("authorization")?.match(/^Bearer ([\w.-]+)$/i) ?? [];
  if (!token) return undefined;
  // Once: Hono creates `c.var` at each access.
  const dependencies = c.var;
  if (isKey(token)) return findKeyUser(dependencies, token);
  const found = await findSessionUser(dependencies, token);
  if (found?.renewed) c.header(renewedTokenHeader, found.renewed);
  return found?.user;
};

export const unauthenticated = () =>
  new Problem("unauthenticated", badCredentials, { headers: { "WWW-Authenticate": "Bearer" } });

const isRead = (c: Context) => c.req.method === "GET" || c.req.method === "HEAD";

const auditWrite = async (c: Context<AppEnv>, actorId: string, onBehalfOf: string | undefined) => {
  if (isRead(c) || !c.res.ok) return;
  const call = `${c.req.method} ${c.req.path}`;
  const { db, requestId, summary } = c.var;
  await recordAuditEntry(db, { actorId, onBehalfOf, call, summary, requestId });
};

const withoutSecrets = (name: string, value: unknown) => (name === "widgetSecret" ? "" : value);

/**
 * Runs a call of an admin who is signed in as a customer. Records a change in the audit log, and removes the projects'
 * secrets from the response. Throws Problem `forbidden` for a write that its route does not allow, and a read that it refuses.
 */
const runForSupport = async (
  c: Context<AppEnv>,
  customer: User,
  adminId: string,
  support: Authorization["support"],
  next: Next,
) => {
  if ((support ?? (isRead(c) ? "allowed" : "refused")) === "refused")
    throw new Problem("forbidden", "You can't do this while signed in as a customer.");
  await next();
  await auditWrite(c, adminId, customer.id);
  if (!c.res.headers.get("content-type")?.startsWith("application/json") || !c.res.body) return;
  const { status, headers } = c.res;
  const body = JSON.stringify(await c.res.json(), withoutSecrets);
  c.res = undefined;
  headers.delete("content-length");
  c.res = new Response(body, { status, headers });
};
