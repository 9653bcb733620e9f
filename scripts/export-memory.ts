// bun run export-memory: compares the built server's memory while it exports 1,000,000 leads as one file and as ten
// files. Needs a build, Linux and a Postgres: the local one, or TEST_DATABASE_URL.
import { sql } from "drizzle-orm";
import { createClient, read } from "#client/app/api-client.ts";
import { clientOf } from "#client/testing/users.ts";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { leads, users } from "#db/schema/index.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { createFactories } from "#server/testing/factories.ts";
import { memoryMb } from "./checks/process-memory.ts";

const whole = 1_000_000;
const files = 10;
/** Rows per insert, limited by the statement timeout. */
const step = 50_000;
/** How much more memory the single file may use than each of the ten smaller ones. */
const limitMb = 40;
const admin = { email: "admin@people.example", password: "a long enough password" };

if (!testPostgres) {
  console.log("Postgres is not available, so nothing was measured. Start it or set TEST_DATABASE_URL.");
  process.exit(0);
}

const newline = 10;

const fill = (db: Db, projectId: string, first: number) =>
  db.execute(sql`
    insert into ${leads} (id, project_id, source, handle, profile_url, score, reasons, mentions, first_seen_at, last_seen_at)
    select gen_random_uuid(), ${projectId}::uuid, 'reddit', 'person-' || at, 'https://news.example/person-' || at, at % 101,
      array['Asks a question', 'Keyword in the title'], 1 + at % 9, now() - make_interval(secs => at * 40),
      now() - make_interval(secs => at * 20)
    from generate_series(${first}::int, ${first + step - 1}::int) as at`);

const testDatabase = await createTestDatabase();
const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
await migrate(database);
const server = await startBuiltServer({
  DATABASE_URL: testDatabase.url,
  JOBS: "off",
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
let ok = false;
try {
  const { db } = database;
  const session = await read(createClient(`${server.url}/api`, fetch).auth.signIn.$post({ json: admin }));
  const [owner] = await db.select().from(users);
  if (!owner) throw new Error("The admin was not created.");
  const create = createFactories(db);
  const projectOf = async (count: number) => {
    const { id } = await create.project({ ownerId: owner.id });
    for (let first = 1; first <= count; first += step) await fill(db, id, first);
    return id;
  };
  const [small, large] = [await projectOf(whole / files), await projectOf(whole)];
  await db.execute(sql`vacuum analyze leads`);

  const client = clientOf(server.url, session);
  /** Streams the file; returns the server's peak memory during the download, in MB. */
  const download = async (id: string, count: number) => {
    const start = performance.now();
    const response = await client.projects[":id"].exports.$get({ param: { id }, query: {} });
    let [lines, bytes, peakMb] = [0, 0, 0];
    for await (const part of response.body ?? []) {
      bytes += part.length;
      for (const byte of part) if (byte === newline) lines++;
      peakMb = Math.max(peakMb, Math.round(memoryMb(server.pid)));
    }
    const seconds = (performance.now() - start) / 1000;
    const size = `${lines - 1} leads, ${(bytes / 1024 ** 2).toFixed(0)} MB in ${seconds.toFixed(1)} s`;
    console.log(`${size}: at most ${peakMb} MB of memory`);
    if (lines - 1 !== count) throw new Error("The file is incomplete.");
    return peakMb;
  };

  console.log(`before: ${Math.round(memoryMb(server.pid))} MB of memory`);
  let smallPeakMb = 0;
  for (let file = 0; file < files; file++) smallPeakMb = Math.max(smallPeakMb, await download(small, whole / files));
  const addedMb = (await download(large, whole)) - smallPeakMb;
  ok = addedMb <= limitMb;
  console.log(
    `${ok ? "ok  " : "MISS"} one large file used ${addedMb} MB more than each of ten smaller ones (≤ ${limitMb} MB)`,
  );
} finally {
  await server.stop();
  await database.close();
  await testDatabase.drop();
}
process.exit(ok ? 0 : 1);
