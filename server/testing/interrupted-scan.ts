// Runs a scan in child processes on one Postgres: one is killed half-way, then two others finish it.
import { connect, type Database } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { keywords, leads, mentions } from "#db/schema/index.ts";
import { createTestDatabase, patience } from "#db/testing/postgres.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { createFactories } from "./factories.ts";
import { allSourcesStandIn } from "./stand-ins/all-sources.ts";

const startedAt = new Date("2026-11-21T09:00:00Z");
/** The killed process held a lease of two minutes. */
const later = new Date(startedAt.getTime() + 3 * 60_000);
const keywordsEach = 50;

/** Returns the results after the kill and at the end, together with the expected ones. */
export const runInterruptedScan = async (keywordCount: number) => {
  const searches = keywordCount * sourceNames.length;
  let killed: ReturnType<typeof startScanner> | undefined;
  const service = allSourcesStandIn((count) => {
    if (count === searches / 2) killed?.kill("SIGKILL");
  });
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" }, patience);
  const startScanner = (clock: Date) => {
    const childEnv = {
      DATABASE_URL: testDatabase.url,
      SOURCES_URL: service.url,
      CLOCK: clock.toISOString(),
    };
    const env = { ...process.env, ...childEnv };
    return Bun.spawn([process.execPath, "server/testing/job-process.ts", "scan-projects"], { env, stderr: "inherit" });
  };
  try {
    await migrate(database);
    const expected = await createKeywords(database, keywordCount);
    killed = startScanner(startedAt);
    await killed.exited;
    const savedAtKill = await database.db.$count(mentions);
    const both = [startScanner(later), startScanner(later)];
    const exits = await Promise.all(both.map(({ exited }) => exited));
    const saved = await database.db.select().from(mentions);
    return {
      searches,
      expected: expected.sort(),
      savedAtKill,
      killedBy: killed.signalCode,
      exits,
      saved: saved.map(({ projectId, source, externalId }) => `${projectId} ${source} ${externalId}`).sort(),
      requests: service.requests.length,
      withoutLead: saved.filter(({ leadId }) => leadId === null).length,
      mentionsOfLeads: (await database.db.select().from(leads)).reduce((sum, lead) => sum + lead.mentions, 0),
    };
  } finally {
    service.stop();
    await database.close();
    await testDatabase.drop();
  }
};

/** Creates projects with keywords and returns the mentions that a scan should find. */
const createKeywords = async ({ db }: Database, keywordCount: number) => {
  const create = createFactories(db);
  const owner = await create.user({ isAdmin: true });
  const expected: string[] = [];
  for (let first = 0; first < keywordCount; first += keywordsEach) {
    const { id } = await create.project({ ownerId: owner.id, nextScanAt: startedAt });
    const texts = Array.from({ length: keywordsEach }, (_, at) => `keyword ${first + at}`);
    await db
      .insert(keywords)
      .values(
        texts.map((text) => ({ projectId: id, text, normalizedText: text, match: "phrase" as const, exclude: [] })),
      );
    for (const name of sourceNames)
      for (const post of ["digest", ...texts]) expected.push(`${id} ${name} /${name}-${post}`);
  }
  return expected;
};
