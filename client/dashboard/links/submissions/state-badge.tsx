import type { SubmissionState } from "#shared/links/submission-states.ts";
import type { CheckOutcome } from "#shared/links/submissions.ts";
import { Badge } from "../../../ui/badge.tsx";
import { outcomeLabels, outcomeTones, stateLabels, stateTones } from "./states.ts";

export const StateBadge = ({ state }: { state: SubmissionState }) => (
  <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
);

export const OutcomeBadge = ({ outcome }: { outcome: CheckOutcome }) => (
  <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
);
