// Four processes check 100,000 due listings of 5,000 directories on a clock that jumps whenever nothing is due.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect } from "#db/connect.ts";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atLeast, atMost, exactly, type Figure, info } from "../checks/measurement.ts";
import { memoryMb } from "../checks/process-memory.ts";
import type { Fault } from "./fault.ts";

const processes = 4;
const listingsPerHost = 20;
const jumpSeconds = 10;

/** The address of a host on the loopback network. */
const ipOf = (host: number) => `127.8.${Math.floor(host / 250)}.${(host % 250) + 1}`;

export const dueListings: Fault = async ({ quick }) => {
  const hosts = quick ? 100 : 5_000;
  const folder = mkdtempSync(join(tmpdir(), "linkstead-listings-"));
  const clockFile = join(folder, "clock");
  let offsetSeconds = 0;
  writeFileSync(clockFile, "0");
  const now = () => new Date(Date.now() + offsetSeconds * 1000);

  const requests = new Map<string, number>();
  const lastRequestAt = new Map<string, number>();
  let shortestGapMs = Number.POSITIVE_INFINITY;
  const server = Bun.serve({
    port: 0,
    hostname: "0.0.0.0",
    fetch: async (request) => {
      const host = request.headers.get("host") ?? "";
      const { pathname } = new URL(request.url);
      requests.set(`${host}${pathname}`, (requests.get(`${host}${pathname}`) ?? 0) + 1);
      const at = now().getTime();
      shortestGapMs = Math.min(shortestGapMs, at - (lastRequestAt.get(host) ?? Number.NEGATIVE_INFINITY));
      lastRequestAt.set(host, at);
      // A slow host must not delay the others.
      if (host.startsWith("127.8.0.7:")) await Bun.sleep(1_000);
      if (pathname === "/robots.txt") return new Response("User-agent: *\nAllow: /");
      const shop = pathname.slice(1);
      return new Response(
        `<title>Tools</title><a href="https://${shop}.example/">${shop}</a>${"<p>Text</p>".repeat(200)}`,
        {
          headers: { "content-type": "text/html" },
        },
      );
    },
  });
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  const { db } = database;
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = (await db.execute(
      sql`select count(*)::int as n from submissions where ${condition}`,
    )) as unknown as {
      rows: { n: number }[];
    };
    return rows[0]?.n ?? 0;
  };
  const children: Bun.Subprocess<"pipe", "pipe", "inherit">[] = [];
  try {
    await database.migrate();
    await insertListings(db, hosts, server.port ?? 0);
    const env = {
      ...process.env,
      DATABASE_URL: testDatabase.url,
      CLOCK_OFFSET_FILE: clockFile,
      FETCH_ALLOW: Array.from({ length: hosts }, (_, host) => `${ipOf(host)}:${server.port}`).join(),
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
    const memory = children.map(() => ({ start: 0, peak: 0 }));
    const startedAt = performance.now();
    for (;;) {
      await Bun.sleep(100);
      for (const [at, { pid }] of children.entries()) {
        const usage = memory[at];
        if (!usage) continue;
        const mb = memoryMb(pid);
        // The first pages have been read by then.
        if (usage.start === 0 && requests.size > hosts / 5) usage.start = mb;
        usage.peak = Math.max(usage.peak, mb);
      }
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
    const pages = [...requests].filter(([url]) => !url.endsWith("/robots.txt"));
    const total = hosts * listingsPerHost;
    return [
      exactly("listings checked", pages.length, total),
      exactly("listings requested twice", pages.filter(([, times]) => times > 1).length, 0),
      exactly("listings that are live", await count(sql`state = 'live'`), total),
      exactly(
        "proofs saved",
        await count(sql`exists (select from submission_checks c where c.submission_id = submissions.id)`),
        total,
      ),
      exactly("robots.txt requested twice", requests.size - pages.length - hosts, 0),
      atLeast("shortest time between requests to a host, on the simulated clock", shortestGapMs / 1000, 10, "s"),
      atMost(
        "minutes that the clock jumped, for 21 requests to a host",
        offsetSeconds / 60,
        Math.ceil(((listingsPerHost + 2) * 2 * jumpSeconds) / 60),
        "min",
      ),
      atMost("memory growth of a process", Math.max(...memory.map(({ start, peak }) => peak - start)), 200, "MB"),
      info("checks per second", (total / seconds).toFixed(0)),
    ] satisfies Figure[];
  } finally {
    for (const child of children) child.kill();
    server.stop(true);
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
