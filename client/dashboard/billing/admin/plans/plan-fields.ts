import type { Deliverables, Plan, PlanFeature, PlanInput } from "#shared/billing/plans.ts";
import { planTypes } from "#shared/limits.ts";
import { ApiError } from "../../../../app/api-client.ts";
import { InvalidFields } from "../../../../app/form-errors.ts";
import { entriesOf } from "../../../../ui/forms/entries.ts";

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
  deliverables: DeliverablesFields;
};

const deliverableNames = ["submissions", "articles", "pages", "reportMonths"] as const;
export type DeliverableName = (typeof deliverableNames)[number];

export type DeliverablesFields = {
  [Name in DeliverableName]: { count: string; per: Deliverables[Name]["per"] };
} & { freeDirectoriesOnly: boolean; replacements: string };

export const planTypeLabels: Record<Plan["type"], string> = {
  onetime: "One-time",
  monthly: "Monthly",
  annually: "Yearly",
};
export const planTypeOptions = planTypes.map((value) => ({ value, label: planTypeLabels[value] }));

export const newFeature = (text = "", items = ""): FeatureFields => ({ key: crypto.randomUUID(), text, items });

const featureFields = (features: readonly PlanFeature[]) =>
  features.map((feature) =>
    typeof feature === "string" ? newFeature(feature) : newFeature(feature.text, feature.items.join("\n")),
  );

const deliverablesFields = (deliverables?: Deliverables | null): DeliverablesFields => {
  const fieldsOf = (name: DeliverableName) => {
    const { count = 0, per = "once" } = deliverables?.[name] ?? {};
    return { count: count ? String(count) : "", per };
  };
  return {
    submissions: fieldsOf("submissions"),
    articles: fieldsOf("articles"),
    pages: fieldsOf("pages"),
    reportMonths: fieldsOf("reportMonths"),
    freeDirectoriesOnly: deliverables?.freeDirectoriesOnly ?? false,
    replacements: deliverables ? String(deliverables.replacements) : "",
  };
};

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
  deliverables: deliverablesFields(plan?.deliverables),
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
  const lines = entriesOf(items);
  return lines.length ? { text: text.trim(), items: lines } : text.trim();
};

/** Parses an amount with a point or comma before the cents. Returns NaN if it isn't one. */
export const amountOf = (text: string) => {
  const plain = text.trim();
  // A comma before three digits separates thousands; as a decimal comma it would divide the price by 1,000.
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
};

/** Parses a count. Returns NaN if it isn't one. */
const countOf = (text: string) => {
  const plain = text.trim().replaceAll(",", "");
  if (!plain) return 0;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** The replacements of a plan that doesn't name them: half the number of submissions. */
export const defaultReplacements = ({ submissions }: DeliverablesFields) =>
  Math.floor((countOf(submissions.count) || 0) / 2);

/** Null without any count. */
const deliverablesOf = (fields: DeliverablesFields): Deliverables | null => {
  const deliverableOf = (name: DeliverableName) => ({ count: countOf(fields[name].count), per: fields[name].per });
  const deliverables = {
    submissions: deliverableOf("submissions"),
    articles: deliverableOf("articles"),
    pages: deliverableOf("pages"),
    reportMonths: deliverableOf("reportMonths"),
    freeDirectoriesOnly: fields.freeDirectoriesOnly,
    replacements: fields.replacements.trim() ? countOf(fields.replacements) : defaultReplacements(fields),
  };
  return deliverableNames.every((name) => deliverables[name].count === 0) ? null : deliverables;
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
  deliverables: deliverablesOf(fields.deliverables),
});

const amountMessage = "Enter an amount like 299 or 12.50, up to 1,000,000.";

const countMessage = "Enter a whole number up to 100,000.";

const messages: Record<string, string> = {
  label: "Enter a name of at most 80 characters.",
  headline: "Enter at most 200 characters.",
  price: amountMessage,
  strokePrice: `${amountMessage} Leave empty to show none.`,
  devise: "Enter one to three characters, like $ or EUR.",
  stripePlanId: "Enter at most 100 characters.",
  url: "Enter a URL that starts with https://.",
  description: "Enter at most 2,000 characters.",
};

const messageFor = (path: string) => {
  if (path.startsWith("deliverables.")) return countMessage;
  const [, index] = path.match(/^(?:no)?features(?:\.(\d+))?(?:\.|$)/) ?? [path, ""];
  if (index === undefined) return "Use at most 40 features.";
  return index ? "A feature has a text and at most 20 sub-items, each of up to 200 characters." : messages[path];
};

/** Replaces the server's validation messages with the form's. */
export const withFormMessages = (error: unknown) => {
  if (!(error instanceof ApiError)) return error;
  const issues = error.issues.map(({ path, message }) => ({ path, message: messageFor(path) ?? message }));
  return new ApiError(error.status, { error: error.code, detail: error.message, issues }, error.waitSeconds);
};

/** Throws InvalidFields for unparseable amounts and counts. They can't be sent: JSON turns NaN into null. */
export const checkAmounts = (input: PlanInput) => {
  const counts = Object.entries(input.deliverables ?? {}).map(([name, value]) => ({
    name: `deliverables.${name}`,
    value: typeof value === "object" ? value.count : value,
  }));
  const amounts = [{ name: "price", value: input.price }, { name: "strokePrice", value: input.strokePrice }, ...counts];
  const invalid = amounts.filter(({ value }) => Number.isNaN(value));
  if (invalid.length)
    throw new InvalidFields(Object.fromEntries(invalid.map(({ name }) => [name, messageFor(name) ?? ""])));
};
