// bun run mention-pages: times pages and overview of 100,000 mentions through the whole app, on its own database. Needs
// a Postgres: the local one, or TEST_DATABASE_URL.
import { sql } from "drizzle-orm";
import { read } from "#client/app/api-client.ts";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { mentions } from "#db/schema/index.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { listMentionIds } from "#server/features/mentions/mentions.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessClient } from "#server/testing/in-process-app.ts";
import type { MentionQuery } from "#shared/mentions.ts";
import { median, percentile } from "./checks/measurement.ts";

const count = 100_000;
/** Rows per insert, limited by the statement timeout. */
const step = 5_000;
const rounds = 60;
const limitMs = 50;

if (!testPostgres) {
  console.log("Postgres is not available, so nothing was measured. Start it or set TEST_DATABASE_URL.");
  process.exit(0);
}

/** The project's mentions, and as many in another project of the same owner. */
const fillProjects = async (db: Db, ownerId: string) => {
  const create = createFactories(db);
  const [project, otherProject] = [await create.project({ ownerId }), await create.project({ ownerId })];
  for (const { id } of [project, otherProject])
    for (let first = 1; first <= count; first += step) await fill(db, id, first);
  await db.execute(sql`vacuum analyze mentions`);
  return project;
};

/** A tenth of them replied and a tenth dismissed, over 300 days. */
const fill = (db: Db, projectId: string, first: number) =>
  db.execute(sql`
    insert into ${mentions} (id, project_id, source, external_id, url, author, author_url, title, excerpt, keyword, intent,
      score, reasons, published_at, found_at, status)
    select gen_random_uuid(), ${projectId}::uuid, case at % 4 when 0 then 'reddit' else 'hacker-news' end, at::text,
      'https://news.example/' || at, 'ada', 'https://news.example/ada',
      'Which parcel tracker do you use for a small shop? ' || at, repeat('Words of a post. ', 16), 'parcel tracker',
      'asking', at % 101, array['Asks a question', 'Keyword in the title'], now() - make_interval(mins => at * 4),
      now() - make_interval(mins => at * 4),
      case at % 10 when 0 then 'replied' when 1 then 'dismissed' else 'new' end
    from generate_series(${first}::int, ${first + step - 1}::int) as at`);

type Query = Partial<MentionQuery>;

/** Sends requests as a signed-in user through the whole app. */
const createRequests = async (db: Db, owner: { id: string; isAdmin: boolean }, projectId: string) => {
  const client = await createInProcessClient(db, owner);
  const overview = () => read(client.projects[":id"].overview.$get({ param: { id: projectId }, query: {} }));
  const list = async ({ from, ...query }: Query) => {
    const parameters = Object.entries({ ...query, ...(from && { from: from.toISOString() }) });
    const search = Object.fromEntries(parameters.map(([name, value]) => [name, String(value)]));
    const page = await read(client.posts[":projectId"].mentions.$get({ param: { projectId }, query: search }));
    if (page.mentions.length !== (query.limit ?? 10)) throw new Error(`The page has ${page.mentions.length} mentions.`);
  };
  return { list, overview };
};

const lastPage = count / 10;
const from = new Date(Date.now() - 30 * 24 * 3600_000);
const lists: [what: string, query: Query][] = [
  ["first page", {}],
  ["page of 100", { limit: 100 }],
  ["middle page", { page: lastPage / 2 }],
  ["last page", { page: lastPage }],
  ["new", { filter: "new" }],
  ["new, last page", { filter: "new", page: lastPage * 0.8 }],
  ["replied", { filter: "replied" }],
  ["dismissed, last page", { filter: "dismissed", page: lastPage / 10 }],
  ["last 30 days", { from }],
  ["new, last 30 days", { filter: "new", from }],
  ["one source", { source: "reddit" }],
  ["one source, last page", { source: "reddit", page: lastPage / 4 }],
];

const testDatabase = await createTestDatabase();
const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
let slowest = 0;
try {
  const { db } = database;
  await migrate(database);
  const owner = await createFactories(db).user({ isAdmin: true });
  const project = await fillProjects(db, owner.id);
  const requests = await createRequests(db, owner, project.id);
  const lookups = lists.map(([what, query]) => [what, () => requests.list(query)] as const);
  for (const [what, run] of [...lookups, ["overview", requests.overview] as const]) {
    await run();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    slowest = Math.max(slowest, median(times));
    console.log(
      `${what.padEnd(30)} median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
  }
  for (const page of [1, lastPage]) {
    const query = listMentionIds(db, project.id, { page, limit: 10, filter: "all" });
    const { rows } = (await db.execute(sql`explain (analyze) ${query}`)) as unknown as {
      rows: { "QUERY PLAN": string }[];
    };
    console.log(`\npage ${page}:`);
    for (const row of rows) console.log(`  ${row["QUERY PLAN"]}`);
  }
} finally {
  await database.close();
  await testDatabase.drop();
}
console.log(`\n${slowest < limitMs ? "ok  " : "MISS"} ${slowest.toFixed(1)} ms (< ${limitMs} ms)`);
process.exit(slowest < limitMs ? 0 : 1);
