import { Hono } from "hono";
import { auditQuery } from "#shared/audit.ts";
import { check } from "../http/check.ts";
import { admin } from "../http/who.ts";
import type { App } from "../parts.ts";
import { listAuditEntries } from "./audit.ts";

export const audit = new Hono<App>().get("/", admin, check("query", auditQuery), async (c) =>
  c.json(await listAuditEntries(c.var.db, c.req.valid("query"))),
);
