// bun run ci: runs every gate and prints a summary. Fails if any gate fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import postgres from "postgres";

type Gate = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  report?: string;
  /** Mostly waits, so the following gates run in parallel with it. */
  beside?: boolean;
};

const localPostgres = "postgres://postgres@127.0.0.1:5432/postgres";

const answers = async (url: string) => {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const run = (script: string) => ["bun", "run", script];

// As in package.json's test command: for short runs, the optimizing compilers cost more than they save.
const withoutOptimizers = { BUN_JSC_useFTLJIT: "0", BUN_JSC_useOMGJIT: "0" };

/** The test command, with a JSON report from which the summary lists the failures. */
const tests = (report: string, ...only: string[]) => ({
  command: [
    "bun",
    "--bun",
    "vitest",
    "run",
    "--pool=threads",
    ...only,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  report,
});

type Report = { testResults: { name: string; message: string; assertionResults: Assertion[] }[] };
type Assertion = { status: string; fullName: string; failureMessages: string[] };

const failuresIn = (report: string) => {
  if (!existsSync(report)) return ["The tests ended without a report."];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message.slice(0, 300)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n").slice(0, 600)}`),
  ]);
};

const reports = "node_modules/.cache/linkstead/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const hasPostgres = await answers(localPostgres);
/** Set if the README's test command has just passed on the same files. */
const testsPassed = process.env.TESTS_PASSED === "yes";
/** Quick faults that check results rather than timing, because the machine may be busy. */
const quickFaults = ["process-killed", "process-killed-embedded", "two-processes"];
const gates: Gate[] = [
  { name: "format and lint", command: run("lint") },
  { name: "types", command: run("types") },
  { name: "unused code", command: run("unused") },
  { name: "variables are documented", command: [...run("env-example"), "--check"] },
  { name: "migrations match the schema", command: ["bun", "scripts/checks/schema-drift.ts"] },
  { name: "build", command: run("build") },
  ...(hasPostgres
    ? [{ name: "five minutes of everything", command: [...run("faults"), "soak", "--minutes", "5"], beside: true }]
    : []),
  ...(testsPassed
    ? []
    : [
        {
          name: "tests on the embedded database, with a browser",
          ...tests(`${reports}/embedded.json`),
          env: withoutOptimizers,
        },
      ]),
  ...(hasPostgres
    ? [
        {
          name: "server tests on Postgres",
          ...tests(`${reports}/postgres.json`, "server"),
          env: { ...withoutOptimizers, TEST_DATABASE_URL: localPostgres },
        },
      ]
    : []),
  { name: "sizes", command: run("sizes") },
  { name: "crawl", command: run("crawl") },
  { name: "generated pages earn their place", command: run("uniqueness") },
  { name: "the README's pictures", command: [...run("screenshots"), "--check"] },
  ...(hasPostgres ? [{ name: "a backup put back", command: run("backup-drill") }] : []),
  { name: "faults", command: [...run("faults"), "--quick", ...quickFaults] },
];

if (testsPassed) console.log("The tests on the embedded database, with a browser, passed just before.");
console.log(
  hasPostgres
    ? "Postgres answers at 127.0.0.1:5432: the server tests run on it too."
    : "No Postgres at 127.0.0.1:5432: the server tests did NOT run on Postgres.",
);
type Result = { name: string; ok: boolean; seconds: number; failures: string[] };
const passed = async ({ name, command, env, report, beside }: Gate): Promise<Result> => {
  const start = performance.now();
  // Output of a parallel gate is buffered and printed at its end.
  const output = beside ? "pipe" : "inherit";
  const child = Bun.spawn(command, { env: { ...process.env, ...env }, stdout: output, stderr: "inherit" });
  const said = beside && (await new Response(child.stdout).text());
  const ok = (await child.exited) === 0;
  if (said) console.log(`\n=== ${name}, meanwhile\n${said}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name, ok, seconds, failures: !ok && report ? failuresIn(report) : [] };
};

const ended: Promise<Result>[] = [];
for (const gate of gates) {
  console.log(`\n=== ${gate.name}${gate.beside ? ", beside those that follow" : ""}`);
  const result = passed(gate);
  ended.push(result);
  if (!gate.beside) await result;
}
const results = await Promise.all(ended);

console.log("");
for (const { name, ok, seconds, failures } of results) {
  console.log(`${ok ? "ok    " : "FAILED"} ${String(seconds).padStart(4)} s  ${name}`);
  for (const failure of failures) console.log(`          ${failure}`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`gates: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
