// bun run sign-in-flood: 50 sign-ins a second, each with a password hash, while visitors read a cached page. The page's
// 99th percentile must stay under 20 ms in the median of three rounds. Every sign-in comes from a different address, as
// in a real flood.
import { startBuiltServer } from "#server/testing/built-server.ts";
import { median, percentile } from "./checks/measurement.ts";

const rounds = 3;
const seconds = 8;
const signInsPerSecond = 50;
const readsPerSecond = 100;
const limitMs = 20;

const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error", TRUST_PROXY: "true" });
const page = `${server.url}/`;
await (await fetch(page)).bytes();

const signIn = async (at: number) => {
  const response = await fetch(`${server.url}/api/auth/signIn`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` },
    body: JSON.stringify({ email: `flood-${at}@people.example`, password: "a wrong password" }),
  });
  await response.bytes();
  return response.status;
};
const readMs = async () => {
  const start = performance.now();
  const response = await fetch(page);
  await response.bytes();
  if (response.status !== 200) throw new Error(`The page returned ${response.status}.`);
  return performance.now() - start;
};

/** Starts `perSecond` tasks a second, without waiting for earlier ones. */
const atRate = async <Result>(perSecond: number, start: (at: number) => Promise<Result>) => {
  const running: Promise<Result>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < perSecond * seconds; at++) {
    const due = startedAt + (at * 1000) / perSecond - performance.now();
    if (due > 0) await Bun.sleep(due);
    running.push(start(at));
  }
  return Promise.all(running);
};

const slowest: number[] = [];
for (let round = 0; round < rounds; round++) {
  const quiet = await atRate(readsPerSecond, readMs);
  const [statuses, flooded] = await Promise.all([
    atRate(signInsPerSecond, (at) => signIn(round * signInsPerSecond * seconds + at)),
    atRate(readsPerSecond, readMs),
  ]);
  const counts = Map.groupBy(statuses, (status) => status);
  console.log(`sign-ins: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(", ")}`);
  for (const [what, times] of [
    ["page without the flood", quiet],
    ["page during the flood", flooded],
  ] as const)
    console.log(
      `${what.padEnd(26)} median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
  slowest.push(percentile(flooded, 0.99));
}
await server.stop();

const figure = median(slowest);
console.log(`${figure < limitMs ? "ok  " : "OVER"} ${figure.toFixed(1)} ms of ${limitMs} ms`);
if (figure >= limitMs) process.exit(1);
