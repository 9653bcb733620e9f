// A project with many rows of feedback.
import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks } from "#db/schema/index.ts";
import { defaultReasons } from "#shared/retention/feedback.ts";

/** Rows per insert, limited by the statement timeout. */
const step = 20_000;

export type BulkOptions = { projectId: string; mode: "live" | "test"; count: number; days: number };

/** Inserts `count` feedbacks spread evenly over the last `days` days. Most older ones are resolved. */
export const insertFeedback = async (db: Db, crowd: BulkOptions) => {
  for (let first = 1; first <= crowd.count; first += step) await fill(db, crowd, first);
};

/** A deterministic pseudo-random number from 0 to 99 per row and `salt`, the same in every run. */
const chance = (salt: number) => sql.raw(`((hashint4(at * 16 + ${salt}) & 2147483647) % 100)`);

const fill = (db: Db, { projectId, mode, count, days }: BulkOptions, first: number) =>
  db.execute(sql`
    insert into ${feedbacks} (id, project_id, mode, status, rating, reason, message, email, customer_ref, verified, page,
      outcome, token_hash, created_at)
    select gen_random_uuid(), ${projectId}::uuid, ${mode},
      case when ${chance(1)} < least(85, age) then 'resolved' when ${chance(2)} < 60 then 'read' else 'new' end,
      case when ${chance(3)} < 80 then 1 + ${chance(4)} % 5 end,
      (${sql.param(defaultReasons)}::text[])[1 + ${chance(5)} % ${defaultReasons.length + 1}],
      case when ${chance(6)} < 60 then 'It was more than we could use, and we found another way. Number ' || at end,
      case when ${chance(7)} < 40 then 'person-' || at || '@people.example' end, 'cus_' || at, ${chance(8)} < 50,
      'https://parcelo.example/account',
      case when ${chance(9)} < 15 then 'accepted' when ${chance(9)} < 40 then 'declined' when ${chance(9)} < 85 then 'left' end,
      md5(at::text), now() - make_interval(days => ${days}) * (at::float8 / ${count})
    from generate_series(${first}::int, ${Math.min(first + step - 1, count)}::int) as at,
      lateral (select at::float8 * ${days} / ${count} as age) as aged`);
