// The plans of the statements that a call issues, recorded with auto_explain.
import { openUnlimited } from "#db/testing/postgres.ts";

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
};

export type RecordedPlan = { ms: number; root: PlanNode };

const session = {
  session_preload_libraries: "auto_explain",
  client_min_messages: "log",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_format": "json",
};

/** Opens a database without time limits. `take` returns the plans of all statements since the last call, slowest first. */
export const openRecorded = (url: string) => {
  const plans: RecordedPlan[] = [];
  const onNotice = (text: string) => {
    const [, ms, plan] = /^duration: ([\d.]+) ms {2}plan:\n(.*)/s.exec(text) ?? [];
    if (plan) plans.push({ ms: Number(ms), root: (JSON.parse(plan) as { Plan: PlanNode }).Plan });
  };
  const { db, close } = openUnlimited(url, { session, onNotice });
  return {
    db,
    take: () => plans.splice(0).toSorted((one, other) => other.ms - one.ms),
    close,
  };
};

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsRead = (node: PlanNode) =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * Math.max(1, node["Actual Loops"]);

/** Sequential scans and sorts of at least `rows` rows, such as `Seq Scan of users, 1,000,000 rows`. */
export const fullScans = (plan: RecordedPlan, rows: number) =>
  nodesOf(plan.root)
    .filter((node) => /Seq Scan|Sort/.test(node["Node Type"]))
    .map((node) => ({ node, read: Math.max(rowsRead(node), ...(node.Plans ?? []).map(rowsRead)) }))
    .filter(({ read }) => read >= rows)
    .map(({ node, read }) => `${node["Node Type"]}${of(node)}, ${read.toLocaleString("en")} rows`);

const of = (node: PlanNode) => {
  const name = node["Index Name"] ?? node["Relation Name"];
  return name ? ` of ${name}` : "";
};

/** A plan in a line: its scans with the rows they read, and its buffers. */
export const shortPlan = ({ ms, root }: RecordedPlan) => {
  const scans = nodesOf(root).filter((node) => /Scan|Sort|Aggregate/.test(node["Node Type"]));
  const shown = scans.map((node) => `${node["Node Type"]}${of(node)} (${rowsRead(node).toLocaleString("en")})`);
  const buffers = (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0);
  return `${ms.toFixed(1)} ms, ${buffers.toLocaleString("en")} buffers: ${shown.join(" < ") || root["Node Type"]}`;
};
