// bun run conformance [NAME…]: runs other people's suites and prints for each what passed, what failed, and why a failure is
// accepted. server/conformance/README.md lists them.
import { startVitest } from "vitest/node";

const names = process.argv.slice(2);
const folders = ["server/conformance", "server/links/verification/verdict", "server/developers/crawlers/crawler-files"];
const vitest = await startVitest("test", names.length ? names.map((name) => `server/conformance/${name}`) : folders, {
  run: true,
  pool: "threads",
  retry: 0,
  reporters: ["dot"],
  silent: true,
});
const tests = vitest.state
  .getTestModules()
  .flatMap(({ children }) => [...children.allTests()])
  .filter((test) => test.meta().conformance || !test.ok());
let failures = 0;
for (const test of tests) {
  const { passed, failed, accepted } = test.meta().conformance ?? { passed: 0, failed: ["stopped"], accepted: [] };
  failures += failed.length;
  const count = accepted.reduce((sum, { count }) => sum + count, 0);
  console.log(
    `${failed.length || !test.ok() ? "FAILED" : "ok    "} ${test.name}: ${passed} passed, ${failed.length} failed, ${count} accepted`,
  );
  for (const failure of failed) console.log(`         ${failure}`);
  for (const { reason, count } of accepted) console.log(`         ${count} accepted: ${reason}`);
}
console.log(`${tests.length} suites, ${failures} failures`);
await vitest.close();
process.exit(failures || !tests.length || tests.some((test) => !test.ok()) ? 1 : 0);
