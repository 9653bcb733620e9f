import { Hono } from "hono";
import { auditQuery } from "#shared/audit-log.ts";
import type { App } from "../../dependencies.ts";
import { admin } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { listAuditEntries } from "./audit-log.ts";

export const audit = new Hono<App>().get("/", admin, check("query", auditQuery), async (c) =>
  c.json(await listAuditEntries(c.var.db, c.req.valid("query"))),
);
