import { expect, test } from "vitest";
import { world } from "../../testing/test-app.ts";
import { closeSource, takeTurn } from "./source-rate-limit.ts";

const { parts, clock } = await world();
const take = (everyMs = 60_000) => takeTurn(parts, { name: "reddit", everyMs });

test("a turn is one caller's, and the others learn when the next one is", async () => {
  const turns = await Promise.all([take(), take(), take()]);
  expect(turns.toSorted((one, other) => one - other)).toEqual([0, 60_000, 60_000]);
  clock.forward(45);
  expect(await take()).toBe(15_000);
  clock.forward(15);
  expect(await take()).toBe(0);
});

test("a closed source is closed for everybody, for as long as the longest rest", async () => {
  await closeSource(parts, { name: "reddit" }, 3600_000);
  await closeSource(parts, { name: "reddit" }, 1_000);
  clock.forward(1_800);
  expect(await take()).toBe(1_800_000);
  expect(await takeTurn(parts, { name: "bluesky", everyMs: 1_000 })).toBe(0);
  clock.forward(1_800);
  expect(await take()).toBe(0);
});

test("a source that asks for no distance is never waited for", async () => {
  await closeSource(parts, { name: "feeds" }, 3600_000);
  expect(await takeTurn(parts, { name: "feeds", everyMs: 0 })).toBe(0);
});
