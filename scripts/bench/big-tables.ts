import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createTestDatabase, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { createSession } from "#server/features/auth/sessions.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { exactly, type Figure, info, median, percentile } from "../checks/measurement.ts";
import type { BigTable, Size } from "./big-table.ts";
import { bigTables as tables } from "./big-table-lists.ts";
import { fullScans, openRecorded, shortPlan } from "./query-plans.ts";

const limitMs = 50;
const rounds = 20;
/** A slow call is repeated for at most this long. */
const maxMs = 5_000;
const otherProjects = 997;

/** `--rows`: rows of one project; `--total`: rows of all projects; `--tables`: names, separated by commas. */
export const bigTableOptions = {
  rows: { type: "string", default: "1000000" },
  total: { type: "string", default: "10000000" },
  tables: { type: "string" },
} as const;

/**
 * Every list, filter, order, search and statistic of the dashboard among ten million rows, a million of them in one
 * project, on Postgres. One table after the other is filled and emptied. Takes hours with all tables.
 */
export const bigTables = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const { values } = parseArgs({ args: process.argv.slice(2), options: bigTableOptions, allowPositionals: true });
  const [rows, total] = [Number(values.rows), Number(values.total)];
  const names = values.tables?.split(",") ?? Object.keys(tables);
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  const recorded = openRecorded(testDatabase.url);
  try {
    await migrate(database);
    const scope = await addProjects(database.db, testDatabase.url);
    const { send, token } = await createCaller(database.db, scope.owner);
    const explained = await createCaller(recorded.db, scope.owner);
    const figures: Figure[] = [];
    for (const name of names) {
      const table = tables[name];
      if (!table) throw new Error(`Unknown table: ${name}. Available: ${Object.keys(tables).join(", ")}.`);
      const seconds = await fill(testDatabase.url, table, { rows, total });
      const sizes = `${rows.toLocaleString("en")} of ${total.toLocaleString("en")} rows`;
      console.log(`\n${name}: ${sizes}, filled in ${seconds.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`);
      console.log("          p95  median  p95 of users/me (ms)");
      let misses = 0;
      for (const path of table.requests(scope)) {
        const { p95, median, reference } = await timesOf((one) => send(one, token), path);
        recorded.take();
        await explained.send(path, explained.token);
        const plans = recorded.take();
        const scans = [...new Set(plans.flatMap((plan) => fullScans(plan, rows / 10)))];
        // While the machine is busy with other work, a call that reads three rows misses the limit, too.
        const isBusy = reference > limitMs / 2;
        const isMiss = (isBusy ? median : p95) > limitMs || scans.length > 0;
        if (isMiss) misses++;
        const shown = path.replaceAll(/[\da-f-]{36}/g, ":id");
        const times = [p95, median, reference].map((ms) => ms.toFixed(1).padStart(8)).join("");
        console.log(`${isMiss ? "MISS" : isBusy ? "busy" : "ok  "} ${times}  ${shown}`);
        for (const scan of scans) console.log(`       ${scan}`);
        const [slowest] = plans;
        if (slowest) console.log(`       ${shortPlan(slowest)}`);
        if (isMiss) figures.push(info(`${name}, ${sizes}: ${shown}, p95`, `${p95.toFixed(0)} ms`));
      }
      figures.push(exactly(`${name}, ${sizes}: lists over ${limitMs} ms or that scan or sort everything`, misses, 0));
      if (table.costly) {
        const drop = `drop index ${table.costly.join(", ")}`;
        const cost = await insertCost(testDatabase.url, table, { rows, total }, { without: drop });
        console.log(`Inserts with ${table.costly.join(", ")} take ${cost} without.`);
        figures.push(info(`${name}: inserts with ${table.costly.join(", ")}`, cost));
      }
      for (const trigger of table.countedBy ?? []) {
        const enable = `alter table ${table.tables[0]} enable always trigger ${trigger}`;
        const cost = await insertCost(testDatabase.url, table, { rows, total }, { with: enable });
        console.log(`Inserts with the trigger ${trigger} take ${cost} without.`);
        figures.push(info(`${name}: inserts with the trigger ${trigger}`, cost));
      }
      await runStatements(testDatabase.url, ...table.tables.map((one) => `truncate ${one} cascade`));
    }
    return figures;
  } finally {
    await recorded.close();
    await database.close();
    await testDatabase.drop();
  }
};

const createCaller = async (db: Db, owner: { id: string; isAdmin: boolean }) => {
  const { dependencies, send, siteUrl } = createInProcessApp(db);
  const token = await createSession(dependencies, owner);
  return {
    token,
    send: async (path: string, token: string) => {
      const response = await send(
        new Request(`${siteUrl}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      const text = await response.text();
      // Statements are cancelled after 4.5 seconds and answered with 503; that's a slow call, too.
      if (!response.ok && response.status !== 503) throw new Error(`GET ${path} answered ${response.status}: ${text}`);
    },
  };
};

/** Of warm calls, in turns with one that reads three rows. A slow call is repeated less often. */
const timesOf = async (call: (path: string) => Promise<void>, path: string) => {
  const startedAt = performance.now();
  const timed = async (one: string) => {
    const before = performance.now();
    await call(one);
    return performance.now() - before;
  };
  await timed(path);
  const times: number[] = [];
  const references: number[] = [];
  while (times.length < rounds && (times.length < 2 || performance.now() - startedAt < maxMs)) {
    references.push(await timed("users/me"));
    times.push(await timed(path));
  }
  return { p95: percentile(times, 0.95), median: median(times), reference: percentile(references, 0.95) };
};

/** A project with a million rows, and the others; its owner is an admin. `bench_projects` numbers them. */
const addProjects = async (db: Db, url: string) => {
  const create = createFactories(db);
  const owner = await create.user({ isAdmin: true, emailVerifiedAt: new Date() });
  const { id: projectId } = await create.project({ ownerId: owner.id });
  await runStatements(
    url,
    "create table bench_projects (at int primary key, id uuid not null, user_id uuid not null)",
    `insert into bench_projects values (0, '${projectId}', '${owner.id}')`,
    `insert into bench_projects select at, gen_random_uuid(), gen_random_uuid() from generate_series(1, ${otherProjects}) at`,
    `insert into users (id, email, created_at) select user_id, 'owner-' || at || '@people.example', now() - interval '400 days' from bench_projects where at > 0`,
    `insert into projects (id, user_id, name, url, widget_secret, origins)
     select id, user_id, 'Project ' || at, 'https://project-' || at || '.example', '', '{}' from bench_projects where at > 0`,
    "vacuum analyze users, projects",
  );
  return { owner, projectId };
};

/** Without indexes and foreign keys, which take most of the time. */
const fill = async (url: string, table: BigTable, { rows, total }: Size) => {
  const startedAt = performance.now();
  const [{ statements } = { statements: [] }] = await runStatements<{ statements: { drop: string; create: string }[] }>(
    url,
    `select coalesce(json_agg(json_build_object('drop', 'drop index ' || indexname, 'create', indexdef)), '[]') as statements
     from pg_indexes where tablename in (${table.tables.map((one) => `'${one}'`).join(", ")})
     and not exists (select 1 from pg_constraint where conname = indexname)`,
  );
  await runStatements(
    url,
    "set session_replication_role = replica",
    "set synchronous_commit = off",
    "set maintenance_work_mem = '1GB'",
    "select setseed(0.5)",
    ...statements.map(({ drop }) => drop),
    ...table.fill(sourceOf({ rows, total }, 1, total), { rows, total }),
    ...statements.map(({ create }) => create),
    `vacuum analyze ${table.tables.join(", ")}`,
  );
  return (performance.now() - startedAt) / 1000;
};

/** A row per row of the table. Rows of all projects take turns, as they arrive over a year. */
const sourceOf = ({ rows, total }: Size, first: number, last: number) => {
  const ratio = Math.round(total / rows);
  return `(select g.at, (${total} - g.at)::float8 / ${total} as age,
      now() - make_interval(days => 365) * ((${total} - g.at)::float8 / ${total}) as time, p.id as project_id, p.user_id,
      case when p.at = 0 then g.at / ${ratio} else g.at / ${otherProjects} end as k
    from generate_series(${first}, ${last}) g(at)
    join bench_projects p on p.at = case when g.at % ${ratio} = 0 then 0 else 1 + g.at % ${otherProjects} end) source`;
};

const inserted = 10_000;

/** How long inserting takes with some indexes or triggers, as a multiple of the time without them. */
const insertCost = async (url: string, table: BigTable, size: Size, change: { with?: string; without?: string }) => {
  const [insert = ""] = table.fill(sourceOf(size, size.total + 1, size.total + inserted), size);
  const timeOf = async (before: string | undefined) => {
    // Disables foreign keys and triggers.
    const prepare = ["begin", "set local session_replication_role = replica", ...(before ? [before] : [])];
    const [row] = await runStatements<{ ms: number }>(
      url,
      ...prepare,
      "create temp table started on commit drop as select clock_timestamp() as at",
      insert,
      "select extract(epoch from clock_timestamp() - at)::float8 * 1000 as ms from started",
    );
    return row?.ms ?? 0;
  };
  const [times, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round++) {
    times.push(await timeOf(change.with));
    without.push(await timeOf(change.without));
  }
  return `${(median(times) / median(without)).toFixed(2)} of the time`;
};
