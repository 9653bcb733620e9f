// Deleting a month of mentions in batches, and dropping a monthly partition of the same rows.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import type { Connection } from "#db/pool.ts";
import { mentions, projects as projectsTable, settings as settingsTable } from "#db/schema/index.ts";
import { createTestDatabase, openTestConnection, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { deleteOldData } from "#server/features/retention/delete-old-data.job.ts";
import { deletedKinds, idBatches, oldRows } from "#server/features/retention/kinds.ts";
import { createFolderStorage } from "#server/integrations/storage.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { monthsBefore, type RetentionSettings } from "#shared/retention.ts";
import { atMost, type Figure, info, median, percentile } from "../checks/measurement.ts";

const rows = 2_400_000;
const months = 24;
const projects = 200;
const limitMs = 50;
const tables = { plain: "mentions", partitioned: "mentions_by_month" } as const;

export const retentionFigures = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  const database = await connect({ databaseUrl: url, dataDir: "" });
  const folder = mkdtempSync(join(tmpdir(), "linkstead-bench-"));
  const list = openTestConnection(url);
  try {
    await migrate(database);
    const project = await addMentions(database.db, url);
    await addPartitions(url);
    console.log(await explainBatch(database.db));
    const reads = (await compareReads(list, project, rounds)).map(([what, figure]) => info(what, figure));
    const listPlain = () => list.query(listOf(tables.plain), [project]);
    const listPartitioned = () => list.query(listOf(tables.partitioned), [project]);
    const run = deletion(database.db, folder);
    const retain = (left: number, archive = false) =>
      run({ dismissedMentions: left, unansweredMentions: left, archive });

    const idle = await during(url, listPlain, () => Bun.sleep(5_000));
    const before = await count(url, "true");
    const batches = await during(url, listPlain, () => retain(months - 1));
    const deleted = before - (await count(url, "true"));
    const vacuum = await during(url, listPlain, () => runStatements(url, "vacuum mentions"));
    const archived = await during(url, listPlain, () => retain(months - 2, true));
    const drop = await during(url, listPartitioned, async () => {
      await Bun.sleep(2_000);
      const startedAt = performance.now();
      await runStatements(url, `drop table ${tables.partitioned}_${months}`);
      const ms = performance.now() - startedAt;
      await Bun.sleep(2_000);
      return ms;
    });
    const unused = await during(url, listPlain, () => retain(months - 2));
    const left = await count(url, `found_at < now() - interval '${months - 1} months'`);
    return [
      ...reads,
      info("Deleting a month in batches", describe(batches)),
      info("Rows that it deleted, and the vacuum", `${deleted}; ${describe(vacuum)}`),
      info("Deleting the next month with the archive", `${describe(archived)}, ${megabytesIn(folder)} MB of files`),
      info("A run that finds nothing", describe(unused)),
      info("Dropping a monthly partition", `${Math.round(drop.result)} ms, ${drop.walMegabytes} MB of WAL`),
      info("Replied mentions of that month, which must stay", String(left)),
      info("The list without any of this, p95 (slowest)", latency(idle.times)),
      atMost("The list while batches are deleted, p95", percentile(batches.times, 0.95), limitMs, "ms"),
      info("The same with the archive, p95 (slowest)", latency(archived.times)),
      info("The list while a partition is dropped, p95 (slowest)", latency(drop.times)),
    ];
  } finally {
    list.close();
    await database.close();
    await testDatabase.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const count = async (url: string, where: string) =>
  (await runStatements<{ rows: number }>(url, `select count(*)::int as rows from mentions where ${where}`))[0]?.rows ??
  0;

const deletion = (db: Db, folder: string) => {
  const { dependencies } = createInProcessApp(db);
  return async (values: Partial<RetentionSettings>) => {
    const value = { ...dependencies.settings.defaults.retention, ...values };
    await db
      .insert(settingsTable)
      .values({ key: "retention", value, version: 1, updatedAt: new Date() })
      .onConflictDoUpdate({ target: settingsTable.key, set: { value } });
    dependencies.settings.invalidate();
    await deleteOldData({ ...dependencies, storage: createFolderStorage(folder) });
  };
};

/** Repeats a query while some work runs. */
const during = async <Result>(url: string, query: () => Promise<unknown>, work: () => Promise<Result>) => {
  const wal = async () =>
    Number((await runStatements<{ at: string }>(url, "select pg_current_wal_lsn() - '0/0'::pg_lsn as at"))[0]?.at);
  const before = await wal();
  const startedAt = performance.now();
  const times: number[] = [];
  let isDone = false;
  const [result] = await Promise.all([
    work().finally(() => {
      isDone = true;
    }),
    (async () => {
      while (!isDone) {
        const queriedAt = performance.now();
        await query();
        times.push(performance.now() - queriedAt);
        await Bun.sleep(5);
      }
    })(),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  return { result, times, seconds, walMegabytes: Math.round(((await wal()) - before) / 1e6) };
};

const describe = ({ seconds, walMegabytes }: { seconds: number; walMegabytes: number }) =>
  `${seconds.toFixed(1)} s, ${walMegabytes} MB of WAL`;
const latency = (times: number[]) =>
  `${percentile(times, 0.95).toFixed(1)} ms (${Math.max(...times).toFixed(0)} ms), ${times.length} queries`;

const megabytesIn = (folder: string) =>
  Math.round(
    [...new Bun.Glob("**/*.gz").scanSync(folder)].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) /
      1e6,
  );

/** How the job finds its first rows. */
const explainBatch = async (db: Db) => {
  const [kind] = deletedKinds;
  if (!kind) throw new Error("There are no kinds of data.");
  const ids: string[] = [];
  for await (const batch of idBatches(db, projectsTable)) ids.push(...batch);
  const select = db
    .select({ id: mentions.id })
    .from(mentions)
    .where(oldRows(db, kind, monthsBefore(new Date(), months - 1), ids))
    .limit(5_000);
  const explained = await db.execute(sql`explain (analyze, buffers) ${select.getSQL()}`);
  const { rows: lines } = explained as unknown as { rows: { "QUERY PLAN": string }[] };
  return lines.map((line) => line["QUERY PLAN"].replace(/'\{.*\}'/, "'{…}'")).join("\n");
};

/** The newest page as `listMentionIds` reads it. */
const listOf = (table: string) =>
  `select * from ${table} where id in (select id from ${table} where project_id = $1 and status = 'new'
     order by found_at desc nulls last, id desc nulls last limit 20) order by found_at desc nulls last, id desc nulls last`;

/** A scan looks for the same pages at other sources; it doesn't know when they were found. */
const sameUrls = (table: string) =>
  `select id from ${table} where project_id = $1 and canonical_url in (select 'https://news.example/' || at * 400 from generate_series(1, 100) as at)`;

const overviewOf = (table: string) =>
  `select date_bin('1 day', found_at, '2000-01-01Z'), source, count(*) from ${table}
   where project_id = $1 and found_at >= now() - interval '60 days' group by 1, 2`;

const insertInto = (table: string) =>
  `insert into ${table} (id, project_id, source, external_id, url, title, excerpt, keyword, intent, score, reasons, published_at, found_at)
   select gen_random_uuid(), $1, 'reddit', gen_random_uuid()::text, 'https://news.example/', 'New', repeat('Which one? ', 20), 'parcel', 'asking', 5, '{}', now(), now()
   from generate_series(1, 100) on conflict do nothing`;

const compareReads = async (client: Connection, project: string, rounds: number): Promise<[string, string][]> => {
  const statements = {
    "the newest page of a list": listOf,
    "the overview's 60 days": overviewOf,
    "100 posts by URL": sameUrls,
    "inserting 100 rows": insertInto,
  };
  const figures: [string, string][] = [];
  for (const [what, statement] of Object.entries(statements)) {
    const times = { plain: [] as number[], partitioned: [] as number[] };
    // In turns, so that other work on the machine affects both. The first turn warms up.
    for (let turn = 0; turn <= rounds * 10; turn++)
      for (const kind of ["plain", "partitioned"] as const) {
        const startedAt = performance.now();
        await client.query(statement(tables[kind]), [project]);
        if (turn) times[kind].push(performance.now() - startedAt);
      }
    const [plain, partitioned] = [median(times.plain), median(times.partitioned)];
    figures.push([
      `Plain and by month, median: ${what}`,
      `${plain.toFixed(1)} and ${partitioned.toFixed(1)} ms (${(partitioned / plain).toFixed(1)} times)`,
    ]);
  }
  return figures;
};

/** Settings of a session that fills tables. As a replica, it checks no foreign keys. */
const quickly = [
  "set synchronous_commit = off",
  "set session_replication_role = replica",
  "set maintenance_work_mem = '512MB'",
];

/** A tenth replied; half of the rest dismissed. A quarter belongs to the project that is returned. */
const addMentions = async (db: Db, url: string) => {
  const create = createFactories(db);
  const { id: ownerId } = await create.user();
  const { id: project } = await create.project({ ownerId });
  const indexes = await runStatements<{ name: string; definition: string }>(
    url,
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'mentions' and indexname not in ('mentions_pkey', 'mentions_once')`,
  );
  await runStatements(
    url,
    `insert into projects (id, user_id, name, url, widget_secret, origins)
     select gen_random_uuid(), '${ownerId}', 'Project ' || at, 'https://example.com/', at::text, '{}' from generate_series(2, ${projects}) as at`,
    ...quickly,
    ...indexes.map(({ name }) => `drop index ${name}`),
    `insert into mentions (id, project_id, source, external_id, url, title, excerpt, keyword, intent, score, reasons, canonical_url, title_key, published_at, found_at, status, reply)
     select gen_random_uuid(), case when at % 4 = 0 then '${project}'::uuid else ids.list[1 + at % ${projects}] end, 'reddit', at::text,
       'https://news.example/' || at, 'Which parcel tracker, number ' || at, repeat('Which one do small shops use? ', 10), 'parcel tracker',
       'asking', at % 100, '{Asks a question}', 'https://news.example/' || at, md5(at::text),
       now() - interval '${months} months' * (1 - at::float8 / ${rows}), now() - interval '${months} months' * (1 - at::float8 / ${rows}),
       case when at % 10 = 3 then 'replied' when at % 2 = 0 then 'new' else 'dismissed' end, case when at % 10 = 3 then 'Hello' end
     from generate_series(1, ${rows}) as at, (select array_agg(id) as list from projects) as ids`,
    ...indexes.map(({ definition }) => definition),
    "vacuum analyze",
  );
  return project;
};

const addPartitions = async (url: string) => {
  const { partitioned } = tables;
  const now = new Date();
  const day = (back: number) => monthsBefore(now, back).toISOString();
  const partitions = Array.from({ length: months }, (_, at) => {
    const from = at + 1 === months ? "minvalue" : `'${day(at + 1)}'`;
    const to = at === 0 ? "maxvalue" : `'${day(at)}'`;
    return `create table ${partitioned}_${at + 1} partition of ${partitioned} for values from (${from}) to (${to})`;
  });
  await runStatements(
    url,
    `create table ${partitioned} (like mentions including defaults) partition by range (found_at)`,
    ...partitions,
    ...quickly,
    `insert into ${partitioned} select * from mentions`,
    // Keys of a partitioned table must include its time, so a post found twice no longer conflicts.
    `alter table ${partitioned} add primary key (id, found_at)`,
    `create unique index on ${partitioned} (project_id, source, external_id, found_at)`,
    `create index on ${partitioned} (project_id, found_at desc, id desc, source)`,
    `create index on ${partitioned} (project_id, status, found_at desc, id desc, score)`,
    `create index on ${partitioned} (project_id, canonical_url)`,
    `create index on ${partitioned} (project_id, title_key)`,
    `create index on ${partitioned} (project_id, found_at desc) where verdict is not null`,
    `create index on ${partitioned} (lead_id)`,
    "vacuum analyze",
  );
};
