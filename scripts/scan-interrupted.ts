// bun run scan-interrupted: scans 1,000 keywords at every source with a process that is killed half-way and two that
// resume. Every mention must be saved exactly once. Needs a Postgres: the local one, or TEST_DATABASE_URL.
import { testPostgres } from "#db/testing/postgres.ts";
import { runInterruptedScan } from "#server/testing/interrupted-scan.ts";

if (!testPostgres) {
  console.log("Postgres is not available, so nothing was tested. Start it or set TEST_DATABASE_URL.");
  process.exit(0);
}

const start = performance.now();
const { searches, expected, savedAtKill, killedBy, exits, saved, requests, withoutLead, mentionsOfLeads } =
  await runInterruptedScan(1_000);
const seconds = (performance.now() - start) / 1000;
const missing = expected.length - new Set(saved).size;
const twice = saved.length - new Set(saved).size;

console.log(
  `killed by ${killedBy} after ${savedAtKill} of ${expected.length} mentions; the other processes exited with ${exits}`,
);
console.log(
  `${searches} searches, ${requests} requests, ${(requests / seconds).toFixed(0)} per second, ${seconds.toFixed(1)} s`,
);
console.log(
  `missing ${missing}, duplicates ${twice}, without a lead ${withoutLead}, counted in leads ${mentionsOfLeads}`,
);
const ok = !missing && !twice && !withoutLead && mentionsOfLeads === saved.length && requests <= searches + 1;
console.log(ok ? "ok   every mention was saved once" : "MISS mentions are missing or duplicated");
process.exit(ok ? 0 : 1);
