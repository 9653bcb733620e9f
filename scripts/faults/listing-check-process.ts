// A process that checks due listings until its input ends and writes a dot after each run, for check-interrupted.scenario.test.ts.
import { checkListings } from "#server/features/verification/check.job.ts";
import { repeatJob } from "./job-process.ts";

await repeatJob(checkListings, () => void process.stdout.write("."));
