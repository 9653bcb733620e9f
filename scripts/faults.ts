// bun run faults [NAME…] [--quick]: injects faults around the built server and measures what
// users notice. Needs a build and a Postgres: the local one, or TEST_DATABASE_URL.
import { parseArgs } from "node:util";
import { testPostgres } from "#db/testing/postgres.ts";
import type { Figure } from "./checks/measurement.ts";
import { diskFull } from "./faults/disk-full.ts";
import { hostileBytes } from "./faults/hostile-bytes.ts";
import { creditsKilled, processKilledOnEmbedded, processKilledOnPostgres } from "./faults/killed.ts";
import { postgresRefused, postgresReset, postgresSilent } from "./faults/postgres-stopped.ts";
import type { Fault } from "./faults/server.ts";
import { slowClients } from "./faults/slow-clients.ts";
import { slowDns } from "./faults/slow-dns.ts";
import { stopUnderLoad } from "./faults/stop-under-load.ts";
import { twoProcesses } from "./faults/two-processes.ts";

const faults: Record<string, Fault> = {
  "postgres-refused": postgresRefused,
  "postgres-reset": postgresReset,
  "postgres-silent": postgresSilent,
  "process-killed": processKilledOnPostgres,
  "process-killed-embedded": processKilledOnEmbedded,
  "stop-under-load": stopUnderLoad,
  "disk-full": diskFull,
  "two-processes": twoProcesses,
  "slow-clients": slowClients,
  "slow-dns": slowDns,
  "credits-killed": creditsKilled,
  "hostile-bytes": hostileBytes,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !faults[name]);
if (unknown.length) {
  console.error(`Unknown fault: ${unknown.join(", ")}. Available: ${Object.keys(faults).join(", ")}.`);
  process.exit(2);
}

const runFault = async (name: string): Promise<Figure[]> => {
  try {
    return (await faults[name]?.({ quick: values.quick })) ?? [];
  } catch (error) {
    return [{ what: "stopped with an error", figure: String(error), goal: "", ok: false }];
  }
};

const requestedNames = positionals.length ? positionals : Object.keys(faults);
const runnable = requestedNames.filter((name) => testPostgres || name === "process-killed-embedded");
const failed: string[] = [];
for (const name of runnable) {
  const startedAt = performance.now();
  const figures = await runFault(name);
  console.log(`\n${name} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  for (const { what, figure, goal, ok } of figures)
    console.log(`  ${ok ? "ok  " : "MISS"} ${figure.padStart(14)}  ${goal.padEnd(12)}  ${what}`);
  if (figures.some(({ ok }) => !ok)) failed.push(name);
}

console.log("");
const skipped = requestedNames.filter((name) => !runnable.includes(name));
if (skipped.length) console.log(`Skipped, because Postgres is not available: ${skipped.join(", ")}.`);
for (const name of failed) console.log(`FAILED ${name}`);
console.log(`faults: ${runnable.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
