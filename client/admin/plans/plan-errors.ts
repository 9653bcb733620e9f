import type { PlanInput } from "#shared/plans.ts";
import { ApiError } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";

const amount = "Enter an amount like 299 or 12.50, up to 1,000,000.";

/** Error text per field, shown when the server rejects the value. */
export const planRules = {
  label: "Enter a name of at most 80 characters.",
  headline: "Enter at most 200 characters.",
  price: amount,
  strokePrice: `${amount} Leave it empty to show none.`,
  devise: "Enter one to three characters, like $.",
  stripePlanId: "Enter at most 100 characters.",
  url: "Enter an address that begins with https://.",
  description: "Enter at most 2,000 characters.",
};
export type PlanText = keyof typeof planRules;

const listRule = "Keep at most 40 of them.";
const featureRule = "A feature has a text and at most 20 sub-items, each of up to 200 characters.";

/** Validation errors by field name, `features`, or `features.2` for the third feature. */
export type PlanErrors = { fields: Record<string, string>; message: string };

const isText = (name: string): name is PlanText => Object.hasOwn(planRules, name);

const fieldOf = (path: string): [field: string, rule: string] | undefined => {
  const [, list, at] = path.match(/^(features|nofeatures)(?:\.(\d+))?(?:\.|$)/) ?? [];
  if (list) return at === undefined ? [list, listRule] : [`${list}.${at}`, featureRule];
  return isText(path) ? [path, planRules[path]] : undefined;
};

/** Maps a failed call to form fields; errors that match no field go into `message`. */
export const toPlanErrors = (error: unknown): PlanErrors => {
  const found = error instanceof ApiError ? error.issues.map(({ path }) => fieldOf(path)) : [];
  const fields = Object.fromEntries(found.filter((field) => field !== undefined));
  const isAssigned = found.length > 0 && !found.includes(undefined);
  return { fields, message: isAssigned ? "" : toFormErrors(error).message };
};

/** Returns errors for unparseable amounts, or undefined. They can't be sent: JSON turns NaN into null. */
export const invalidAmounts = (input: PlanInput): PlanErrors | undefined => {
  const unread = (["price", "strokePrice"] as const).filter((name) => Number.isNaN(input[name]));
  if (!unread.length) return undefined;
  return { fields: Object.fromEntries(unread.map((name) => [name, planRules[name]])), message: "" };
};
