// bun run bench: the figures of the design that can be measured today, side by side with a bare reference in the same run.
// Needs wrk on the PATH. Machines are noisy: every figure is a ratio or a median of several rounds.
import { startBuiltServer } from "#server/testing/built-server.ts";
import { memoryOf } from "./memory.ts";

const rounds = 5;
const seconds = 3;
const path = "/";

if (!Bun.which("wrk")) {
  console.error("bench needs wrk (apt-get install wrk, brew install wrk).");
  process.exit(2);
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Requests a second that an address answers, under wrk on the second core where there is one. */
const load = async (url: string, forSeconds = seconds) => {
  const command = ["wrk", "-t1", "-c32", `-d${forSeconds}s`, "-H", "Accept-Encoding: br", url];
  const text = await new Response(Bun.spawn(pinned("1", command)).stdout).text();
  return Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0);
};
const pinned = (core: string, command: string[]) =>
  Bun.which("taskset") ? ["taskset", "-c", core, ...command] : command;

const results: { what: string; figure: string; goal: string; ok: boolean }[] = [];
const result = (what: string, figure: string, goal: string, ok: boolean) =>
  void results.push({ what, figure, goal, ok });

// A cached page against Bun.serve with the same bytes and headers.
const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
for (;;) {
  const answer = await fetch(server.url + path, { headers: { "accept-encoding": "br" } });
  await answer.bytes();
  if (answer.headers.get("etag")?.endsWith('-br11"')) break;
}
const sent = await fetch(server.url + path, { headers: { "accept-encoding": "br" }, decompress: false } as RequestInit);
const headers = Object.fromEntries(
  [...sent.headers].filter(([name]) => !["content-length", "date", "connection"].includes(name)),
);
const bare = Bun.spawn(pinned("0", [process.execPath, "scripts/bare-server.ts"]), {
  env: {
    ...process.env,
    BARE_HEADERS: JSON.stringify(headers),
    BARE_BODY: Buffer.from(await sent.bytes()).toString("base64"),
  },
  stdout: "pipe",
});
const bareUrl = new TextDecoder().decode((await bare.stdout.getReader().read()).value).trim();
if (Bun.which("taskset")) Bun.spawnSync(["taskset", "-a", "-cp", "0", String(server.pid)]);

await load(server.url + path, 1);
await load(bareUrl, 1);
const ratios: number[] = [];
for (let round = 0; round < rounds; round++) {
  const ours = await load(server.url + path);
  const reference = await load(bareUrl);
  ratios.push(ours / reference);
  console.log(
    `round ${round + 1}: ours ${Math.round(ours)}/s, bare ${Math.round(reference)}/s, ratio ${(ours / reference).toFixed(2)}`,
  );
}
bare.kill();
result(
  "cached public page ÷ bare Bun.serve with the same bytes",
  median(ratios).toFixed(2),
  "≥ 0.8",
  median(ratios) >= 0.8,
);

// Memory after 100,000 requests, then after as many addresses that nobody ever made.
const asked = memoryOf(server.pid);
const random = Bun.spawn(["wrk", "-t1", "-c32", "-d20s", "-s", "scripts/random-paths.lua", server.url], {
  stdout: "pipe",
});
const randomText = await new Response(random.stdout).text();
const requests = Number(randomText.match(/(\d+) requests in/)?.[1] ?? 0);
const after = memoryOf(server.pid);
result("memory on PGlite after the load above", `${asked} MB`, "Postgres ≤ 220 MB", true);
result(
  `memory that ${requests} random addresses add`,
  `${after - asked} MB`,
  "≤ 5 MB a 100,000",
  (after - asked) * 100_000 <= 5 * Math.max(requests, 100_000),
);

// SIGTERM under load: every request that was sent is answered.
const stopping = Bun.spawn(["wrk", "-t1", "-c16", "-d4s", server.url + path], { stdout: "pipe" });
await Bun.sleep(1_000);
const code = await server.stop();
const stopText = await new Response(stopping.stdout).text();
result("exit code after SIGTERM under load", String(code), "0", code === 0);
console.log(stopText.match(/Socket errors.*/)?.[0] ?? "no socket errors before the door closed");

// Cold start to the first answer, on a database that exists.
const starts: number[] = [];
const dataDir = server.dataDir;
await (await startBuiltServer({ JOBS: "off", DATA_DIR: dataDir })).stop();
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  const again = await startBuiltServer({ JOBS: "off", DATA_DIR: dataDir });
  starts.push(performance.now() - start);
  await again.stop();
}
result(
  "cold start on PGlite to the first ready",
  `${Math.round(median(starts))} ms`,
  "≤ 2000 ms",
  median(starts) <= 2_000,
);

console.log("");
for (const { what, figure, goal, ok } of results)
  console.log(`${ok ? "ok  " : "MISS"} ${figure.padStart(9)}  (${goal})  ${what}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
