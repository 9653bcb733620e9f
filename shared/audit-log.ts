import { z } from "zod";
import { day } from "./dates.ts";
import { paging } from "./pagination.ts";

/** `actor` is searched in the administrator's email, `action` in the call. Days are UTC and both included. */
export const auditQuery = paging(20)
  .extend({
    actor: z.string().trim().max(100).optional(),
    action: z.string().trim().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .strict();
export type AuditQuery = z.infer<typeof auditQuery>;

/** A call of an administrator that changed something or read somebody's data. `admin` is null once that account is erased. */
export const auditEntry = z
  .object({
    id: z.uuid(),
    admin: z.object({ id: z.uuid(), email: z.string() }).strict().nullable(),
    call: z.string(),
    requestId: z.string(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = z.object({ entries: z.array(auditEntry), total: z.number().int() }).strict();
