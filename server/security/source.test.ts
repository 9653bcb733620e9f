// Static checks of the source code, packages and build.
import { readFileSync } from "node:fs";
import { Glob } from "bun";
import { expect, test } from "vitest";

const textOf = (file: string) => readFileSync(file, "utf8");
const code = [...new Glob("{server,client,db,shared}/**/*.{ts,tsx}").scanSync()].filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);
const having = (pattern: RegExp) => code.filter((file) => pattern.test(textOf(file))).sort();

test("queries are built by the query builder alone, without identifiers from outside", () => {
  expect(code.length).toBeGreaterThan(300);
  // pg-boss' statements, constants with values as parameters, and names of the schema's columns.
  expect(having(/\bsql\.(raw|identifier)\(/)).toEqual([
    "db/queries/execute-statement.ts",
    "db/queries/save-changed.ts",
  ]);
  // Runs Drizzle's statements with their parameters.
  expect(having(/\.unsafe\((?!")/)).toEqual(["db/pool.ts"]);
});

test("text becomes HTML only in listed files, and is never executed", () => {
  expect(having(/dangerouslySetInnerHTML/)).toEqual([
    "client/document.tsx",
    "client/site/json-ld.tsx",
    "client/ui/rich-text/article-body.tsx",
    // Conditional comments for Outlook, all constants.
    "server/emails/email-layout.tsx",
  ]);
  expect(having(/\beval\(|new Function\(|document\.write\(/)).toEqual([]);
  // The payment dialog, built from constant text only.
  expect(having(/\.(inner|outer)HTML\s*=|insertAdjacentHTML/)).toEqual(["client/site/site-script.ts"]);
});

test("disconnects silent clients after ten seconds", () => {
  expect(textOf("server/server.ts")).toMatch(/const idleSeconds = 10;[\s\S]*idleTimeout: idleSeconds/);
});

type Package = Record<"dependencies" | "devDependencies", Record<string, string>> & { trustedDependencies: string[] };
const { dependencies, devDependencies, trustedDependencies } = JSON.parse(textOf("package.json")) as Package;

test("every package has one exact version and runs no install script", () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, is]) => !/^\d+\.\d+\.\d+$/.test(is));
  expect(loose).toEqual([]);
  expect(trustedDependencies).toEqual([]);
  for (const command of ["dev", "test"])
    expect(JSON.parse(textOf("package.json")).scripts[command]).toContain("bun install --frozen-lockfile");
});

/** Older versions have security advisories that affect us, such as CVE-2026-44456, -53669, -39356 and -44990. */
test.each([
  ["hono", "4.13.5"],
  ["react-router", "8.3.0"],
  ["drizzle-orm", "0.45.2"],
  ["sanitize-html", "2.17.4"],
])("%s is %s or newer", (name, floor) => {
  expect(Bun.semver.order(dependencies[name] ?? "0.0.0", floor)).toBeGreaterThanOrEqual(0);
});

const built = [...new Glob("dist/client/**/*").scanSync()];

test("the browser bundle has no source map, no server code and no secret", () => {
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((file) => file.endsWith(".map"))).toEqual([]);
  const scripts = built.filter((file) => file.endsWith(".js"));
  const secret = /\bsk_(live|test)_|whsec_\w{8}|JWT_SECRET|DATABASE_URL|drizzle-orm|BEGIN [A-Z ]*PRIVATE KEY|xkeysib-/;
  expect(scripts.filter((file) => secret.test(textOf(file)))).toEqual([]);
  expect(scripts.filter((file) => /sourceMappingURL/.test(textOf(file)))).toEqual([]);
});
