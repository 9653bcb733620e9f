// Verifies that docs/security-checks.md matches the tests.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("docs/security-checks.md", "utf8");
const faults = readFileSync("scripts/faults.ts", "utf8");
const rows = [...table.matchAll(/^\| ([ACF]\d+) \| ([^|]+) \| (?:[^|`]+ \| )?(.+) \|$/gm)].map(
  ([, id = "", check = "", entries = ""]) => ({
    id,
    check,
    entries: entries.split("<br>"),
  }),
);

test("lists each of the 72 checks once, in order", () => {
  expect(rows.map(({ id }) => id).filter((id) => id.startsWith("C"))).toEqual(
    Array.from({ length: 72 }, (_, at) => `C${at + 1}`),
  );
});

/** Whether the file has a test with this title, as the first argument of a call. */
const hasTest = (file: string, name: string) =>
  existsSync(file) &&
  ['"', "`", "'"].some((quote) => {
    const written = quote + name.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
    return readFileSync(file, "utf8").replaceAll(/\(\s+/g, "(").includes(`(${written}`);
  });

test.each(rows)("$id is covered by existing tests, or has a reason", ({ entries }) => {
  for (const entry of entries) {
    const [, fault] = entry.match(/^`bun run faults (\S+)`$/) ?? [];
    if (fault) {
      expect(faults).toContain(`"${fault}":`);
      continue;
    }
    const [, file, name] = entry.match(/^`(\S+\.test\.tsx?) › (.+)`$/) ?? [];
    if (file && name) expect(hasTest(file, name), entry).toBe(true);
    else expect(entry).toMatch(/^Does not apply: .{20,}\.$/);
  }
});

test("detects references to tests that do not exist", () => {
  expect(hasTest("server/security/security-checks.test.ts", "detects references to tests that do not exist")).toBe(
    true,
  );
  expect(hasTest("server/security/security-checks.test.ts", "the name of a test that does not exist")).toBe(false);
  expect(hasTest("server/security/nothing.test.ts", "detects references to tests that do not exist")).toBe(false);
});
