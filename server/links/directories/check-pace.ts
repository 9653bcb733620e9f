// When directories are visited: a new catalogue over a day, and none while our own network fails.

import { and, count, eq, gt, inArray, max, sql } from "drizzle-orm";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { noAnswerReasons } from "./check-result.ts";

type Scope = Pick<Dependencies, "db" | "clock">;

/** So many first visits may be due at once. */
const maxFirstVisits = 100;
/** If so many of the last hour's visits got no answer, and so large a part of them, the fault is ours. */
const outage = { visits: 20, part: 0.8 };

/** Spreads the first visits over the next day if too many are due, as in a new installation or after an import. */
export const spreadFirstVisits = ({ db, clock }: Scope) => {
  const now = sql`${clock().toISOString()}::timestamptz`;
  return db.execute(sql`
    with due as (
      select id, row_number() over (order by md5(id::text)) as position, count(*) over () as total
      from directories
      where next_check_at <= ${now} and last_checked_at is null and status = 'active' and check_by = 'bot'
        and not exists (select from directory_checks where directory_id = directories.id)
    )
    update directories
    set next_check_at = ${now} + due.position * interval '1 day' / due.total
    from due where due.id = directories.id and due.total > ${maxFirstVisits}`);
};

/** Until when no directory is visited, because most visits of the last hour got no answer; otherwise undefined. */
export const pausedUntil = async ({ db, clock }: Scope) => {
  const { lastCheckedAt } = directories;
  const [recent] = await db
    .select({
      visits: count(),
      failed: count(sql`case when ${inArray(directoryChecks.reason, noAnswerReasons)} then 1 end`),
      last: max(lastCheckedAt),
    })
    .from(directories)
    .innerJoin(directoryChecks, eq(directoryChecks.directoryId, directories.id))
    .where(and(eq(directories.checkBy, "bot"), gt(lastCheckedAt, new Date(clock().getTime() - hourMs))));
  if (!recent?.last || recent.visits < outage.visits || recent.failed < outage.part * recent.visits) return undefined;
  return new Date(recent.last.getTime() + hourMs);
};
