// Runs wrk, on a separate core if there are at least two, and parses its results.
import { readFileSync } from "node:fs";
import { median } from "../checks/measurement.ts";

const canPin = Bun.which("taskset") && navigator.hardwareConcurrency > 1;

export const onCore = (core: 0 | 1, command: string[]) =>
  canPin ? ["taskset", "-c", String(core), ...command] : command;

/** Pins a running process and all its threads to a core; no effect on processes of other users. */
export const moveToCore = (core: 0 | 1, pid: number) => {
  if (canPin) Bun.spawnSync(["taskset", "-a", "-cp", String(core), String(pid)]);
};

/** Processor time of a process so far, in milliseconds. 0 when it has ended. */
export const cpuMs = (pid: number) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
};

type LoadOptions = {
  seconds?: number;
  connections?: number;
  headers?: Record<string, string>;
  /** For wrk, in Lua, and its variables. */
  script?: string;
  env?: Record<string, string>;
};
type Load = { perSecond: number; p99Ms: number; requests: number; refused: number; errors: number };

/** Load-tests a URL. `refused` counts responses other than 2xx and 3xx, `errors` requests without a response. */
export const load = async (url: string, options: LoadOptions = {}): Promise<Load> => {
  const { seconds = 3, connections = 32, headers = {}, script, env } = options;
  const command = [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(script ? ["-s", script] : []),
    url,
  ];
  const text = await new Response(Bun.spawn(onCore(1, command), { env: { ...process.env, ...env } }).stdout).text();
  const [, time = "0", unit = "ms"] = text.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const socketErrors = text.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1);
  return {
    perSecond: Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0),
    p99Ms: Number(time) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    requests: Number(text.match(/(\d+) requests in/)?.[1] ?? 0),
    refused: Number(text.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0),
    errors: (socketErrors ?? []).reduce((sum, count) => sum + Number(count), 0),
  };
};

/** Starts a reference server and waits for the URL that it prints. */
export const startReference = async (file: string, env: Record<string, string>) => {
  const child = Bun.spawn(onCore(0, [process.execPath, file]), { env: { ...process.env, ...env }, stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  return { url: new TextDecoder().decode(value).trim().replace(/\/$/, ""), pid: child.pid, stop: () => child.kill() };
};

type Pair = { ours: string; reference: string; rounds: number; options?: LoadOptions };

/** Measures two URLs in turns, so that other work on the machine affects both. */
export const sideBySide = async ({ ours, reference, rounds, options }: Pair) => {
  for (const url of [ours, reference]) await load(url, { ...options, seconds: 1 });
  const turns: { ours: Load; reference: Load; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await load(ours, options), await load(reference, options)];
    for (const [url, { refused, errors }] of [
      [ours, one],
      [reference, other],
    ] as const)
      if (refused || errors) throw new Error(`${url} refused ${refused} and lost ${errors} requests.`);
    turns.push({ ours: one, reference: other, ratio: one.perSecond / other.perSecond });
    const shown = ({ perSecond, p99Ms }: Load) => `${Math.round(perSecond)}/s (p99 ${p99Ms.toFixed(1)} ms)`;
    const ratio = (one.perSecond / other.perSecond).toFixed(2);
    console.log(`  round ${round + 1}: ours ${shown(one)}, reference ${shown(other)}, ratio ${ratio}`);
  }
  return {
    ratio: median(turns.map(({ ratio }) => ratio)),
    perSecond: median(turns.map(({ ours: { perSecond } }) => perSecond)),
    p99Ms: median(turns.map(({ ours: { p99Ms } }) => p99Ms)),
  };
};
