import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";

/** `actor` searches the admin's email, or is "system"; `action` the API call, `customer` is the account it was about. Days are UTC and inclusive. */
export const auditQuery = paging(20)
  .extend({
    actor: z.string().trim().max(100).optional(),
    action: z.string().trim().max(100).optional(),
    customer: z.uuid().optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .strict();
export type AuditQuery = z.infer<typeof auditQuery>;

/**
 * An admin's API call that changed something or read a user's data, or anyone's that created or revoked an API key. `admin`
 * is who made it, null once that account is erased. With `isAutomatic`, the system acted: there is no admin and no request.
 */
export const auditEntry = z
  .object({
    id: z.uuid(),
    admin: z.object({ id: z.uuid(), email: z.string() }).strict().nullable(),
    isAutomatic: z.boolean(),
    /** The customer as whom the admin was signed in, or for whom the system acted. */
    onBehalfOf: z.object({ id: z.uuid(), email: z.string() }).strict().nullable(),
    call: z.string(),
    /** What the call does, in words; null if the system acted, and in old entries. */
    summary: z.string().nullable(),
    requestId: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = z.object({ entries: z.array(auditEntry), ...totals }).strict();
