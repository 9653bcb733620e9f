import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { acquireTurn, pauseSource } from "./source-budgets.ts";

const { dependencies, clock } = await createTestApp();
const take = (minIntervalMs = 60_000) => acquireTurn(dependencies, { name: "reddit", minIntervalMs });

test("one caller gets the slot, and the others learn when the next one is", async () => {
  const turns = await Promise.all([take(), take(), take()]);
  expect(turns.toSorted((one, other) => one - other)).toEqual([0, 60_000, 60_000]);
  clock.forward(45);
  expect(await take()).toBe(15_000);
  clock.forward(15);
  expect(await take()).toBe(0);
});

test("a closed source is closed for everyone, for the longest requested pause", async () => {
  await pauseSource(dependencies, { name: "reddit" }, 3600_000);
  await pauseSource(dependencies, { name: "reddit" }, 1_000);
  clock.forward(1_800);
  expect(await take()).toBe(1_800_000);
  expect(await acquireTurn(dependencies, { name: "bluesky", minIntervalMs: 1_000 })).toBe(0);
  clock.forward(1_800);
  expect(await take()).toBe(0);
});

test("a source without a minimum interval never waits", async () => {
  await pauseSource(dependencies, { name: "feeds" }, 3600_000);
  expect(await acquireTurn(dependencies, { name: "feeds", minIntervalMs: 0 })).toBe(0);
});
