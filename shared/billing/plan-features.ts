import type { Plan, PlanFeature } from "./plans.ts";

/** A plan's features with what its deliverables promise, so that the promise follows an edited plan. */
export const featuresOf = ({ features, deliverables }: Pick<Plan, "features" | "deliverables">): PlanFeature[] => {
  if (!deliverables?.replacements) return features;
  const { replacements, submissions } = deliverables;
  const credits = `${replacements.toLocaleString("en-US")} ${replacements === 1 ? "credit" : "credits"}`;
  return [...features, `Up to ${credits} back${submissions.per === "month" ? " a month" : ""} for entries that fail`];
};
