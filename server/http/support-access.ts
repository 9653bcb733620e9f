// Sessions of admins who are signed in as a customer.
import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { Problem } from "#shared/problem.ts";
import type { User } from "../access/user.ts";
import type { AppEnv } from "../dependencies.ts";
import { recordAuditEntry } from "../site/audit-log/audit-log.ts";
import { summaryOf } from "./describe.ts";

const supportAccess = (access: "allowed" | "refused") =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set("supportAccess", access);
    await next();
  });

/** Opens a write to support. Place it before the access middleware. Without it, support only reads. */
export const allowSupport = supportAccess("allowed");

/** Closes a read to support: exports, payments, and what connects accounts. Place it before the access middleware. */
export const refuseSupport = supportAccess("refused");

const requireSupportAccess = (c: Context<AppEnv>) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if ((c.var.supportAccess ?? (isRead ? "allowed" : "refused")) === "refused")
    throw new Problem("forbidden", "You can't do this while signed in as a customer.");
};

const withoutSecrets = (name: string, value: unknown) => (name === "widgetSecret" ? "" : value);

/**
 * Runs a call of an admin who is signed in as a customer. Records a change in the audit log, and removes the projects'
 * secrets from the response. Throws Problem `forbidden` for a write that its route does not allow, and a read that it refuses.
 */
export const runForSupport = async (c: Context<AppEnv>, customer: User, adminId: string, next: Next) => {
  requireSupportAccess(c);
  await next();
  const { method, path } = c.req;
  if (method !== "GET" && method !== "HEAD" && c.res.ok)
    await recordAuditEntry(c.var.db, {
      actorId: adminId,
      onBehalfOf: customer.id,
      call: `${method} ${path}`,
      summary: summaryOf(c),
      requestId: c.var.requestId,
    });
  if (!c.res.headers.get("content-type")?.startsWith("application/json") || !c.res.body) return;
  const { status, headers } = c.res;
  const body = JSON.stringify(await c.res.json(), withoutSecrets);
  c.res = undefined;
  headers.delete("content-length");
  c.res = new Response(body, { status, headers });
};
