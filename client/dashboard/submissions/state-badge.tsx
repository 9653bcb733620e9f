import type { ReactNode } from "react";
import type { CheckOutcome, SubmissionState } from "#shared/submissions.ts";
import { outcomeLabels, outcomeTones, stateLabels, stateTones, type Tone } from "./states.ts";

const toneClasses: Record<Tone, string> = {
  attention: "bg-wash text-accent",
  info: "bg-info-wash text-info",
  good: "bg-good-wash text-good",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
  quiet: "bg-surface text-muted",
};

const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${toneClasses[tone]}`}
  >
    {children}
  </span>
);

export const StateBadge = ({ state }: { state: SubmissionState }) => (
  <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
);

export const OutcomeBadge = ({ outcome }: { outcome: CheckOutcome }) => (
  <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
);
