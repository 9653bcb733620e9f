import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { distinctValues } from "#db/queries/distinct-values.ts";
import { auditEntries, calledUser, users } from "#db/schema/index.ts";
import type { AuditQuery } from "#shared/audit-log.ts";
import { maxFound } from "#shared/max-total.ts";
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

const newest = [desc(auditEntries.createdAt), desc(auditEntries.id)];

/** Returns a page of audit entries, newest first. `from` and `to` are inclusive UTC days. */
export const listAuditEntries = async (db: Db, { actor, action, customer, from, to, ...paging }: AuditQuery) => {
  const where: SQL | undefined = and(
    actor
      ? or(
          inArray(auditEntries.adminId, await findAdminIds(db, actor)),
          actor.toLowerCase() === systemName ? eq(auditEntries.isAutomatic, true) : undefined,
        )
      : undefined,
    action ? ilike(auditEntries.call, contains(action)) : undefined,
    customer ? or(eq(auditEntries.onBehalfOf, customer), eq(calledUser(auditEntries.call), customer)) : undefined,
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
    .orderBy(...newest)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { entries, ...(await countListed(db, auditEntries, where, newest, action ? maxFound : undefined)) };
};

/** The administrators with entries whose email contains the text. */
const findAdminIds = async (db: Db, text: string) => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, distinctValues(auditEntries.adminId)), ilike(users.email, contains(text))));
  return admins.map(({ id }) => id);
};
