import { Hono } from "hono";
import { roleInput, userList, userPath, userQuery } from "#shared/users.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { jsonFile } from "../../http/json-file.ts";
import { validate } from "../../http/validate.ts";
import { exportName, exportSeconds } from "../account/data-export.ts";
import { eraseUser, exportUser } from "./user-data.ts";
import { listUsers, revokeSessions, saveRole } from "./users.ts";

/** Admin endpoints for accounts; the account feature has those for the user's own. */
export const users = new Hono<AppEnv>()
  .get(
    "/",
    requireAdmin,
    validate("query", userQuery),
    describe({ summary: "List users", responses: { 200: userList } }),
    async (c) => c.json(await listUsers(c.var, c.req.valid("query"))),
  )
  .put(
    "/:id/role",
    requireAdmin,
    validate("param", userPath),
    validate("json", roleInput),
    describe({
      summary: "Update a user's role",
      description: "Only users with a confirmed email address can become administrators.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await saveRole(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/export",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Export a user's data",
      description: "For requests under data protection law. Exports are recorded in the audit log.",
      responses: { 200: "application/json" },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      c.env.server?.timeout(c.req.raw, exportSeconds);
      const call = `${c.req.method} ${c.req.path}`;
      const data = await exportUser(c.var, c.var.user, id, { call, requestId: c.var.requestId });
      return jsonFile(exportName(c.var.clock()), data);
    },
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Delete a user",
      description:
        "Cancels the user's subscriptions, then permanently deletes the account and all its data. You can't delete your own account with this endpoint.",
      responses: { 204: null },
      problems: ["conflict", "upstream"],
    }),
    async (c) => {
      await eraseUser(c.var, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/sessions",
    requireAdmin,
    validate("param", userPath),
    describe({ summary: "End all sessions of a user", responses: { 204: null } }),
    async (c) => {
      await revokeSessions(c.var, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
