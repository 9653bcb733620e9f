// bun run feedback-stats [--explain]: times statistics and pages of 1,000,000 feedbacks over two years through
// the whole app, on its own Postgres database. Needs a Postgres: DATABASE_URL, or the local one.
import { availableParallelism, loadavg } from "node:os";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { read } from "#client/app/api-client.ts";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import * as schema from "#db/schema/index.ts";
import { createTestDatabase, openUnlimited, testPostgres } from "#db/testing/postgres.ts";
import { insertFeedback } from "#server/testing/bulk-feedback.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessClient } from "#server/testing/in-process-app.ts";
import type { FeedbackStats } from "#shared/feedback.ts";
import { median, percentile } from "./checks/measurement.ts";

const count = 1_000_000;
const days = 730;
const rounds = 60;
const limitMs = 150;
const dayMs = 24 * 3600_000;

const dayOf = (time: Date | number) => new Date(time).toISOString().slice(0, 10);
const daysAgo = (number: number) => dayOf(Date.now() - number * dayMs);

type Query = Record<string, string>;
type Case = { what: string; query: Query };

const statistics: Case[] = [
  { what: "7 days", query: { from: daysAgo(6) } },
  { what: "30 days", query: { from: daysAgo(29) } },
  { what: "90 days", query: { from: daysAgo(89) } },
  { what: "one year", query: { from: daysAgo(364) } },
  { what: "both years", query: {} },
  { what: "30 days, a year ago", query: { from: daysAgo(394), to: daysAgo(365) } },
  { what: "test mode", query: { mode: "test" } },
];
const last = String(count / 10);
const lists: Case[] = [
  { what: "first page", query: {} },
  { what: "page of 100", query: { limit: "100" } },
  { what: "middle page", query: { page: String(count / 20) } },
  { what: "last page", query: { page: last } },
  { what: "new", query: { status: "new" } },
  { what: "resolved, page 30,000", query: { status: "resolved", page: "30000" } },
  { what: "read, one year", query: { status: "read", from: daysAgo(364) } },
  { what: "last 30 days", query: { from: daysAgo(29) } },
  { what: "with one star", query: { rating: "1" } },
];
/** Neither message search nor two combined choices have an index, so these are shown without a limit. */
const searches: Case[] = [
  { what: "one reason, offer accepted", query: { reason: "Too expensive", outcome: "accepted" } },
  { what: "a frequent word", query: { q: "another way" } },
  { what: "a rare word, 30 days", query: { q: "person-77@", from: daysAgo(29) } },
  { what: "a missing word", query: { q: "zebra" } },
];

type Row = Pick<
  typeof schema.feedbacks.$inferSelect,
  "rating" | "reason" | "status" | "outcome" | "mode" | "createdAt"
>;

/** Counts rows one by one and returns the expected statistics. */
const tally = ({ from = "", to = "9999", mode = "live" }: Query) => {
  const newCounts = () => new Map<string, number>();
  const counts = {
    rating: newCounts(),
    status: newCounts(),
    reason: newCounts(),
    outcome: newCounts(),
    day: newCounts(),
    rated: newCounts(),
    stars: newCounts(),
  };
  const increment = (name: keyof typeof counts, key: string, by = 1) =>
    counts[name].set(key, (counts[name].get(key) ?? 0) + by);
  let total = 0;
  return {
    add: (row: Row) => {
      const day = dayOf(row.createdAt);
      if (row.mode !== mode || day < from || day > to) return;
      total++;
      increment("day", day);
      increment("status", row.status);
      if (row.reason) increment("reason", row.reason);
      if (row.outcome) increment("outcome", row.outcome);
      if (!row.rating) return;
      increment("rating", String(row.rating));
      increment("rated", day);
      increment("stars", day, row.rating);
    },
    stats: () => {
      const sumOf = (name: keyof typeof counts) => [...counts[name].values()].reduce((sum, one) => sum + one, 0);
      const countsOf = (name: keyof typeof counts, keys: string[]) =>
        Object.fromEntries(keys.map((key) => [key, counts[name].get(key) ?? 0]));
      const [accepted = 0, declined = 0] = ["accepted", "declined"].map((key) => counts.outcome.get(key));
      return {
        total,
        average: sumOf("rated") ? sumOf("stars") / sumOf("rated") : null,
        saveRate: accepted + declined ? accepted / (accepted + declined) : null,
        byRating: countsOf("rating", ["1", "2", "3", "4", "5"]),
        byStatus: countsOf("status", ["new", "read", "resolved"]),
        byReason: Object.fromEntries(counts.reason),
        byOutcome: countsOf("outcome", ["accepted", "declined", "left"]),
        byDay: [...counts.day].sort().map(([day, count]) => {
          const rated = counts.rated.get(day);
          return { day, count, average: rated ? (counts.stars.get(day) ?? 0) / rated : null };
        }),
      };
    },
  };
};

/** Reads every row of the project, some weeks at a time. */
const eachRow = async (db: Db, projectId: string, visit: (row: Row) => void) => {
  const { feedbacks } = schema;
  const { rating, reason, status, outcome, mode, createdAt } = feedbacks;
  for (let back = days + 1; back >= 0; back -= 20) {
    const [from, to] = [new Date(daysAgo(back)), new Date(daysAgo(back - 20))];
    const rows = await db
      .select({ rating, reason, status, outcome, mode, createdAt })
      .from(feedbacks)
      .where(and(eq(feedbacks.projectId, projectId), gte(createdAt, from), lt(createdAt, to)))
      .orderBy(asc(createdAt));
    for (const row of rows) visit(row);
  }
};

const autoExplain = {
  session_preload_libraries: "auto_explain",
  client_min_messages: "log",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
};

/** Opens a database whose query plans and timings are printed, with auto_explain. */
const openExplained = (url: string) =>
  openUnlimited(url, { session: autoExplain, onNotice: (text) => console.log(text.replace(/^/gm, "    ")) });

const server = process.env.DATABASE_URL ?? testPostgres;
if (!server) {
  console.log("Postgres is not available, so nothing was measured. Start it or set DATABASE_URL.");
  process.exit(0);
}

const testDatabase = await createTestDatabase(server);
const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
const misses: string[] = [];
try {
  const { db } = database;
  await migrate(database);
  const create = createFactories(db);
  const owner = await create.user({ trialEndsAt: new Date(Date.now() + dayMs) });
  const { id: projectId } = await create.project({ ownerId: owner.id });
  const { id: otherProjectId } = await create.project({ ownerId: owner.id });
  const start = performance.now();
  await insertFeedback(db, { projectId, mode: "live", count, days });
  await insertFeedback(db, { projectId, mode: "test", count: 5_000, days: 30 });
  await insertFeedback(db, { projectId: otherProjectId, mode: "live", count: 100_000, days });
  const unlimited = openUnlimited(testDatabase.url);
  await unlimited.db.execute(sql`vacuum analyze feedbacks`);
  await unlimited.db.execute(sql`vacuum analyze feedback_counts`);
  await unlimited.close();
  const stored = await db.$count(schema.feedbackCounts, eq(schema.feedbackCounts.projectId, projectId));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${count.toLocaleString("en")} feedbacks of one project, summed up in ${stored.toLocaleString("en")} daily counts (${seconds} s)`,
  );

  const createRequests = async (on: Db) => {
    const { feedbacks } = await createInProcessClient(on, owner);
    return {
      stats: (query: Query) => read(feedbacks.stats.$get({ query: { projectId, ...query } })),
      list: (query: Query) => read(feedbacks.list.$get({ query: { projectId, ...query } })),
    };
  };
  const requests = await createRequests(db);

  const tallies = statistics.map(({ query }) => tally(query));
  await eachRow(db, projectId, (row) => {
    for (const { add } of tallies) add(row);
  });
  for (const [index, { what, query }] of statistics.entries()) {
    const [stats, expected] = [(await requests.stats(query)) as FeedbackStats, tallies[index]?.stats()];
    if (!stats.total || !isDeepStrictEqual(JSON.parse(JSON.stringify(stats)), JSON.parse(JSON.stringify(expected))))
      misses.push(`the statistics for ${what} differ from the rows`);
  }
  // Other work on the machine affects every figure.
  const [load = 0] = loadavg();
  console.log(`Load ${load.toFixed(1)} on ${availableParallelism()} cores.`);
  console.log(misses.length ? "" : `All ${statistics.length} statistics match a count of every row.`);

  const measure = async (heading: string, cases: Case[], run: (query: Query) => Promise<unknown>, limit?: number) => {
    console.log(`\n${heading.padEnd(40)}    median       p95`);
    for (const { what, query } of cases) {
      await run(query);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await run(query);
        times.push(performance.now() - start);
      }
      const [usual, slow] = [median(times), percentile(times, 0.95)];
      const isOver = limit !== undefined && slow > limit;
      if (isOver) misses.push(`${heading}, ${what}: p95 ${slow.toFixed(0)} ms`);
      const shown = [usual, slow].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join("");
      console.log(`  ${what.padEnd(38)}${shown}${isOver ? "  MISS" : ""}`);
    }
  };
  await measure("GET /feedbacks/stats", statistics, requests.stats, limitMs);
  await measure("GET /feedbacks/list", lists, requests.list, limitMs);
  await measure("GET /feedbacks/list, search (no limit)", searches, requests.list);

  if (process.argv.includes("--explain")) {
    const explaining = openExplained(testDatabase.url);
    const explained = await createRequests(explaining.db);
    for (const { what, query } of statistics) {
      console.log(`\nstatistics, ${what}:`);
      await explained.stats(query);
    }
    for (const { what, query } of [...lists, ...searches]) {
      console.log(`\nlist, ${what}:`);
      await explained.list(query);
    }
    await explaining.close();
  }
} finally {
  await database.close();
  await testDatabase.drop();
}
for (const miss of misses) console.log(`MISS ${miss}`);
if (!misses.length) console.log(`\nok   every p95 of statistics and lists is within ${limitMs} ms`);
process.exit(misses.length ? 1 : 0);
