import { Hono } from "hono";
import { auditQuery } from "#shared/audit-log.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { validate } from "../../http/validate.ts";
import { listAuditEntries } from "./audit-log.ts";

export const audit = new Hono<AppEnv>().get("/", requireAdmin, validate("query", auditQuery), async (c) =>
  c.json(await listAuditEntries(c.var.db, c.req.valid("query"))),
);
