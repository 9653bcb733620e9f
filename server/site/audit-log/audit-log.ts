import { and, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { countUpTo } from "#db/queries/count.ts";
import { isOnDays } from "#db/queries/days.ts";
import { distinctValues } from "#db/queries/distinct-values.ts";
import { patternOf } from "#db/queries/text-search.ts";
import { auditEntries, calledUser, users } from "#db/schema/index.ts";
import { maxFound, maxTotal } from "#shared/max-total.ts";
import { offsetOf, type Total } from "#shared/pagination.ts";
import type { AuditQuery } from "#shared/site/audit-log.ts";

const systemName = "system";
const customers = alias(users, "customers");

const newest = [desc(auditEntries.createdAt), desc(auditEntries.id)];

/** Returns a page of audit entries, newest first. `from` and `to` are inclusive UTC days. */
export const listAuditEntries = async (db: Db, query: AuditQuery) => {
  const { actor, action, customer, from, to, page, limit } = query;
  const common = and(
    action
      ? or(ilike(auditEntries.call, patternOf(action)), ilike(auditEntries.summary, patternOf(action)))
      : undefined,
    isOnDays(auditEntries.createdAt, { from, to }),
  );
  const byActor = actor ? await whereActor(db, actor) : [undefined];
  const byCustomer = customer
    ? [eq(auditEntries.onBehalfOf, customer), eq(calledUser(auditEntries.call), customer)]
    : [undefined];
  const alternatives = byActor.flatMap((one) => byCustomer.map((other) => and(one, other, common)));
  const offset = offsetOf({ page, limit });
  const ids = selectIds(db, alternatives, offset + limit)
    .limit(limit)
    .offset(offset);
  const max = action ? maxFound : maxTotal;
  const [entries, counted] = await Promise.all([
    db
      .select({
        id: auditEntries.id,
        admin: { id: users.id, email: users.email },
        isAutomatic: auditEntries.isAutomatic,
        onBehalfOf: { id: customers.id, email: customers.email },
        call: auditEntries.call,
        summary: auditEntries.summary,
        requestId: auditEntries.requestId,
        createdAt: auditEntries.createdAt,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.adminId))
      .leftJoin(customers, eq(customers.id, auditEntries.onBehalfOf))
      .where(inArray(auditEntries.id, ids))
      .orderBy(...newest),
    countAny(db, alternatives, max),
  ]);
  return { entries, ...counted };
};

/**
 * Selects the newest entries that match one of the alternatives. Each reads its own index in this order, at most `limit`
 * rows; joined by `or`, Postgres would read the entries of all people until it has enough.
 */
const selectIds = (db: Db, alternatives: readonly (SQL | undefined)[], limit: number) => {
  const { id, createdAt } = auditEntries;
  const branches = alternatives.map(
    (where) =>
      sql`(${db
        .select({ id, createdAt })
        .from(auditEntries)
        .where(where)
        .orderBy(...newest)
        .limit(limit)})`,
  );
  const none = sql`(${db.select({ id, createdAt }).from(auditEntries).where(sql`false`)})`;
  const found = sql.join(branches.length ? branches : [none], sql` union `);
  return db
    .select({ id: sql<string>`id` })
    .from(sql`(${found}) as found`)
    .orderBy(sql`created_at desc, id desc`)
    .$dynamic();
};

/** Counts the entries that match one of the alternatives. Often one alone reaches the limit, so nothing must be merged. */
const countAny = async (db: Db, alternatives: readonly (SQL | undefined)[], max: number): Promise<Total> => {
  let counted: Total = { total: 0 };
  for (const alternative of alternatives) {
    counted = await countUpTo(db, selectIds(db, [alternative], max + 1), max);
    if (counted.totalIsCapped) return counted;
  }
  return alternatives.length > 1 ? countUpTo(db, selectIds(db, alternatives, max + 1), max) : counted;
};

/** So many administrators have branches of their own; more have so many entries that the order of the list finds them. */
const maxActors = 10;

const whereActor = async (db: Db, actor: string): Promise<SQL[]> => {
  const ids = await findAdminIds(db, actor);
  return [
    ...(ids.length > maxActors ? [inArray(auditEntries.adminId, ids)] : ids.map((id) => eq(auditEntries.adminId, id))),
    // As in the index of automatic entries.
    ...(actor.toLowerCase() === systemName ? [sql`${auditEntries.isAutomatic}`] : []),
  ];
};

/** The administrators with entries whose email contains the text. */
const findAdminIds = async (db: Db, text: string) => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, distinctValues(auditEntries.adminId)), ilike(users.email, patternOf(text))));
  return admins.map(({ id }) => id);
};
