import type { PlanInput } from "#shared/plans.ts";
import { ApiError } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";

const amount = "Enter an amount like 299 or 12.50, up to 1,000,000.";

/** What each text of the form wants; said where it is refused. */
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

/** Where a plan was refused: by the name of the text, `features`, or `features.2` for the third of them. */
export type PlanErrors = { fields: Record<string, string>; message: string };

const isText = (name: string): name is PlanText => Object.hasOwn(planRules, name);

const fieldOf = (path: string): [field: string, rule: string] | undefined => {
  const [, list, at] = path.match(/^(features|nofeatures)(?:\.(\d+))?(?:\.|$)/) ?? [];
  if (list) return at === undefined ? [list, listRule] : [`${list}.${at}`, featureRule];
  return isText(path) ? [path, planRules[path]] : undefined;
};

/** What the server refused of a plan, said by its fields; what stands nowhere in the form is said for all of it. */
export const toPlanErrors = (error: unknown): PlanErrors => {
  const found = error instanceof ApiError ? error.issues.map(({ path }) => fieldOf(path)) : [];
  const fields = Object.fromEntries(found.filter((field) => field !== undefined));
  const isAssigned = found.length > 0 && !found.includes(undefined);
  return { fields, message: isAssigned ? "" : toFormErrors(error).message };
};

/** Amounts that cannot be read as such. They could not even be sent: JSON would make them nothing. */
export const invalidAmounts = (input: PlanInput): PlanErrors | undefined => {
  const unread = (["price", "strokePrice"] as const).filter((name) => Number.isNaN(input[name]));
  if (!unread.length) return undefined;
  return { fields: Object.fromEntries(unread.map((name) => [name, planRules[name]])), message: "" };
};
