// bun run scan-interrupted: scans 1,000 keywords at five sources with a process that is killed half-way and two that
// resume. Every mention must be found exactly once. Needs a Postgres: the local one, or TEST_DATABASE_URL.
import { testPostgres } from "#db/testing/postgres.ts";
import { runInterruptedScan } from "#server/testing/interrupted-scan.ts";

if (!testPostgres) {
  console.log("No Postgres answers, so nothing was tried. Start one or set TEST_DATABASE_URL.");
  process.exit(0);
}

const start = performance.now();
const {
  questions,
  expected: wanted,
  half,
  killedBy,
  exits,
  found,
  requests,
  withoutLead,
  mentionsOfLeads,
} = await runInterruptedScan(1_000);
const seconds = (performance.now() - start) / 1000;
const missed = wanted.length - new Set(found).size;
const twice = found.length - new Set(found).size;

console.log(`killed by ${killedBy} with ${half} of ${wanted.length} mentions found; the others ended with ${exits}`);
console.log(
  `${questions} questions, ${requests} asked, ${(requests / seconds).toFixed(0)} a second, ${seconds.toFixed(1)} s`,
);
console.log(
  `missed ${missed}, found twice ${twice}, without a lead ${withoutLead}, counted ${mentionsOfLeads} in leads`,
);
const ok = !missed && !twice && !withoutLead && mentionsOfLeads === found.length && requests <= questions + 1;
console.log(ok ? "ok   everything was found once" : "MISS not everything was found once");
process.exit(ok ? 0 : 1);
