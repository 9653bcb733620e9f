// Verifies that docs/security-checks.md matches the tests.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("docs/security-checks.md", "utf8");
const rows = [...table.matchAll(/^\| (C\d+) \| ([^|]+) \| (.+) \|$/gm)].map(([, id = "", check = "", stored = ""]) => ({
  id,
  check,
  stored: stored.split("<br>"),
}));

test("each of the 72 checks stands there once, in order", () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, at) => `C${at + 1}`));
});

/** Whether the file has a test with this title, as the first argument of a call. */
const hasTest = (file: string, name: string) =>
  existsSync(file) &&
  ['"', "`", "'"].some((quote) => {
    const written = quote + name.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
    return readFileSync(file, "utf8").replaceAll(/\(\s+/g, "(").includes(`(${written}`);
  });

test.each(rows)("$id is kept by tests that exist, or has a reason", ({ stored }) => {
  for (const place of stored) {
    const [, file, name] = place.match(/^`(\S+\.test\.tsx?) › (.+)`$/) ?? [];
    if (file && name) expect(hasTest(file, name), place).toBe(true);
    else expect(place).toMatch(/^Does not apply: .{20,}\.$/);
  }
});

test("this test can see: a name that no test has is missed", () => {
  expect(
    hasTest("server/security/security-checks.test.ts", "this test can see: a name that no test has is missed"),
  ).toBe(true);
  expect(hasTest("server/security/security-checks.test.ts", "a name that no test has is missed")).toBe(false);
  expect(hasTest("server/security/nothing.test.ts", "this test can see")).toBe(false);
});
