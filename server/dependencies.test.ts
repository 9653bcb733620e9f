import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createClock } from "./create-dependencies.ts";

test("the clock is moved by the seconds in a file, read at every use", () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "offset");
  const clock = createClock({ CLOCK_OFFSET_FILE: file });
  const hoursAhead = () => Math.round((clock().getTime() - Date.now()) / 3600_000);
  expect(hoursAhead()).toBe(0);
  writeFileSync(file, "7200\n");
  expect(hoursAhead()).toBe(2);
  writeFileSync(file, "");
  expect(hoursAhead()).toBe(2);
  writeFileSync(file, "-3600");
  expect(hoursAhead()).toBe(-1);
});
