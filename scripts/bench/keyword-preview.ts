import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { storedPosts } from "#db/schema/index.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { previewStoredPosts } from "#server/features/keywords/stored-preview.ts";
import type { WatchedKeyword } from "#server/features/mentions/keyword-matcher.ts";
import { createParser } from "#server/sandbox/parse-untrusted.ts";
import { atMost, type Figure, median } from "../checks/measurement.ts";

const posts = 100_000;
const wordsEach = 120;
const vocabulary = 30_000;
const batchSize = 2_000;
const limitMs = 300;
const runs = 10;

/** From a word in nearly every post to words in none, with queries that many candidates fail. */
const keywords: WatchedKeyword[] = [
  { text: "w0", match: "phrase", exclude: [] },
  { text: "w1 w2", match: "phrase", exclude: [] },
  { text: "w40 w90", match: "all", exclude: [] },
  { text: "w900", match: "exact", exclude: ["w3"] },
  { text: "never written", match: "phrase", exclude: [] },
  { text: '("w5 w6" OR w700 OR w800) -w9 w1*', match: "query", exclude: [] },
  { text: "w0 site:nowhere.example author:ada", match: "query", exclude: [] },
  { text: "包裹", match: "phrase", exclude: [] },
];

/** The preview of a keyword over 100,000 stored posts on Postgres. */
export const keywordPreviews = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  await migrate(database);
  const { db } = database;
  const parser = createParser();
  const now = new Date();
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // Few words are frequent and most are rare, as in real texts.
  const word = () => `w${Math.floor(vocabulary ** random()) - 1}`;
  try {
    for (let from = 0; from < posts; from += batchSize)
      await db.insert(storedPosts).values(
        Array.from({ length: batchSize }, (_, at) => {
          const words = Array.from({ length: wordsEach }, word);
          return {
            source: "hacker-news" as const,
            externalId: String(from + at),
            url: `https://news.example/${from + at}`,
            author: `author${at % 500}`,
            title: words.slice(0, 8).join(" "),
            text: words.slice(8).join(" "),
            publishedAt: new Date(now.getTime() - (from + at) * 20_000),
            words: [...new Set(words)],
          };
        }),
      );
    await db.execute("analyze stored_posts");
    const dependencies = { db, clock: () => now, parseUntrusted: parser.parseUntrusted };
    const figures: Figure[] = [];
    for (const keyword of keywords) {
      const ms: number[] = [];
      for (let run = 0; run < runs; run++) {
        const startedAt = performance.now();
        await previewStoredPosts(dependencies, "shop.example", keyword);
        if (run > 0) ms.push(performance.now() - startedAt);
      }
      figures.push(atMost(`Preview of \`${keyword.text}\` on 100,000 posts, median`, median(ms), limitMs, "ms"));
    }
    return figures;
  } finally {
    parser.close();
    await database.close();
    await testDatabase.drop();
  }
};
