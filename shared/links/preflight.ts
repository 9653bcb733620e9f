// Pre-flight: what a directory would refuse in a kit, before anything is sent.
import { formFieldLabel } from "./directories/labels.ts";
import { takesSubmissions } from "./directories/rules.ts";
import type { Directory } from "./directories.ts";
import type { EmptyField, KitFields, PreflightProblem } from "./kit.ts";
import { isEssential } from "./kit-fields.ts";
import { commonFields, isCuttable, kitPathOf, textFor } from "./kit-values.ts";
import { findBrokenRules } from "./preflight-rules.ts";

export type PreflightDirectory = Pick<
  Directory,
  "id" | "name" | "status" | "listedBy" | "pricing" | "feeFrom" | "linkCondition" | "fields" | "rules"
>;

/** Returns what would be refused, and how to change it. Without problems the kit can be sent. */
export const findProblems = (
  kit: KitFields,
  directory: PreflightDirectory,
  { freeOnly = false } = {},
): PreflightProblem[] => [
  ...findExclusions(kit, directory, freeOnly),
  ...findFieldProblems(kit, directory),
  ...findMissingConsents(kit, directory),
  ...findBrokenRules(kit, directory.rules),
];

/** The kit's fields, as paths, that would have to change before a directory with this form and these rules lists it. */
export const findBlockingFields = (kit: KitFields, form: Pick<Directory, "fields" | "rules">): string[] => {
  const paths = [
    ...findMissingFields(kit, form).map(({ field }) => field),
    ...findLongFields(kit, form).map(({ field }) => field),
    ...findBrokenRules(kit, form.rules).map(({ field }) => field),
  ];
  // A directory for another topic: no single field is at fault.
  return [...new Set(paths)].filter((path) => path !== "directory");
};

/** The essential fields of a directory's form that the kit has nothing for. */
const findMissingFields = (kit: KitFields, directory: Pick<Directory, "fields">) =>
  findEmptyFields(kit, directory).filter(({ field }) => isEssential(field));

/** The other ones: they stay empty, and the directory gets the kit without them. */
export const findOptionalGaps = (kit: KitFields, directory: Pick<Directory, "fields">): EmptyField[] =>
  findEmptyFields(kit, directory)
    .filter(({ field }) => !isEssential(field))
    .map(({ field, label }) => ({ field, label }));

/** Names each field of the kit once, even if a form asks for it twice. */
const findEmptyFields = (kit: KitFields, directory: Pick<Directory, "fields">) => {
  const empty = new Map<string, { name: string; field: string; label: string }>();
  for (const { name, limit } of formOf(directory)) {
    const field = kitPathOf(name);
    if (field && !empty.has(field) && !textFor(kit, name, limit, ""))
      empty.set(field, { name, field, label: formFieldLabel(name) });
  }
  return [...empty.values()];
};

/** Values over a limit that can't be cut. */
const findLongFields = (kit: KitFields, directory: Pick<Directory, "fields">) =>
  formOf(directory).flatMap(({ name, limit }) => {
    const field = kitPathOf(name);
    if (!field || limit === null || isCuttable(name)) return [];
    const { length } = textFor(kit, name, limit, "");
    return length > limit ? { field, label: formFieldLabel(name), length, limit } : [];
  });

/** A form of which only fields unknown to the kit are known still needs the common ones. */
const formOf = ({ fields }: Pick<Directory, "fields">) =>
  fields.some(({ name }) => kitPathOf(name)) ? fields : commonFields;

const findFieldProblems = (kit: KitFields, directory: PreflightDirectory): PreflightProblem[] => [
  ...findMissingFields(kit, directory).map(({ field, label }) => ({
    field,
    problem: `${label} is missing.`,
    how: `Add it to the kit: ${directory.name} asks for it.`,
  })),
  ...findLongFields(kit, directory).map(({ field, label, length, limit }) => ({
    field,
    problem: `${label} has ${length} characters; ${directory.name} takes ${limit}.`,
    how: `Shorten it to ${limit} characters, or exclude this directory.`,
  })),
];

const findExclusions = (kit: KitFields, directory: PreflightDirectory, freeOnly: boolean): PreflightProblem[] => {
  const problems: PreflightProblem[] = [];
  if (kit.excludedDirectoryIds.includes(directory.id))
    problems.push({
      field: "excludedDirectoryIds",
      problem: `You excluded ${directory.name}.`,
      how: "Remove it from the excluded directories.",
    });
  if (directory.status !== "active" || !takesSubmissions(directory))
    problems.push({
      field: "directory",
      problem: `${directory.name} does not take submissions at present.`,
      how: "Choose another directory.",
    });
  if (freeOnly && needsFee(directory))
    problems.push({
      field: "directory",
      problem: `${directory.name} charges a fee, and your plan includes free directories only.`,
      how: "Choose a free directory, or another plan.",
    });
  return problems;
};

const needsFee = ({ pricing, linkCondition, feeFrom }: PreflightDirectory) =>
  feeFrom !== "0" && (pricing === "paid" || linkCondition === "paid");

/** A fee as stated by its source, `USD 19`, as an amount; `0` is a free route. */
export const feeOf = (feeFrom: string | null) => {
  if (feeFrom === "0") return { amount: 0, currency: "USD" };
  const [, currency, amount] = feeFrom?.match(/^([A-Z]{3}) (\d+(?:\.\d+)?)/) ?? [];
  return currency === undefined ? null : { amount: Number(amount), currency };
};

/** Null if no source states the fee in US dollars, the currency of the customer's limit. */
const feeInDollars = ({ feeFrom }: PreflightDirectory) => {
  const fee = feeOf(feeFrom);
  return fee?.currency === "USD" ? fee.amount : null;
};

const findMissingConsents = ({ consents }: KitFields, directory: PreflightDirectory): PreflightProblem[] => {
  const { name, linkCondition } = directory;
  if (linkCondition === "badge" && !consents.badge)
    return [{ field: "consents.badge", problem: `${name} wants its badge on your site.`, how: "Agree to badges." }];
  if (linkCondition === "reciprocal" && !consents.reciprocal)
    return [{ field: "consents.reciprocal", problem: `${name} wants a link back.`, how: "Agree to links back." }];
  if (!needsFee(directory)) return [];
  const fee = feeInDollars(directory);
  // The customer confirms each payment, also of a fee that can't be compared with the limit.
  if (consents.feesUpTo > 0 && (fee ?? 0) <= consents.feesUpTo) return [];
  return [
    {
      field: "consents.feesUpTo",
      problem: `${name} charges ${directory.feeFrom ? `from ${directory.feeFrom}` : "a fee"}.`,
      how: fee === null ? "Agree to fees." : `Agree to fees up to USD ${Math.ceil(fee)}.`,
    },
  ];
};
