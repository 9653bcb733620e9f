// Sessions of admins who are signed in as a customer.
import type { Context, Next } from "hono";
import { routePath } from "hono/route";
import { Problem } from "#shared/problem.ts";
import type { AppEnv } from "../dependencies.ts";
import { recordAuditEntry } from "../features/audit-log/audit-log.ts";
import type { User } from "../features/auth/sessions.ts";

/** Calls that only the customer may make: sign-in data, payments, and secrets. */
export const refusedToSupport = [
  "PUT /users/me",
  "DELETE /users/me",
  "GET /users/me/export",
  "PUT /users/me/password",
  "POST /users/me/confirm-email",
  "POST /users/me/keys",
  "DELETE /users/me/keys/:id",
  "DELETE /users/me/sessions/:id",
  "DELETE /users/me/google",
  "POST /users/me/keep",
  "POST /users/me/passkeys",
  "POST /users/me/passkeys/options",
  "PUT /users/me/passkeys/:id",
  "DELETE /users/me/passkeys/:id",
  "POST /users/me/second-factor",
  "PUT /users/me/second-factor",
  "DELETE /users/me/second-factor",
  "POST /users/me/second-factor/recovery-codes",
  "POST /projects/:id/members",
  "PUT /projects/:id/members/:userId",
  "DELETE /projects/:id/members/:userId",
  "DELETE /projects/:id/invitations/:invitationId",
  "POST /invitations/:token/accept",
  "POST /users/new-subscription",
  "GET /users/complete-payment",
  "GET /users/update-payment",
  "POST /plans/change",
  "GET /payments/connect",
  "GET /payments/account-id/:code/:mode",
  "PUT /projects/:id/apply-offers",
  "DELETE /projects/:id",
  "POST /projects/:id/destinations",
  "POST /projects/:id/destinations/wordpress",
  "GET /projects/:id/destinations/wordpress/authorize",
  "PUT /destinations/:id",
  "POST /projects/:id/webhooks",
  "PUT /webhooks/:id",
  "POST /webhooks/:id/rotate",
  "POST /projects/:id/alerts/feed",
  "PUT /projects/:id/alerts/slack",
];

const refuseToSupport = (c: Context<AppEnv>) => {
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  if (refusedToSupport.includes(`${method} ${routePath(c).replace(/^\/api/, "")}`))
    throw new Problem("forbidden", "You can't do this while signed in as a customer.");
};

const withoutSecrets = (name: string, value: unknown) => (name === "widgetSecret" ? "" : value);

/**
 * Runs a call of an admin who is signed in as a customer. Records a change in the audit log, and removes the projects'
 * secrets from the response. Throws Problem `forbidden` for a call that only the customer may make.
 */
export const runForSupport = async (c: Context<AppEnv>, customer: User, adminId: string, next: Next) => {
  refuseToSupport(c);
  await next();
  const { method, path } = c.req;
  if (method !== "GET" && method !== "HEAD" && c.res.ok)
    await recordAuditEntry(c.var.db, {
      actorId: adminId,
      onBehalfOf: customer.id,
      call: `${method} ${path}`,
      requestId: c.var.requestId,
    });
  if (!c.res.headers.get("content-type")?.startsWith("application/json") || !c.res.body) return;
  const { status, headers } = c.res;
  const body = JSON.stringify(await c.res.json(), withoutSecrets);
  c.res = undefined;
  headers.delete("content-length");
  c.res = new Response(body, { status, headers });
};
