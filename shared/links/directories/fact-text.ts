// Apart from the other labels, because it needs the names of all countries, niches and categories.
import { countries } from "../../site/landing/countries.ts";
import { niches } from "../../site/landing/niches.ts";
import { categories } from "./categories.ts";
import { checkLabels, conditionLabels, linkLabels, pricingLabels } from "./labels.ts";

const namesOf = (subjects: readonly { slug: string; name: string }[]) =>
  Object.fromEntries(subjects.map(({ slug, name }) => [slug, name]));

const valueLabels: Record<string, Record<string, string>> = {
  category: namesOf(categories),
  countries: namesOf(countries),
  niches: namesOf(niches),
  pricing: pricingLabels,
  linkKind: linkLabels,
  linkCondition: conditionLabels,
  accountRequired: { yes: "Needed", no: "Not needed" },
  feeFrom: { "0": "Free option" },
  lastCheck: checkLabels,
};

/** The value of a fact as words; lists are separated by `|`. */
export const factText = (field: string, value: string) => {
  const parts = value.split("|").map((part) => valueLabels[field]?.[part] ?? part);
  return parts.join(field === "rules" ? " " : ", ");
};
