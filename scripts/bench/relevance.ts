import { asc, eq, sql } from "drizzle-orm";
import { read } from "#client/app/api-client.ts";
import { connect, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { mentions } from "#db/schema/index.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { canonicalUrlOf, titleKeyOf } from "#server/features/mentions/same-post.ts";
import { type Hit, saveMentions } from "#server/features/mentions/save-mentions.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createInProcessClient } from "#server/testing/in-process-app.ts";
import { atMost, type Figure, median, percentile } from "../checks/measurement.ts";

const count = 100_000;
const verdicts = 1_500;
const batchSize = 2_000;
const newHits = 500;
const vocabulary = 20_000;

const random = (() => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
})();
// Few words are frequent and most are rare, as in real texts.
const words = (length: number) =>
  Array.from({ length }, () => `word${Math.floor(vocabulary ** random()) - 1}`).join(" ");

/** A tenth of the posts are comments in threads with the same title. */
const newPost = (at: number) => {
  const thread = at % 10 === 0 ? Math.floor(at / 5_000) : at;
  const publishedAt = new Date(Date.now() - at * 25_000);
  return {
    externalId: String(at),
    url: `https://news.example/${at}`,
    author: `author${Math.floor(500 ** random())}`,
    authorUrl: "https://news.example/author",
    title: `Which parcel tracker do small shops use, number ${thread}?`,
    excerpt: words(40),
    publishedAt,
  };
};

/** Fills a project with mentions of the last month, and verdicts on the newest. */
const fill = async (db: Db, projectId: string) => {
  for (let from = 0; from < count; from += batchSize)
    await db.insert(mentions).values(
      Array.from({ length: batchSize }, (_, index) => {
        const at = from + index;
        const post = newPost(at);
        return {
          ...post,
          projectId,
          source: "hacker-news" as const,
          canonicalUrl: canonicalUrlOf(post.url),
          titleKey: titleKeyOf(post.title),
          keyword: `keyword ${at % 5}`,
          intent: "asking" as const,
          score: 30 + (at % 60),
          reasons: ["Asks a question"],
          foundAt: post.publishedAt,
          verdict: at < verdicts ? (at % 3 ? ("not_relevant" as const) : ("relevant" as const)) : null,
        };
      }),
    );
  await db.execute(sql`vacuum analyze mentions`);
};

/** Half of them are posts of the project, found at another source. */
const hitsAt = (round: number): Hit[] =>
  Array.from({ length: newHits }, (_, index) => {
    const { excerpt, ...post } = newPost(index % 2 ? index * 40 + round : count + round * newHits + index);
    const externalId = `other ${round} ${index}`;
    const place = { externalId, url: `https://other.example/${round}/${index}`, text: excerpt, comments: 1, points: 1 };
    return {
      post: { ...post, ...place },
      keyword: "keyword 1",
      excerpt,
      intent: "asking",
      score: 60,
      reasons: ["Asks a question"],
    };
  });

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Verdicts and scans in a project with 100,000 mentions and 1,500 verdicts, on Postgres. */
export const relevanceFigures = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  try {
    await migrate(database);
    const { db } = database;
    const create = createFactories(db);
    const owner = await create.user({ isAdmin: true });
    const [full, empty] = [await create.project({ ownerId: owner.id }), await create.project({ ownerId: owner.id })];
    await fill(db, full.id);

    const client = await createInProcessClient(db, owner);
    const ofFull = eq(mentions.projectId, full.id);
    const judged = await db
      .select({ id: mentions.id })
      .from(mentions)
      .where(ofFull)
      .orderBy(asc(mentions.id))
      .limit(20);
    const judge = (mentionId: string, verdict: "relevant" | "not_relevant") =>
      read(client.posts[":mentionId"].relevance.$put({ param: { mentionId }, json: { verdict } }));
    const requests: number[] = [];
    for (let round = 0; round < rounds * 4; round++) {
      const { id = "" } = judged[round % judged.length] ?? {};
      requests.push(await timed(() => judge(id, round % 2 ? "relevant" : "not_relevant")));
    }

    const scans: Record<"full" | "empty", number[]> = { full: [], empty: [] };
    for (let round = 0; round < rounds; round++) {
      const hits = hitsAt(round);
      const save = (projectId: string) =>
        db.transaction((tx) => saveMentions(tx, projectId, "reddit", hits, new Date()));
      scans.empty.push(await timed(() => save(empty.id)));
      scans.full.push(await timed(() => save(full.id)));
    }
    const found = `${newHits} posts of a scan`;
    return [
      atMost("Request that saves a verdict in a project with 100,000 mentions, median", median(requests), 300, "ms"),
      atMost("The same, slowest", percentile(requests, 1), 600, "ms"),
      atMost(`Saving ${found} there, median`, median(scans.full), 1_000, "ms"),
      atMost(`Saving ${found} there, compared with an empty project`, median(scans.full) / median(scans.empty), 3, "×"),
    ];
  } finally {
    await database.close();
    await testDatabase.drop();
  }
};
