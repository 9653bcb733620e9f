// The comparison on the home page. It describes kinds of service, never a named competitor.

import { replacementDays } from "../billing/credits.ts";

export const comparisonColumns = ["By hand", "Services that only send"] as const;

type ComparisonRow = { topic: string; others: readonly [byHand: string, sendOnly: string]; ours: string };

export const comparison: readonly ComparisonRow[] = [
  {
    topic: "Your time",
    others: ["Every form, every confirmation", "One brief"],
    ours: "One listing kit, then approvals",
  },
  {
    topic: "Choice of directories",
    others: ["You search and compare", "Usually a fixed list"],
    ours: "Proposed with reasons, approved by you",
  },
  {
    topic: "When it counts",
    others: ["When you happen to look", "When a form was sent"],
    ours: "When our check has found your link",
  },
  {
    topic: "What you can show",
    others: ["Your own notes", "A list of what was sent"],
    ours: "Page, link and date of every check",
  },
  {
    topic: "Rejected or ignored",
    others: ["Time spent for nothing", "Usually counts as delivered"],
    ours: "The credit comes back, within your plan's limit",
  },
  {
    topic: "Link lost later",
    others: ["You may never notice", "Usually not checked"],
    ours: `Checked monthly, replaced if lost within ${replacementDays} days`,
  },
];
