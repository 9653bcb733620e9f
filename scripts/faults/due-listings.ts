// Four processes check 100,000 due listings of 5,000 directories on a clock that jumps whenever nothing is due.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { connect } from "#db/connect.ts";
import { submissionChecks, submissions } from "#db/schema/index.ts";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atLeast, atMost, exactly, type Figure, info } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { ipOf, startListingHosts } from "./listing-hosts.ts";
import { memoryOf } from "./process-figures.ts";

const processes = 4;
const listingsPerHost = 20;
const jumpSeconds = 10;

/** Without a new request for this long, the checks hang. */
const stallMs = 120_000;

export const dueListings: Fault = async ({ quick }) => {
  const hosts = quick ? 100 : 5_000;
  const folder = mkdtempSync(join(tmpdir(), "linkstead-listings-"));
  const clockFile = join(folder, "clock");
  let offsetSeconds = 0;
  writeFileSync(clockFile, "0");
  const now = () => new Date(Date.now() + offsetSeconds * 1000);

  const directories = startListingHosts(now);
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  const { db } = database;
  const count = (condition: SQL) => db.$count(submissions, condition);
  const children: Bun.Subprocess<"pipe", "pipe", "inherit">[] = [];
  try {
    await database.migrate();
    await insertListings(db, hosts, directories.port);
    const env = {
      ...process.env,
      DATABASE_URL: testDatabase.url,
      CLOCK_OFFSET_FILE: clockFile,
      FETCH_ALLOW: Array.from({ length: hosts }, (_, host) => `${ipOf(host)}:${directories.port}`).join(),
    };
    for (let started = 0; started < processes; started++)
      children.push(
        Bun.spawn([process.execPath, "scripts/faults/listing-check-process.ts"], {
          env,
          stdin: "pipe",
          stdout: "pipe",
          stderr: "inherit",
        }),
      );
    const runs = children.map(() => 0);
    for (const [at, { stdout }] of children.entries())
      void countRuns(stdout, (written) => {
        runs[at] = (runs[at] ?? 0) + written;
      });
    let runsAtJump = [...runs];
    const memory = children.map(() => ({ own: 0, parser: 0 }));
    let progress = { requested: 0, at: performance.now() };
    const startedAt = performance.now();
    for (;;) {
      await Bun.sleep(100);
      for (const [at, { pid }] of children.entries()) {
        const peak = memory[at];
        if (!peak) continue;
        const { own, children: parser } = memoryOf(pid);
        peak.own = Math.max(peak.own, own);
        peak.parser = Math.max(peak.parser, parser);
      }
      const requested = directories.requested();
      if (requested > progress.requested) progress = { requested, at: performance.now() };
      else if (performance.now() - progress.at > stallMs) throw new Error(`No request after the first ${requested}.`);
      const isDue = (await count(sql`next_check_at <= ${now().toISOString()}::timestamptz`)) > 0;
      // A run that started after the jump has ended, so no check is under way.
      const isIdle = runs.every((count, at) => count >= (runsAtJump[at] ?? 0) + 2);
      if (isDue || !isIdle) continue;
      if ((await count(sql`last_checked_at is null`)) === 0) break;
      offsetSeconds += jumpSeconds;
      writeFileSync(clockFile, String(offsetSeconds));
      runsAtJump = [...runs];
    }
    const seconds = (performance.now() - startedAt) / 1000;
    for (const child of children) child.stdin.end();
    await Promise.all(children.map(({ exited }) => exited));
    const { listings, robots, shortestGapMs } = directories.figures();
    const total = hosts * listingsPerHost;
    const repeated = (times: number[]) => times.filter((count) => count > 1).length;
    const peakOf = (part: "own" | "parser") => Math.max(...memory.map((peak) => peak[part]));
    return [
      exactly("listings checked", listings.length, total),
      exactly("listings requested twice", repeated(listings), 0),
      exactly("checks saved", await db.$count(submissionChecks), total),
      exactly("listings that are live", await count(sql`state = 'live'`), total),
      exactly("robots.txt files requested", robots.length, hosts),
      exactly("robots.txt files requested twice", repeated(robots), 0),
      atLeast("shortest time between requests to a host, on the simulated clock", shortestGapMs / 1000, 10, "s"),
      atMost(
        "minutes that the clock jumped, for 21 requests to a host",
        offsetSeconds / 60,
        Math.ceil(((listingsPerHost + 2) * 2 * jumpSeconds) / 60),
        "min",
      ),
      atMost("most memory of a process", peakOf("own"), 200, "MB"),
      info("most memory of its parsers", `${Math.round(peakOf("parser"))} MB`),
      info("checks per second", (total / seconds).toFixed(0)),
    ] satisfies Figure[];
  } finally {
    for (const child of children) child.kill();
    directories.stop();
    await database.close();
    await testDatabase.drop();
    rmSync(folder, { recursive: true });
  }
};

const countRuns = async (stdout: ReadableStream<Uint8Array>, add: (written: number) => void) => {
  for await (const written of stdout) add(written.length);
};

const insertListings = async (db: Awaited<ReturnType<typeof connect>>["db"], hosts: number, port: number) => {
  await db.execute(sql`insert into users (id, email) values (gen_random_uuid(), 'owner@people.example')`);
  await db.execute(sql`
    insert into projects (id, user_id, name, url, origins, widget_secret)
    select gen_random_uuid(), users.id, 'shop' || n, 'https://shop' || n || '.example', '{}', 'secret'
    from users, generate_series(1, ${listingsPerHost}) n`);
  await db.execute(sql`
    insert into directories (id, slug, name, url, host, category, pricing)
    select gen_random_uuid(), 'host-' || n, 'Host ' || n, 'http://' || ip || ':' || ${String(port)} || '/', ip, 'general', 'free'
    from (
      select n, '127.8.' || (n / 250) || '.' || (n % 250 + 1) as ip from generate_series(0, ${hosts} - 1) n
    ) numbered`);
  await db.execute(sql`
    insert into submissions (id, project_id, directory_id, state, listing_url, submitted_at, next_check_at)
    select gen_random_uuid(), projects.id, directories.id, 'submitted', directories.url || projects.name,
      now() - interval '1 day', now() - random() * interval '1 hour'
    from projects, directories where directories.slug like 'host-%'`);
};
