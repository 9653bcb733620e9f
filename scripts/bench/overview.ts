import { type SQLWrapper, sql } from "drizzle-orm";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createTestDatabase, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { createSession } from "#server/features/auth/sessions.ts";
import { selectBest, selectFigures } from "#server/features/overview/overview.ts";
import { lastDays, selectDays, selectMentionDays } from "#server/features/overview/overview-days.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { sourceNames } from "#shared/sources.ts";
import { atMost, type Figure, info, median, percentile } from "../checks/measurement.ts";

const limitMs = 50;
const requestsPerRound = 20;
const periods = [7, 30, 90];
const rows = { mentions: 100_000, visits: 50_000, submissions: 5_000, articles: 2_000, leads: 50_000 };

/**
 * The overview of a project with 100,000 mentions among others, on Postgres; `/users/me` is the reference. Prints the
 * plan of the slowest statement.
 */
export const overviewFigures = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  try {
    await migrate(database);
    const { owner, projectId } = await addSynthetic(database.db, testDatabase.url);
    const { dependencies, send, siteUrl } = createInProcessApp(database.db);
    const headers = { authorization: `Bearer ${await createSession(dependencies, owner)}` };
    const timed = async (path: string) => {
      const startedAt = performance.now();
      const response = await send(new Request(`${siteUrl}/api/${path}`, { headers }));
      await response.text();
      if (!response.ok) throw new Error(`GET /api/${path} answered ${response.status}.`);
      return performance.now() - startedAt;
    };
    const paths = ["users/me", ...periods.map((days) => `projects/${projectId}/overview?days=${days}`)];
    const times = new Map(paths.map((path) => [path, [] as number[]]));
    for (const path of paths) await timed(path);
    // In turns, so that other work on the machine affects all.
    for (let round = 0; round < rounds * requestsPerRound; round++)
      for (const path of paths) times.get(path)?.push(await timed(path));
    const [reference = [], ...ours] = [...times.values()];
    console.log(await slowestPlan(database.db, projectId));
    return [
      info(
        "GET /api/users/me there, median (p95)",
        `${median(reference).toFixed(1)} ms (${percentile(reference, 0.95).toFixed(1)} ms)`,
      ),
      ...ours.flatMap((measured, at) => [
        info(
          `Overview of ${periods[at]} days of a project with 100,000 mentions, median`,
          `${median(measured).toFixed(1)} ms`,
        ),
        atMost("The same, p95", percentile(measured, 0.95), limitMs, "ms"),
      ]),
    ];
  } finally {
    await database.close();
    await testDatabase.drop();
  }
};

const slowestPlan = async (db: Db, projectId: string) => {
  const length = Math.max(...periods);
  const names = lastDays(2 * length, new Date());
  const [before = "", first = ""] = [names[0], names[length]];
  const statements: SQLWrapper[] = [
    selectMentionDays(db, projectId, before),
    selectDays(db, projectId, before),
    selectFigures(db, projectId, new Date()),
    selectBest(db, projectId, first),
  ];
  const plans: { ms: number; text: string }[] = [];
  for (const statement of statements) {
    const explained = await db.execute(sql`explain (analyze, buffers) ${statement.getSQL()}`);
    const { rows: lines } = explained as { rows: { "QUERY PLAN": string }[] };
    const text = lines.map((line) => line["QUERY PLAN"]).join("\n");
    plans.push({ ms: Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]), text });
  }
  return plans.toSorted((one, other) => other.ms - one.ms)[0]?.text;
};

const days = 200;

/** The project's rows of the last 200 days, and as many in ten other projects together. */
const addSynthetic = async (db: Db, url: string) => {
  const create = createFactories(db);
  const owner = await create.user({ isAdmin: false });
  const { id: projectId } = await create.project({ ownerId: owner.id });
  const others: string[] = [];
  for (let at = 0; at < 10; at++) others.push((await create.project({ ownerId: owner.id })).id);
  const sources = `(array['${sourceNames.join("','")}'])[1 + at % ${sourceNames.length}]`;
  const ago = (part: string) => `now() - ${part} * interval '${days} days'`;
  /** In the order of insertion, as scans find them. */
  const inOrder = (count: number) => ago(`(1 - at::float8 / ${2 * count})`);
  // Every other row belongs to the project.
  const idAndProject = `gen_random_uuid(),
    case when at % 2 = 0 then '${projectId}'::uuid else ('{${others.join(",")}}'::uuid[])[1 + at / 2 % ${others.length}] end`;
  const from = (count: number) => `from generate_series(1, ${2 * count}) as at`;
  await runStatements(
    url,
    "select setseed(0.5)",
    `insert into directories (id, slug, name, host, url, category, pricing)
     select gen_random_uuid(), 'd-' || at, 'Directory ' || at, 'd' || at || '.example', 'https://d' || at || '.example/', 'general', 'free'
     from generate_series(1, ${rows.submissions}) as at`,
    `insert into mentions (id, project_id, source, external_id, url, title, excerpt, keyword, intent, score, reasons, published_at, found_at, status)
     select ${idAndProject}, ${sources}, at::text, 'https://news.example/' || at, 'Which parcel tracker, number ' || at,
       repeat('Which one do small shops use? ', 10), 'parcel tracker', 'asking', at % 100, '{Asks a question}',
       ${inOrder(rows.mentions)}, ${inOrder(rows.mentions)}, case when at % 3 = 0 then 'dismissed' else 'new' end
     ${from(rows.mentions)}`,
    `insert into leads (id, project_id, source, handle, profile_url, score, reasons, mentions, first_seen_at, last_seen_at, status)
     select ${idAndProject}, ${sources}, 'person-' || at, 'https://news.example/' || at, at % 100, '{Asks a question}', 1,
       ${ago("random()")}, ${ago("random()")}, case when at % 3 = 0 then 'dismissed' else 'new' end
     ${from(rows.leads)}`,
    `insert into articles (id, project_id, state, title, slug, html, published_at)
     select ${idAndProject}, case when at % 4 = 0 then 'published' else 'in_review' end, 'Article ' || at, 'article-' || at,
       repeat('<p>How to track a parcel.</p>', 200), case when at % 4 = 0 then ${ago("random()")} end
     ${from(rows.articles)}`,
    `insert into submissions (id, project_id, directory_id, state, created_at)
     select gen_random_uuid(), '${projectId}', id, (array['live', 'lost', 'proposed', 'needs_customer', 'submitted'])[1 + (row_number() over ()) % 5], ${ago("1")}
     from directories where slug like 'd-%'`,
    `insert into submission_events (id, submission_id, actor, from_state, to_state, at)
     select gen_random_uuid(), id, 'verifier', steps.before, steps.after, ${ago("(1 - (steps.at + random()) / 6)")}
     from submissions cross join (values
       (0, null, 'proposed'), (1, 'proposed', 'approved'), (2, 'approved', 'submitted'), (3, 'submitted', 'live'),
       (4, 'live', 'suspect'), (5, 'suspect', 'lost')
     ) as steps (at, before, after)
     where steps.at < 3 or state = 'lost' or (state = 'live' and steps.at = 3)`,
    `insert into directory_visits (project_id, directory_id, day, visits)
     select '${projectId}', id, current_date - at, 1 + at % 7
     from (select id, row_number() over () as n from directories where slug like 'd-%') as directory
     cross join generate_series(0, ${days - 1}) as at
     where n <= ${rows.visits / days}`,
    "vacuum analyze",
  );
  return { owner, projectId };
};
