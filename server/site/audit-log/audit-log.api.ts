import { Hono } from "hono";
import { auditList, auditQuery } from "#shared/site/audit-log.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { listAuditEntries } from "./audit-log.ts";

export const audit = new Hono<AppEnv>().get(
  "/",
  requireAdmin,
  validate("query", auditQuery),
  describe({
    summary: "List audit log entries",
    description:
      "Changes made by administrators, their exports of user data, API keys that users created or revoked, and payments that the system matched with an account, newest first.",
    responses: { 200: auditList },
  }),
  async (c) => c.json(await listAuditEntries(c.var.db, c.req.valid("query"))),
);
