// bun run faults [NAME…] [--quick]: injects faults around the built server and measures what users notice. Needs a build and,
// for all but process-killed-embedded, a Postgres: the local one, or TEST_DATABASE_URL. --quick: shorter outages and fewer requests.
import { parseArgs } from "node:util";
import { testPostgres } from "#db/testing/postgres.ts";
import { runMeasurements } from "./checks/measurement.ts";
import { diskFull } from "./faults/disk-full.ts";
import { hostileBytes } from "./faults/hostile-bytes.ts";
import { creditsKilled, processKilledOnEmbedded, processKilledOnPostgres } from "./faults/killed.ts";
import { postgresRefused, postgresReset, postgresSilent } from "./faults/postgres-stopped.ts";
import type { Fault } from "./faults/server.ts";
import { slowClients } from "./faults/slow-clients.ts";
import { diskSlow, dnsSilent } from "./faults/slow-neighbours.ts";
import { stopUnderLoad } from "./faults/stop-under-load.ts";
import { twoProcesses } from "./faults/two-processes.ts";

const onPostgres: Record<string, Fault> = {
  "postgres-refused": postgresRefused,
  "postgres-reset": postgresReset,
  "postgres-silent": postgresSilent,
  "process-killed": processKilledOnPostgres,
  "stop-under-load": stopUnderLoad,
  "disk-full": diskFull,
  "disk-slow": diskSlow,
  "dns-silent": dnsSilent,
  "two-processes": twoProcesses,
  "slow-clients": slowClients,
  "credits-killed": creditsKilled,
  "hostile-bytes": hostileBytes,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const skip: Fault = async () => {
  console.log("  skipped, because Postgres is not available");
  return [];
};
const faults = {
  ...(testPostgres ? onPostgres : Object.fromEntries(Object.keys(onPostgres).map((name) => [name, skip]))),
  "process-killed-embedded": processKilledOnEmbedded,
};
await runMeasurements(
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, () => fault(values)])),
  positionals,
);
