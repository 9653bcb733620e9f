// The kit as the form edits it: all text, so that half-typed values are not lost.
import type { KitFields, KitProposal } from "#shared/links/kit.ts";
import { maxWordings, recordOf, socialNetworks } from "#shared/links/kit-limits.ts";
import { entriesOf } from "../../../ui/forms/entries.ts";

export type WordingsField = "short" | "medium" | "long";
export type Address = NonNullable<KitFields["local"]>;
type Pictures = "logoFileId" | "coverFileId" | "screenshotFileIds";
type Structured = WordingsField | Pictures | "social" | "local" | "consents" | "excludedDirectoryIds";
/** Fields with one text. Lists are one text, too: an entry per line or between commas. */
export type TextField = Exclude<keyof KitFields, Structured>;

export type KitDraft = Record<TextField, string> &
  Record<WordingsField, string[]> &
  Pick<KitFields, Pictures | "excludedDirectoryIds"> & {
    social: Record<keyof KitFields["social"], string>;
    /** Null for businesses without customers on site. */
    local: Record<keyof Address, string> | null;
    consents: { badge: boolean; reciprocal: boolean; feesUpTo: string };
  };

const lineLists = ["features"] as const;
const commaLists = ["tags", "alternativeCategories"] as const;
const numbers = ["priceFrom", "founded"] as const;
export const wordingsFields = ["short", "medium", "long"] as const;

export const textsOf = <Key extends string>(values: Record<Key, string | null>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ""])) as Record<Key, string>;

const nullsOf = <Key extends string>(values: Record<Key, string>) =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, value.trim() || null])) as Record<
    Key,
    string | null
  >;

/** Filled up with empty wordings, which the form shows. */
const padded = (wordings: readonly string[]) => Array.from({ length: maxWordings }, (_, at) => wordings[at] ?? "");

export const toDraft = (fields: KitFields): KitDraft => {
  const { social, local, consents, short, medium, long, features, tags, alternativeCategories, ...rest } = fields;
  const { logoFileId, coverFileId, screenshotFileIds, excludedDirectoryIds, priceFrom, founded, ...texts } = rest;
  return {
    ...textsOf(texts),
    priceFrom: priceFrom === null ? "" : String(priceFrom),
    founded: founded === null ? "" : String(founded),
    features: features.join("\n"),
    tags: tags.join(", "),
    alternativeCategories: alternativeCategories.join(", "),
    short: padded(short),
    medium: padded(medium),
    long: padded(long),
    logoFileId,
    coverFileId,
    screenshotFileIds,
    excludedDirectoryIds,
    social: textsOf(social),
    local: local && textsOf(local),
    consents: { ...consents, feesUpTo: String(consents.feesUpTo) },
  };
};

const numberOf = (text: string) => (text.trim() ? Number(text.trim().replace(",", ".")) : null);
/** As the server expects it: `parcelo.example` is `https://parcelo.example`. */
const urlOf = (text: string) => {
  const address = text.trim();
  if (!address) return null;
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
};

/** Moves wordings up into empty places, so that their numbers match those in the server's errors. */
export const withoutGaps = (draft: KitDraft): KitDraft => {
  const compact = (wordings: string[]) => padded(wordings.filter((text) => text.trim()));
  return { ...draft, short: compact(draft.short), medium: compact(draft.medium), long: compact(draft.long) };
};

const toFields = (draft: KitDraft): KitFields => {
  const { social, local, consents, short, medium, long, ...rest } = draft;
  const { logoFileId, coverFileId, screenshotFileIds, excludedDirectoryIds, ...texts } = rest;
  const { features, tags, alternativeCategories, priceFrom, founded, url, videoUrl, ...plain } = texts;
  const wordings = (list: readonly string[]) => list.map((text) => text.trim()).filter(Boolean);
  return {
    ...(nullsOf(plain) as Omit<Record<keyof typeof plain, string | null>, "pricingModel" | "period">),
    pricingModel: (plain.pricingModel || null) as KitFields["pricingModel"],
    period: (plain.period || null) as KitFields["period"],
    url: urlOf(url),
    videoUrl: urlOf(videoUrl),
    priceFrom: numberOf(priceFrom),
    founded: numberOf(founded),
    features: entriesOf(features),
    tags: entriesOf(tags, /[,\n]/),
    alternativeCategories: entriesOf(alternativeCategories, /[,\n]/),
    short: wordings(short),
    medium: wordings(medium),
    long: wordings(long),
    logoFileId,
    coverFileId,
    screenshotFileIds,
    excludedDirectoryIds,
    social: recordOf(socialNetworks, (network) => urlOf(social[network])),
    local: local && nullsOf(local),
    consents: { ...consents, feesUpTo: numberOf(consents.feesUpTo) ?? 0 },
  };
};

export type KitChanges = Partial<KitFields>;

/** The fields that differ between two drafts, as the API takes them. */
export const changesBetween = (saved: KitDraft, draft: KitDraft): KitChanges => {
  const [before, after] = [toFields(saved), toFields(draft)];
  const names = (Object.keys(after) as (keyof KitFields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name]]));
};

/** Numbers that aren't one: JSON would turn them into null. */
export const findInvalidNumbers = (draft: KitDraft): Record<string, string> => {
  const fields = toFields(draft);
  const message = "Enter a number.";
  return {
    ...Object.fromEntries(
      numbers.filter((name) => Number.isNaN(fields[name])).map((name) => [`fields.${name}`, message]),
    ),
    ...(Number.isNaN(fields.consents.feesUpTo) && { "fields.consents.feesUpTo": message }),
  };
};

/** Whether the draft has nothing for a field, which is a path like `social.x`. */
export const isUnfilled = (draft: KitDraft, field: string) => {
  const [name, key] = field.split(".") as [keyof KitDraft, keyof KitDraft["social"] | undefined];
  const value = key ? draft.social[key] : draft[name];
  if (Array.isArray(value)) return value.every((text) => !text.trim());
  return typeof value === "string" ? !value.trim() : value === null;
};

/** Puts a proposed value into the draft: a wording into the first empty place, anything else over what is there. */
export const applyProposal = (draft: KitDraft, { field, value }: Pick<KitProposal, "field" | "value">): KitDraft => {
  const [name, key] = field.split(".") as [keyof KitDraft, keyof KitDraft["social"] | undefined];
  if (key) return { ...draft, social: { ...draft.social, [key]: String(value) } };
  if (isAddress(value)) return { ...draft, local: textsOf(value) };
  if (includes(wordingsFields, name)) {
    const empty = draft[name].findIndex((text) => !text.trim());
    const at = empty < 0 ? maxWordings - 1 : empty;
    return { ...draft, [name]: draft[name].with(at, String(value)) };
  }
  const entries = [value].flat().map(String);
  if (includes(lineLists, name)) return { ...draft, [name]: entries.join("\n") };
  if (includes(commaLists, name)) return { ...draft, [name]: entries.join(", ") };
  return { ...draft, [name]: String(value) };
};

const includes = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((one) => one === value);

const isAddress = (value: KitProposal["value"]): value is Address => typeof value === "object" && !Array.isArray(value);

/** The id of the input of a field. */
export const kitFieldId = (path: string) => `kit-${path.replace(".", "-")}`;
