import { sql } from "drizzle-orm";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { directories, users } from "#db/schema/index.ts";
import { createTestDatabase, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { createSession } from "#server/features/auth/sessions.ts";
import { countByState, selectIds, selectRows } from "#server/features/submissions/submissions.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { submissionStates } from "#shared/submission-states.ts";
import { submissionQuery } from "#shared/submissions.ts";
import { atMost, exactly, type Figure, info, percentile } from "../checks/measurement.ts";
import { refreshedFigures } from "./refreshed-figures.ts";

const limitMs = 50;
const rounds = 20;
const directoryCount = 2_500;
const projectCount = 400;

/** Each filter and order, alone and combined. */
const queries = [
  "",
  "page=90",
  "state=live",
  "state=proposed,needs_customer",
  "q=startups",
  "q=list 77",
  "sort=authority",
  "sort=authority&page=90",
  "sort=name",
  "state=live&sort=authority",
  "state=lost&q=guide&sort=name",
  "state=proposed&sort=order",
];

/**
 * The list of submissions among a million, on Postgres: of a project, and of the ten projects of its account. Then the
 * figures that jobs count over all of them.
 */
export const submissionLists = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  try {
    await migrate(database);
    const { user, projectIds } = await addSynthetic(database.db, testDatabase.url);
    const { dependencies, send, siteUrl } = createInProcessApp(database.db);
    const token = await createSession(dependencies, user);
    const scopes = [
      [`one project with ${directoryCount.toLocaleString("en")}`, projectIds.slice(0, 1)],
      [`an account with ${(directoryCount * projectIds.length).toLocaleString("en")}`, projectIds],
    ] as const;
    const figures: Figure[] = [];
    for (const [name, ids] of scopes) {
      const slowest = { p95Ms: 0, query: "" };
      for (const query of queries) {
        const scoped = ids.length === 1 ? `projectId=${ids[0]}&${query}` : query;
        const times: number[] = [];
        for (let round = 0; round <= rounds; round++) {
          const startedAt = performance.now();
          const headers = { authorization: `Bearer ${token}` };
          const response = await send(new Request(`${siteUrl}/api/submissions?${scoped}`, { headers }));
          await response.text();
          if (!response.ok) throw new Error(`GET /api/submissions?${scoped} answered ${response.status}.`);
          if (round) times.push(performance.now() - startedAt);
        }
        const p95Ms = percentile(times, 0.95);
        if (p95Ms > slowest.p95Ms) Object.assign(slowest, { p95Ms, query });
      }
      figures.push(
        atMost(
          `GET /api/submissions among 1,000,000, of ${name}, p95 of its slowest filter (${slowest.query})`,
          slowest.p95Ms,
          limitMs,
          "ms",
        ),
      );
      const scanned = await queriesWithFullScan(database.db, ids);
      figures.push(exactly(`Queries of ${name} that scan all submissions instead of an index`, scanned.length, 0));
      for (const query of scanned) figures.push(info(`Full scan: ${query}`, ""));
    }
    return [...figures, ...(await refreshedFigures(database.db, testDatabase.url))];
  } finally {
    await database.close();
    await testDatabase.drop();
  }
};

const queriesWithFullScan = async (db: Db, projectIds: readonly string[]) => {
  const scanned: string[] = [];
  for (const query of queries) {
    const parsed = submissionQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    const ids = selectIds(db, projectIds, parsed);
    const plans = {
      ids,
      rows: selectRows(
        db,
        (await ids).map(({ id }) => id),
      ),
      counts: countByState(db, projectIds, parsed),
    };
    for (const [part, plan] of Object.entries(plans)) {
      const explained = await db.execute(sql`explain (format json) ${plan.getSQL()}`);
      if (/"Seq Scan","[^{}]*"Relation Name":"submissions"/.test(JSON.stringify(explained)))
        scanned.push(`${query} (${part})`);
    }
  }
  return scanned;
};

const words = ["Startups", "Hotels", "Plumbers", "Yellow pages", "Business list", "Trade register", "Reviews", "Guide"];
const projectsOfAccount = 10;

/** 400 projects of 40 accounts, each with a submission to every directory. */
const addSynthetic = async (db: Db, url: string) => {
  await db.delete(directories);
  await db.insert(directories).values(
    Array.from({ length: directoryCount }, (_, at) => ({
      slug: `synthetic-${at}`,
      name: `${words[at % words.length]} ${at}`,
      host: `synthetic-${at}.example`,
      url: `https://synthetic-${at}.example/`,
      category: "general" as const,
      pricing: "free" as const,
      dr: at % 2 ? null : at % 95,
    })),
  );
  const accounts = await db
    .insert(users)
    .values(
      Array.from({ length: projectCount / projectsOfAccount }, (_, at) => ({ email: `owner-${at}@people.example` })),
    )
    .returning();
  const [user] = accounts;
  if (!user) throw new Error("The accounts were not added.");
  const projectIds: string[] = [];
  for (const account of accounts) {
    const added = await addProjects(db, account.id);
    if (account === user) projectIds.push(...added);
  }
  // On a connection of its own, because those of the app give up after ten seconds.
  await runStatements(
    url,
    `insert into submissions (id, project_id, directory_id, position, state, fit_score, updated_at, created_at, submitted_at, first_live_at, link_kind, lost_at)
     with sent as (
       select p.id as project_id, d.id as directory_id, now() - random() * interval '300 days' as submitted_at,
         (array['${submissionStates.join("','")}'])[ceil(random() * ${submissionStates.length})] as state
       from projects p cross join directories d
     ), changed as (
       select *, submitted_at + random() * (now() - submitted_at) as updated_at from sent
     )
     select gen_random_uuid(), project_id, directory_id, (random() * 2500)::int, state, (random() * 100)::int, updated_at, submitted_at - interval '9 days',
       case when state in ('submitted', 'in_review', 'live', 'suspect', 'lost', 'rejected', 'unavailable', 'expired') then submitted_at end,
       case when state in ('live', 'suspect', 'lost') then submitted_at + (updated_at - submitted_at) / 9 end,
       case when state in ('live', 'suspect', 'lost') then 'follow' end,
       case when state = 'lost' then updated_at end
     from changed`,
    "vacuum analyze submissions, directories",
  );
  return { user, projectIds };
};

const addProjects = async (db: Db, userId: string) => {
  const create = createFactories(db);
  const ids: string[] = [];
  for (let count = 0; count < projectsOfAccount; count++) ids.push((await create.project({ ownerId: userId })).id);
  return ids;
};
