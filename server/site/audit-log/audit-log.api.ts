import { Hono } from "hono";
import { auditList, auditQuery } from "#shared/site/audit-log.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { listAuditEntries } from "./audit-log.ts";

export const audit = new Hono<AppEnv>().get(
  "/",
  route({ access: "admin", query: auditQuery }),
  describe("List audit log entries", {
    description:
      "Changes made by administrators, their exports of user data, API keys that users created or revoked, and payments that the system matched with an account, newest first.",
    responses: { 200: auditList },
  }),
  async (c) => c.json(await listAuditEntries(c.var.db, c.req.valid("query"))),
);
