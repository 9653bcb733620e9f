import { expect, test } from "vitest";
import { articles } from "#db/schema/index.ts";
import { articleStates } from "#shared/content/article-states.ts";
import { hourMs } from "#shared/time.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listArticles } from "./articles.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

const first = Date.UTC(2026, 10, 18);
const randomTime = ({ below }: Random) => new Date(first + below(5 * 24) * hourMs - below(2));

const randomRow = (random: Random, projectId: string): typeof articles.$inferInsert => ({
  projectId,
  title: "How to track parcels",
  slug: "parcels",
  state: random.oneOf(articleStates),
  publishedAt: random.below(2) ? randomTime(random) : null,
  scheduledAt: random.below(2) ? randomTime(random) : null,
});

test("any range has the articles and counts of its days and hours", async () => {
  const random = createRandom(1);
  const projectId = await newProject();
  const rows = await db
    .insert(articles)
    .values(Array.from({ length: 200 }, () => randomRow(random, projectId)))
    .returning();
  const ends = () => [randomTime(random), randomTime(random)].toSorted((one, other) => +one - +other);
  for (let round = 0; round < 30; round++) {
    const [[from, to], [publishedFrom, publishedTo]] = [ends(), ends()];
    const isCalendar = round % 3 !== 1;
    const isPublished = round % 3 !== 0;
    const query = {
      ...(isCalendar && { from, to }),
      ...(isPublished && { publishedFrom, publishedTo }),
      state: [...articleStates],
      page: 1,
      limit: 100,
    };
    const endOfDay = new Date((Math.floor(Number(publishedTo) / (24 * hourMs)) + 1) * 24 * hourMs);
    const isBetween = (time: Date | null, start = new Date(0), end = new Date(0)) =>
      time !== null && time >= start && time < end;
    const expected = rows.filter(
      ({ publishedAt, scheduledAt }) =>
        (!isCalendar || isBetween(publishedAt ?? scheduledAt, from, to)) &&
        (!isPublished || isBetween(publishedAt, publishedFrom, endOfDay)),
    );
    const found = await listArticles(db, projectId, query);
    expect(found.articles.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(found.total).toBe(expected.length);
    const counts = Object.fromEntries(
      [...Map.groupBy(expected, ({ state }) => state)].map(([state, ofState]) => [state, ofState.length]),
    );
    expect(found.counts).toEqual(counts);
  }
});
