// Every field of a directory as the text of a CSV cell: facts, the history, imports and exports share this form.

import {
  type Directory,
  directoryCategories,
  directoryStatuses,
  linkConditions,
  linkKinds,
  listingWays,
  pricings,
  standings,
  visitors,
} from "#shared/links/directories.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { niches } from "#shared/site/landing/niches.ts";

type Field<Value> = { parse: (text: string) => Value; format: (value: Value) => string };

/** A value that cannot be read; its message is shown to the admin. */
export class InvalidValue extends Error {}

const optional = <Value>({ parse, format }: Field<Value>): Field<Value | null> => ({
  parse: (text) => (text === "" ? null : parse(text)),
  format: (value) => (value === null ? "" : format(value)),
});

const text: Field<string> = {
  parse: (text) => {
    if (!text || text.length > 2_000) throw new InvalidValue("a text of at most 2,000 characters is expected");
    return text;
  },
  format: (value) => value,
};

const url: Field<string> = {
  parse: (text) => {
    const isUrl = text.length <= 2_000 && /^https?:\/\//i.test(text) && URL.canParse(text);
    if (!isUrl) throw new InvalidValue(`“${text.slice(0, 100)}” is not a web address`);
    return text;
  },
  format: (value) => value,
};

const oneOf = <Value extends string>(values: readonly Value[]): Field<Value> => ({
  parse: (text) => {
    const value = values.find((one) => one === text);
    if (!value) throw new InvalidValue(`“${text}” is not one of ${values.join(", ")}`);
    return value;
  },
  format: (value) => value,
});

const number: Field<number> = {
  parse: (text) => {
    if (!/^\d{1,9}(\.\d+)?$/.test(text)) throw new InvalidValue(`“${text}” is not a number`);
    return Number(text);
  },
  format: String,
};

const integer: Field<number> = {
  parse: (text) => {
    if (!/^\d{1,9}$/.test(text)) throw new InvalidValue(`“${text}” is not a whole number`);
    return Number(text);
  },
  format: String,
};

const rating: Field<number> = {
  parse: (text) => {
    const value = integer.parse(text);
    if (value > 100) throw new InvalidValue(`“${text}” is more than 100`);
    return value;
  },
  format: String,
};

const yesNo: Field<boolean> = {
  parse: (text) => oneOf(["yes", "no"]).parse(text) === "yes",
  format: (value) => (value ? "yes" : "no"),
};

const list = (allowed?: ReadonlySet<string>): Field<string[]> => ({
  parse: (text) => {
    const values = [...new Set(text.split("|").map((value) => value.trim()))].filter(Boolean);
    const unexpected = values.find((value) => allowed && !allowed.has(value));
    if (unexpected) throw new InvalidValue(`“${unexpected}” does not exist`);
    return values;
  },
  format: (values) => values.join("|"),
});

const formFields: Field<Directory["fields"]> = {
  parse: (text) =>
    list()
      .parse(text)
      .map((field) => {
        const [name = field, limit] = field.split(/:(?=\d+$)/);
        return { name, limit: limit ? Number(limit) : null };
      }),
  format: (fields) => fields.map(({ name, limit }) => (limit === null ? name : `${name}:${limit}`)).join("|"),
};

const slugs = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug));

export const directoryFields = {
  name: text,
  url,
  submitUrl: optional(url),
  category: oneOf(directoryCategories),
  countries: list(slugs(countries)),
  niches: list(slugs(niches)),
  languages: list(),
  listedBy: oneOf(listingWays),
  pricing: oneOf(pricings),
  feeFrom: optional(text),
  linkKind: optional(oneOf(linkKinds)),
  linkCondition: optional(oneOf(linkConditions)),
  dr: optional(rating),
  referringSubnets: optional(integer),
  accountRequired: optional(yesNo),
  signInWith: list(),
  reviewDaysMin: optional(number),
  reviewDaysMax: optional(number),
  fields: formFields,
  steps: optional(text),
  rules: list(),
  listingUrlPattern: optional(text),
  checkBy: oneOf(visitors),
  standing: oneOf(standings),
  status: oneOf(directoryStatuses),
};
export type DirectoryField = keyof typeof directoryFields;
export type FieldValues = { [F in DirectoryField]: ReturnType<(typeof directoryFields)[F]["parse"]> };

export const fieldNames = Object.keys(directoryFields) as DirectoryField[];

/** Every field that a fact can be about. Monthly visits have no column: they are known for a few directories only. */
const factFields = { ...directoryFields, monthlyVisits: text };
export type FactField = keyof typeof factFields;

export const factFieldNames = Object.keys(factFields) as FactField[];
export const isFactField = (name: string): name is FactField => Object.hasOwn(factFields, name);

/** Throws InvalidValue for a text that the field cannot have. */
export const checkFact = (field: FactField, value: string) => void factFields[field].parse(value);

export const formatField = <F extends DirectoryField>(field: F, value: FieldValues[F]): string =>
  (directoryFields[field].format as (value: FieldValues[F]) => string)(value);

/** The key of a directory: the host of its address, in lower case and without `www.`. */
export const hostOf = (address: string) => new URL(address).host.toLowerCase().replace(/^www\./, "");
