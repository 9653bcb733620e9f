// Runs wrk, on a separate core if there are at least two, and parses its results.
import { median } from "../checks/measurement.ts";

const canPin = Bun.which("taskset") && navigator.hardwareConcurrency > 1;

const onCore = (core: 0 | 1, command: string[]) => (canPin ? ["taskset", "-c", String(core), ...command] : command);

/** Pins a running process and all its threads to a core; no effect on processes of other users. */
export const moveToCore = (core: 0 | 1, pid: number) => {
  if (canPin) Bun.spawnSync(["taskset", "-a", "-cp", String(core), String(pid)]);
};

type LoadOptions = {
  seconds?: number;
  headers?: Record<string, string>;
  /** A file for wrk, in Lua. */
  script?: string;
};

/** Load-tests a URL; throws if a request got another response than 2xx or 3xx. */
export const load = async (url: string, { seconds = 3, headers = {}, script }: LoadOptions = {}) => {
  const command = [
    "wrk",
    "-t1",
    "-c32",
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(script ? ["-s", script] : []),
    url,
  ];
  const text = await new Response(Bun.spawn(onCore(1, command)).stdout).text();
  const failures = text.match(/(Socket errors|Non-2xx or 3xx responses): .*/);
  if (failures) throw new Error(`${url}: ${failures[0]}`);
  return {
    perSecond: Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    requests: Number(text.match(/(\d+) requests in/)?.[1]),
  };
};

/** Starts the reference server and waits for the URL that it prints. */
export const startReference = async (env: Record<string, string>) => {
  const command = onCore(0, [process.execPath, "scripts/bench/reference-server.ts"]);
  const child = Bun.spawn(command, { env: { ...process.env, ...env }, stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  return { url: new TextDecoder().decode(value).trim(), stop: () => child.kill() };
};

type Pair = { ours: string; reference: string; rounds: number; options: LoadOptions };

/** Measures two URLs in turns, so that other work on the machine affects both. */
export const sideBySide = async ({ ours, reference, rounds, options }: Pair) => {
  for (const url of [ours, reference]) await load(url, { ...options, seconds: 1 });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await load(ours, options), await load(reference, options)];
    ratios.push(one.perSecond / other.perSecond);
    console.log(`  ours ${Math.round(one.perSecond)}/s, reference ${Math.round(other.perSecond)}/s`);
  }
  return { ratio: median(ratios) };
};
