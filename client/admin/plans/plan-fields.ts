import { type Plan, type PlanFeature, type PlanInput, planTypes } from "#shared/plans.ts";

/** A feature's form values; the sub-items are the lines of one text. */
export type FeatureFields = { key: string; text: string; items: string };

/** A plan's form values, all text, so that half-typed numbers are not lost. */
export type PlanFields = {
  label: string;
  headline: string;
  description: string;
  price: string;
  strokePrice: string;
  devise: string;
  type: Plan["type"];
  stripePlanId: string;
  url: string;
  active: boolean;
  popular: boolean;
  features: FeatureFields[];
  nofeatures: FeatureFields[];
};

export const planTypeLabels: Record<Plan["type"], string> = {
  onetime: "Paid once",
  monthly: "Every month",
  annually: "Every year",
};
export const planTypeOptions = planTypes.map((value) => ({ value, label: planTypeLabels[value] }));

export const newFeature = (text = "", items = ""): FeatureFields => ({ key: crypto.randomUUID(), text, items });

const featureFields = (features: readonly PlanFeature[]) =>
  features.map((feature) =>
    typeof feature === "string" ? newFeature(feature) : newFeature(feature.text, feature.items.join("\n")),
  );

export const fieldsOfPlan = (plan?: Plan): PlanFields => ({
  label: plan?.label ?? "",
  headline: plan?.headline ?? "",
  description: plan?.description ?? "",
  price: plan ? String(plan.price) : "",
  strokePrice: plan?.strokePrice == null ? "" : String(plan.strokePrice),
  devise: plan?.devise ?? "$",
  type: plan?.type ?? "monthly",
  stripePlanId: plan?.stripePlanId ?? "",
  url: plan?.url ?? "",
  active: plan?.active ?? true,
  popular: plan?.popular ?? false,
  features: featureFields(plan?.features ?? []),
  nofeatures: featureFields(plan?.nofeatures ?? []),
});

const filled = (features: FeatureFields[]) => features.filter(({ text, items }) => text.trim() || items.trim());

/** Removes empty features, so that the indices match those in the server's errors. */
export const withoutEmptyFeatures = (fields: PlanFields): PlanFields => ({
  ...fields,
  features: filled(fields.features),
  nofeatures: filled(fields.nofeatures),
});

/** A feature without sub-items is a plain string. */
const featureOf = ({ text, items }: FeatureFields): PlanFeature => {
  const lines = items
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length ? { text: text.trim(), items: lines } : text.trim();
};

/** Parses an amount with a point or comma before the cents. Returns NaN if it isn't one. */
export const amountOf = (text: string) => {
  const plain = text.trim();
  // A comma before three digits separates thousands; as a decimal comma it would divide the price by 1,000.
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
};

export const inputOfPlan = (fields: PlanFields, position: number): PlanInput => ({
  label: fields.label,
  headline: fields.headline,
  description: fields.description,
  price: amountOf(fields.price),
  strokePrice: fields.strokePrice.trim() ? amountOf(fields.strokePrice) : null,
  devise: fields.devise,
  type: fields.type,
  stripePlanId: fields.stripePlanId.trim() || null,
  url: fields.url.trim() || null,
  active: fields.active,
  popular: fields.popular,
  position,
  features: fields.features.map(featureOf),
  nofeatures: fields.nofeatures.map(featureOf),
});
