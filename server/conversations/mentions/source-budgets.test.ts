import { expect, test } from "vitest";
import { keywords, projects, users } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { acquireTurn, consumeShare, dailyBudget, divideBudget, getShares, shareWaitMs } from "./source-budgets.ts";

const times = (count: number, need: number) => Array.from({ length: count }, () => need);

test.each([
  ["enough for all has no limit", 1_000, [100, 200], [300], undefined, undefined],
  ["paying customers first", 1_000, times(10, 80), times(10, 80), undefined, 20],
  ["a tenth remains for trials", 1_000, times(10, 500), times(10, 500), 90, 10],
  ["without trials, all of it is for paying customers", 1_000, times(10, 500), [], 100, undefined],
  ["what some do not need, the others get", 1_000, [10, 10, 5_000, 5_000], [], 490, undefined],
  ["trials alone share it", 1_000, [], times(100, 50), undefined, 10],
])("%s", (_, budget, paying, trial, forPaying, forTrial) => {
  expect(divideBudget(budget, { paying, trial })).toEqual({ paying: forPaying, trial: forTrial });
});

test("a source's budget is what it says, or what its rate limit allows", () => {
  expect(dailyBudget({ minIntervalMs: 2_000, dailySearches: 300 })).toBe(300);
  expect(dailyBudget({ minIntervalMs: 4_000 })).toBe(21_600);
  expect(dailyBudget({ minIntervalMs: 0 })).toBe(Number.POSITIVE_INFINITY);
});

const budget = 1_000;
const source = { name: "stack-exchange" as const, minIntervalMs: dayMs / budget, dailySearches: budget };
type Kind = "paying" | "trial" | "expired";

test("1,000 projects with 5 keywords share a day's budget", async () => {
  const { dependencies, create, clock } = await createTestApp();
  const { db } = dependencies;
  const startedAt = dependencies.clock().getTime();
  const { id: planId } = await create.plan();
  const kinds = [
    ...times(600, 0).map(() => "paying"),
    ...times(300, 0).map(() => "trial"),
    ...times(100, 0).map(() => "expired"),
  ] as Kind[];
  const owners = await db
    .insert(users)
    .values(
      kinds.map((kind, at) => ({
        email: `${kind}${at}@people.example`,
        planId: kind === "paying" ? planId : null,
        trialEndsAt: new Date(startedAt + (kind === "trial" ? 3 * dayMs : -1)),
      })),
    )
    .returning();
  const owned = await db
    .insert(projects)
    .values(
      owners.map(({ id }) => ({ userId: id, name: "A", url: "https://a.example", origins: [], widgetSecret: id })),
    )
    .returning();
  const texts = times(5, 0).map((_, at) => `keyword ${at}`);
  await db
    .insert(keywords)
    .values(
      owned.flatMap(({ id: projectId }) =>
        texts.map((text) => ({ projectId, text, normalizedText: text, match: "phrase" as const, exclude: [] })),
      ),
    );
  const shares = await getShares(dependencies, source);
  expect(shares).toEqual({ paying: 1.5, trial: 1 / 3 });

  // Whenever the source is free, the project that has waited longest searches, paying customers first.
  const waiting = owned
    .map(({ id, userId }) => ({
      id,
      kind: (owners.find((it) => it.id === userId)?.email.match(/^[a-z]+/)?.[0] ?? "") as Kind,
    }))
    .filter(({ kind }) => kind !== "expired")
    .map((it) => ({ ...it, nextAt: startedAt, searches: 0 }));
  let total = 0;
  for (let turn = 0; turn < budget; turn++) {
    const now = dependencies.clock().getTime();
    const [next] = waiting
      .filter(({ nextAt }) => nextAt <= now)
      .sort((one, other) => one.kind.localeCompare(other.kind) || one.nextAt - other.nextAt);
    if (next) {
      expect(await acquireTurn(dependencies, source)).toBe(0);
      await consumeShare(dependencies, next.id, source, shares[next.kind as "paying" | "trial"] ?? 0);
      next.nextAt = now + (await shareWaitMs(dependencies, next.id, source));
      next.searches++;
      total++;
    }
    clock.forward(dayMs / budget / 1000);
  }
  const searchesOf = (kind: Kind) => waiting.filter((it) => it.kind === kind).map(({ searches }) => searches);
  const [paying, trial] = [searchesOf("paying"), searchesOf("trial")];
  const range = (counts: number[]) => ({ least: Math.min(...counts), most: Math.max(...counts) });
  expect(range(paying)).toEqual({ least: 1, most: 2 });
  expect(range(trial)).toEqual({ least: 0, most: 1 });
  expect(total).toBeGreaterThan(0.95 * budget);
  // Paying customers start with a search each, on top of their share of the first day.
  expect(trial.filter(Boolean).length).toBeGreaterThan(0.04 * budget);
});
