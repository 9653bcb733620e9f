import { and, count, desc, eq, gte, ilike, lt, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { auditEntries, users } from "#db/schema/index.ts";
import type { AuditQuery } from "#shared/audit-log.ts";
import { offsetOf } from "#shared/pagination.ts";

/** Records a call of an administrator that changed something or read another user's data, or anyone's on their API keys. */
export const recordAuditEntry = async (
  db: Db,
  { actorId, ...entry }: { actorId: string; onBehalfOf?: string; call: string; requestId: string },
) => {
  await db.insert(auditEntries).values({ adminId: actorId, ...entry });
};

/** Records what the system did for an account. `action` names no person: it outlives the account. */
export const recordAutomaticEntry = async (db: Db, entry: { userId: string; action: string }) => {
  await db.insert(auditEntries).values({ isAutomatic: true, onBehalfOf: entry.userId, call: entry.action });
};

const systemName = "system";
const customers = alias(users, "customers");
const dayMs = 24 * 3600_000;
const startOfDay = (instant: Date) => new Date(Math.floor(instant.getTime() / dayMs) * dayMs);
const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Returns a page of audit entries, newest first. `from` and `to` are inclusive UTC days. */
export const listAuditEntries = async (db: Db, { actor, action, customer, from, to, ...paging }: AuditQuery) => {
  const where: SQL | undefined = and(
    actor
      ? or(
          ilike(users.email, contains(actor)),
          actor.toLowerCase() === systemName ? eq(auditEntries.isAutomatic, true) : undefined,
        )
      : undefined,
    action ? ilike(auditEntries.call, contains(action)) : undefined,
    customer
      ? or(eq(auditEntries.onBehalfOf, customer), ilike(auditEntries.call, contains(`/users/${customer}`)))
      : undefined,
    from && gte(auditEntries.createdAt, startOfDay(from)),
    to && lt(auditEntries.createdAt, new Date(startOfDay(to).getTime() + dayMs)),
  );
  const entries = await db
    .select({
      id: auditEntries.id,
      admin: { id: users.id, email: users.email },
      isAutomatic: auditEntries.isAutomatic,
      onBehalfOf: { id: customers.id, email: customers.email },
      call: auditEntries.call,
      requestId: auditEntries.requestId,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.adminId))
    .leftJoin(customers, eq(customers.id, auditEntries.onBehalfOf))
    .where(where)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.adminId))
    .where(where);
  return { entries, total: counted?.total ?? 0 };
};
