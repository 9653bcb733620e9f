// Sums and counts that triggers maintain, next to the statements that compute them from the rows.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../connect.ts";
import { sumsOf } from "./migrated-sums.ts";

type Maintained = { stored: string; actual: string };

const liveDay = "(published_at at time zone 'UTC')::date::text";

const actualPayments = `select p.id, p.kind, p.is_paid, p.user_id as payer_id, coalesce(u.email, p.buyer_email) as email, p.plan_id, p.amount, p.currency,
    p.refunded_amount, p.stripe_id, p.subscription_stripe_id, p.payment_intent_id, p.customer_id, p.created_at, is_unmatched,
    (select coalesce(sum(d.amount), 0) from disputes d where d.payment_intent_id = p.payment_intent_id and d.status = 'lost') as lost_amount,
    case when exists (select 1 from disputes d where d.payment_intent_id = p.payment_intent_id and d.status not in ('won', 'warning_closed', 'prevented')) then 'disputed'
      when p.refunded_amount > 0 then 'refunded' when is_unmatched then 'unmatched' when not p.is_paid then 'failed' else 'paid' end as state
  from (
    select id, 'purchase' as kind, checkout_id as stripe_id, null as subscription_stripe_id, payment_intent_id, customer_id, user_id,
      buyer_email, plan_id, amount, currency, refunded_amount, refunded_at, true as is_paid, created_at from purchases
    union all
    select i.id, 'invoice', i.stripe_id, s.stripe_id, i.payment_intent_id, s.customer_id, s.user_id, s.buyer_email, s.plan_id, i.amount,
      i.currency, i.refunded_amount, i.refunded_at, i.status = 'paid', i.created_at
    from invoices i join subscriptions s on s.id = i.subscription_id where i.status <> 'void'
  ) p left join users u on u.id = p.user_id, lateral (select p.is_paid and p.refunded_at is null
    and (p.user_id is not null or p.buyer_email is not null or p.customer_id is not null) and (p.user_id is null or p.plan_id is null) as is_unmatched) m`;

const actualUsers = `select id, email, role, plan_id, trial_ends_at, is_past_due, created_at,
    case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end as standing,
    (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.impersonated_by is null) as last_seen_at
  from users u, lateral (select coalesce((select s.status = 'past_due' from subscriptions s where s.user_id = u.id
    and s.plan_id is not null and s.status in ('trialing', 'active', 'past_due') order by s.created_at desc limit 1), false) as is_past_due) p`;

const asJson = (query: string) => `select to_jsonb(rows)::text as row from (${query}) rows`;

export const maintainedSums = {
  daily_visits: {
    stored: "select project_id, day::text, visits from daily_visits",
    actual: "select project_id, day::text, sum(visits)::int as visits from directory_visits group by 1, 2",
  },
  visit_periods: {
    stored: "select project_id, days, first_day::text, directory_id, visits from visit_periods",
    actual: `select project_id, days, ('1970-01-01'::date + (day - '1970-01-01'::date) / days * days)::text as first_day, directory_id, sum(visits)::int as visits
      from directory_visits, (values (4), (16), (64), (256)) lengths(days) group by 1, 2, 3, 4`,
  },
  visit_totals: {
    stored: "select project_id, directory_id, visits::int from visit_totals",
    actual: "select project_id, directory_id, sum(visits)::int as visits from directory_visits group by 1, 2",
  },
  visit_milestones: {
    stored: "select project_id, day::text, directory_id, visits::int from visit_milestones",
    actual: `select project_id, day::text, directory_id, power(10, length(reached::text) - 1)::int as visits
      from (select *, sum(visits) over (partition by project_id, directory_id order by day) as reached from directory_visits) sums
      where reached = visits or length(reached::text) > length((reached - visits)::text)`,
  },
  page_counts: {
    stored: "select page_set_id, state, count from page_counts where count <> 0",
    actual: "select page_set_id, state, count(*)::int as count from pages group by 1, 2",
  },
  published_pages: {
    stored: "select project_id, page_set_id, day::text, count, last_at::text from published_pages",
    actual: `select project_id, page_set_id, ${liveDay} as day, count(*)::int as count, max(published_at)::text as last_at
      from pages where publish_as = 'live' and published_at is not null group by 1, 2, 3`,
  },
  article_counts: {
    stored: "select project_id, state, count from article_counts where count <> 0",
    actual: "select project_id, state, count(*)::int as count from articles group by 1, 2",
  },
  daily_articles: {
    stored: "select project_id, dimension, day::text, state, count from daily_articles where count <> 0",
    actual: `select project_id, dimension, (at at time zone 'UTC')::date::text as day, state, count(*)::int as count
      from articles, lateral (values ('published', published_at), ('calendar', coalesce(published_at, scheduled_at))) times(dimension, at)
      where at is not null group by 1, 2, 3, 4`,
  },
  submission_counts: {
    stored: "select project_id, state, count from submission_counts where count <> 0",
    actual: "select project_id, state, count(*)::int as count from submissions group by 1, 2",
  },
  daily_links: {
    stored:
      "select project_id, day::text, gained, lost, change from daily_links where (gained, lost, change) <> (0, 0, 0)",
    actual: `select * from (select project_id, (at at time zone 'UTC')::date::text as day,
        (count(*) filter (where to_state = 'live' and from_state is distinct from 'suspect'))::int as gained,
        (count(*) filter (where to_state = 'lost'))::int as lost,
        (count(*) filter (where to_state = 'live') - count(*) filter (where from_state = 'live'))::int as change
      from submission_events where from_state is distinct from to_state and ('live' in (from_state, to_state) or to_state = 'lost') group by 1, 2) days
      where (gained, lost, change) <> (0, 0, 0)`,
  },
  listed_payments: { stored: asJson("select * from listed_payments"), actual: asJson(actualPayments) },
  payment_sums: {
    stored: asJson("select * from payment_sums where listed <> 0"),
    actual:
      asJson(`select period, date_trunc(period, created_at at time zone 'UTC')::date as starts_on, state, is_unmatched, plan_id, currency,
        count(*) as listed, count(*) filter (where is_summed) as payments, coalesce(sum(amount) filter (where is_summed), 0) as paid,
        coalesce(sum(refunded_amount) filter (where is_summed), 0) as refunded, coalesce(sum(lost_amount) filter (where is_summed), 0) as lost
      from (${actualPayments}) payments, lateral (select is_paid and currency is not null as is_summed) summed,
        (values ('day'), ('month')) periods(period) group by 1, 2, 3, 4, 5, 6`),
  },
  listed_users: { stored: asJson("select * from listed_users"), actual: asJson(actualUsers) },
} satisfies Record<string, Maintained>;

export type MaintainedTable = keyof typeof maintainedSums;

export const selectWith = (db: Db) => async (statement: string) => {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] };
  return rows;
};

/** Fails unless the tables are as computed from the rows. Returns how many rows each has. */
export const expectExactSums = async (
  select: (statement: string) => Promise<Record<string, unknown>[]>,
  names: readonly MaintainedTable[],
) => {
  const counts: Partial<Record<MaintainedTable, number>> = {};
  for (const name of names) {
    const { stored, actual } = maintainedSums[name];
    const read = async (statement: string) =>
      (await select(statement)).map((row) => Object.values(row).join(" ")).toSorted();
    const rows = await read(stored);
    expect([name, rows]).toEqual([name, await read(actual)]);
    counts[name] = rows.length;
  }
  return counts;
};

/** Empties the tables and fills them as their migrations do. */
export const sumAgain = async (db: Db, names: readonly MaintainedTable[]) => {
  for (const name of names) {
    const fills = sumsOf(name);
    expect([name, fills.length]).not.toEqual([name, 0]);
    await db.execute(sql.raw(`delete from ${name}`));
    for (const fill of fills) await db.execute(sql.raw(fill));
  }
};
