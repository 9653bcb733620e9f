// A process that publishes what is due until its input ends, for publishing-interrupted.scenario.test.ts.
import { publishDue } from "#server/features/publishing/publish-due.job.ts";
import { repeatJob } from "./job-process.ts";

await repeatJob(publishDue);
