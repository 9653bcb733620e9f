// bun run ci: runs every gate and prints a summary. Fails if any gate fails. With CI_MINUTES, a slow machine skips the last
// gates once four fifths of the time have passed, and says so.
import { isPostgresRunning } from "#db/testing/postgres.ts";

type Gate = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Leaves a core to the following gates, which run in parallel with it. */
  isParallel?: boolean;
  /** Skipped when time runs out. */
  isOptional?: boolean;
};

const localPostgres = "postgres://postgres@127.0.0.1:5432/postgres";

const run = (script: string) => ["bun", "run", script];

// As in package.json's test command: for short runs, the optimizing compilers cost more than they save, and returning
// freed memory to the system takes a fifth of the suite's time.
const testRuntime = {
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_useOMGJIT: "0",
  BUN_JSC_numberOfGCMarkers: "1",
  MIMALLOC_PURGE_DELAY: "-1",
};

const tests = (...filters: string[]) => ["bun", "--bun", "vitest", "run", "--pool=threads", ...filters];

const hasPostgres = await isPostgresRunning(localPostgres);
const withMostSql = [
  "content/articles",
  "billing/credits",
  "conversations/mentions",
  "reporting/overview",
  "links/submissions",
  "developers/webhooks",
].map((name) => `server/${name}/`);
/** Quick faults that check results rather than timing, because the machine may be busy. */
const quickFaults = ["process-killed", "process-killed-embedded", "two-processes"];
const optional = (some: Gate[]) => some.map((gate) => ({ ...gate, isOptional: true }));
const gates: Gate[] = [
  { name: "format and lint", command: run("lint") },
  { name: "types", command: run("types") },
  { name: "unused code", command: run("unused") },
  { name: "environment variables are documented", command: [...run("env-example"), "--check"] },
  { name: "licences of packages", command: [...run("licences"), "--check"] },
  { name: "known vulnerabilities", command: run("audit") },
  { name: "migrations match the schema", command: ["bun", "scripts/checks/schema-drift.ts"] },
  {
    name: `all tests, on ${hasPostgres ? "Postgres" : "the embedded database"}`,
    command: run("test"),
    // Tests of the API take a third less time there.
    env: hasPostgres ? { TEST_DATABASE_URL: localPostgres } : {},
  },
  { name: "sizes", command: run("sizes") },
  {
    name: "sitemap of the pages under /g",
    command: [...run("sitemap"), "--out", "node_modules/.cache/linkstead/sitemap-g.xml"],
  },
  ...optional([
    {
      name: "scenarios",
      command: tests("--config=vitest.scenarios.config.ts"),
      env: testRuntime,
    },
    ...(hasPostgres
      ? [
          {
            // All of them on both databases would take the longest of all gates.
            name: "tests of the features with the most SQL, on the embedded database",
            command: tests(...withMostSql),
            env: testRuntime,
          },
        ]
      : []),
    { name: "faults", command: [...run("faults"), "--quick", ...quickFaults] },
    ...(hasPostgres ? [{ name: "backup drill", command: run("backup-drill") }] : []),
    { name: "screenshots", command: [...run("screenshots"), "--check"] },
    { name: "crawl", command: run("crawl"), isParallel: true },
    { name: "uniqueness of generated pages", command: run("uniqueness") },
  ]),
];

console.log(
  hasPostgres
    ? "Postgres is available at 127.0.0.1:5432: tests, scenarios and faults use it."
    : "No Postgres at 127.0.0.1:5432: everything runs on the embedded database.",
);
type Result = { name: string; state: "ok" | "FAILED" | "skipped"; seconds: number; failures?: string[] };
const startedAt = performance.now();
const limitMs = Number(process.env.CI_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;
const isLate = () => performance.now() - startedAt > limitMs * 0.8;
const runGate = async ({ name, command, env, isParallel }: Gate): Promise<Result> => {
  const start = performance.now();
  const child = Bun.spawn(command, { env: { ...process.env, ...env }, stdout: "pipe", stderr: "pipe" });
  let output = "";
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const bytes of stream) {
      const text = decoder.decode(bytes, { stream: true });
      output += text;
      // Output of a parallel gate is printed at its end.
      if (!isParallel) process.stdout.write(text);
    }
  };
  const reading = Promise.all([read(child.stdout), read(child.stderr)]);
  const ok = (await child.exited) === 0;
  // A process that the gate left running would hold the streams open.
  await Promise.race([reading, Bun.sleep(2000)]);
  if (isParallel) console.log(`\n=== ${name}, output of the parallel gate\n${output}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  return ok ? { name, state: "ok", seconds } : { name, state: "FAILED", seconds, failures: failuresIn(output) };
};

/** The lines that name what failed. A CI service often shows only the end of the log. */
const failuresIn = (output: string) => {
  const lines = Bun.stripANSI(output).split("\n");
  const failures = lines.filter((line) => /^\W*(FAIL|FAILED|MISS|OVER|\w*Error)\b|\): error /.test(line));
  return [...new Set(failures.length ? failures : lines)].slice(-30);
};

const running: Promise<Result>[] = [];
for (const gate of gates) {
  if (gate.isOptional && isLate()) {
    running.push(Promise.resolve({ name: gate.name, state: "skipped", seconds: 0 }));
    continue;
  }
  console.log(`\n=== ${gate.name}${gate.isParallel ? ", in parallel with the next gates" : ""}`);
  const result = runGate(gate);
  running.push(result);
  if (!gate.isParallel) await result;
}
const results = await Promise.all(running);

console.log("");
for (const { name, state, seconds } of results)
  console.log(`${state.padEnd(7)} ${String(seconds).padStart(4)} s  ${name}`);
const count = (state: Result["state"]) => results.filter((result) => result.state === state).length;
for (const { name, failures = [] } of results) if (failures.length) console.log(`\n${name}:\n${failures.join("\n")}`);
console.log(`gates: ${count("ok")} passed, ${count("FAILED")} failed, ${count("skipped")} skipped for lack of time`);
process.exit(count("FAILED") ? 1 : 0);
