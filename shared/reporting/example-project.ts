// The example project that anyone can look at. A fictional company and fictional directories: nothing of it is stored, so no
// job, statistic or ledger counts it.
import example from "../site/content/example-project.json" with { type: "json" };
import type { SharedReport } from "./reports.ts";

export const exampleReport = example.report as SharedReport;
export const { proposals: exampleProposals, history: exampleHistory, mentions: exampleMentions } = example;
