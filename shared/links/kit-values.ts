// What a directory's form gets from the kit: its fields by name, each within its limit.

import { imageUrl } from "../images.ts";
import { formFieldLabel } from "./directories/labels.ts";
import type { Directory } from "./directories.ts";
import type { KitFields } from "./kit.ts";
import { addressPartNames, recordOf, socialNetworks } from "./kit-limits.ts";

export type FormValue = {
  /** The name of the form field, as in `directory.fields`. */
  field: string;
  label: string;
  /** Empty if the kit has nothing for it. Pictures are URLs, one per line. */
  value: string;
  limit: number | null;
  length: number;
  /** Whether the kit's text was longer. */
  cut: boolean;
};

type FormField = Directory["fields"][number];

/** The texts from short to long that can replace each other. */
type TextField = "microTagline" | "tagline" | "oneLiner" | "short" | "medium" | "long";

/** What to send where a text is missing or too long; the first is preferred. */
const substitutes: Record<TextField, readonly TextField[]> = {
  microTagline: ["tagline"],
  tagline: ["microTagline", "oneLiner"],
  oneLiner: ["tagline", "short"],
  short: ["medium", "long", "oneLiner"],
  medium: ["long", "short"],
  long: [],
};
/** A form that takes more expects a long description. */
const mediumIsLongUpTo = 500;

const isTextField = (name: string): name is TextField => name in substitutes;

const priceText = ({ pricingModel, priceFrom, currency, period }: KitFields) => {
  if (!pricingModel) return "";
  const name = pricingModel === "quote" ? "On request" : `${pricingModel[0]?.toUpperCase()}${pricingModel.slice(1)}`;
  if (!priceFrom || !currency) return name;
  return `${name}, from ${currency} ${priceFrom}${period === "month" || period === "year" ? ` a ${period}` : ""}`;
};

const pictures = (ids: readonly (string | null)[]) => ids.flatMap((id) => (id ? [imageUrl(id)] : [])).join("\n");

type Source = {
  /** The kit's field, as a path. */
  path: string;
  read: (kit: KitFields) => string;
};

const plainTexts = [
  "name",
  "url",
  "category",
  "audience",
  "launchDate",
  "makerName",
  "makerRole",
  "contactEmail",
  "videoUrl",
] as const;
/** Forms call the legal name `company`. */
const formAddressParts = addressPartNames.filter((name) => name !== "legalName");

/** Where the values of form fields come from. Forms also have fields of their own, which the kit knows nothing about. */
const sources: Record<string, Source> = {
  ...recordOf(plainTexts, (name): Source => ({ path: name, read: (kit) => kit[name] ?? "" })),
  ...recordOf(socialNetworks, (name): Source => ({ path: `social.${name}`, read: (kit) => kit.social[name] ?? "" })),
  ...recordOf(formAddressParts, (name): Source => ({ path: `local.${name}`, read: (kit) => kit.local?.[name] ?? "" })),
  company: { path: "local.legalName", read: (kit) => kit.local?.legalName ?? kit.name ?? "" },
  alternativeCategories: { path: "alternativeCategories", read: (kit) => kit.alternativeCategories.join(", ") },
  tags: { path: "tags", read: (kit) => kit.tags.join(", ") },
  features: { path: "features", read: (kit) => kit.features.join("\n") },
  pricingModel: { path: "pricingModel", read: priceText },
  founded: { path: "founded", read: (kit) => String(kit.founded ?? "") },
  logo: { path: "logoFileId", read: (kit) => pictures([kit.logoFileId]) },
  cover: { path: "coverFileId", read: (kit) => pictures([kit.coverFileId]) },
  screenshots: { path: "screenshotFileIds", read: (kit) => pictures(kit.screenshotFileIds) },
};
/** Lists lose their last entries instead of being cut. */
const separators: Record<string, string> = { tags: ", ", alternativeCategories: ", ", features: "\n" };

/** What most forms ask for, for directories whose form isn't known. */
export const commonFields: readonly FormField[] = [
  { name: "name", limit: null },
  { name: "url", limit: null },
  { name: "tagline", limit: null },
  { name: "short", limit: null },
  { name: "category", limit: null },
  { name: "contactEmail", limit: null },
];
/** What an operator wants at hand besides. */
const furtherFields: readonly FormField[] = ["medium", "long", "tags", "pricingModel", "logo", "screenshots"].map(
  (name) => ({ name, limit: null }),
);

/** The path of the kit's field that fills a form field; undefined for those that the kit knows nothing about. */
export const kitPathOf = (name: string) => (isTextField(name) ? name : sources[name]?.path);

/** Texts that lose their sense when cut: names, addresses, prices. */
export const isCuttable = (name: string) => isTextField(name) || name in separators;

/** The kit's values for a directory's form. The same seed always gets the same wordings; directories get different ones. */
export const valuesFor = (kit: KitFields, directory: Pick<Directory, "id" | "fields">, seed: string): FormValue[] => {
  const fields = directory.fields.length ? directory.fields : [...commonFields, ...furtherFields];
  return fields
    .map(({ name, limit }) => {
      const text = textFor(kit, name, limit, `${seed}:${directory.id}`);
      const value = limit === null || !isCuttable(name) ? text : shorten(text, limit, separators[name]);
      return {
        field: name,
        label: formFieldLabel(name),
        value,
        limit,
        length: value.length,
        cut: value !== text,
      };
    })
    .filter(({ value }) => value || directory.fields.length);
};

/** The uncut text for a form field; empty if the kit has none. */
export const textFor = (kit: KitFields, name: string, limit: number | null, seed: string): string => {
  if (!isTextField(name)) return sources[name]?.read(kit) ?? "";
  const inMedium = name === "long" && limit !== null && limit <= mediumIsLongUpTo;
  const texts = [name, ...(inMedium ? ["medium" as const] : substitutes[name])]
    .map((field) => wordingOf(kit, field, seed))
    .filter(Boolean);
  const [preferred = ""] = texts;
  if (limit === null || preferred.length <= limit) return preferred;
  // A whole text that is shorter reads better than a cut one.
  const fitting = texts.filter(({ length }) => length <= limit).sort((one, other) => other.length - one.length);
  return fitting[0] ?? preferred;
};

const wordingOf = (kit: KitFields, field: TextField, seed: string) => {
  const text = kit[field];
  if (!Array.isArray(text)) return text ?? "";
  return text[hash(`${seed}:${field}`) % text.length] ?? "";
};

/** FNV-1a: spreads the wordings evenly over directories. */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

const shorten = (text: string, limit: number, separator: string | undefined) => {
  if (text.length <= limit) return text;
  if (!separator) return cutText(text, limit);
  const entries = text.split(separator);
  while (entries.length > 1 && entries.join(separator).length > limit) entries.pop();
  return cutText(entries.join(separator), limit);
};

/** Cuts at the end of a sentence if that loses less than a third, else after a word. */
export const cutText = (text: string, limit: number) => {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit);
  const sentences = text.slice(0, limit + 1).match(/^.*[.!?](?=\s)/s)?.[0] ?? "";
  if (sentences.length >= (limit * 2) / 3) return sentences;
  const words = text.slice(0, limit).replace(/\s+\S*$/, "");
  const cut = words.length < limit ? words : start.slice(0, limit - 1);
  // Without a half of a surrogate pair.
  return `${cut.replace(/[\uD800-\uDBFF]$/, "").replace(/[\s,;:–-]+$/, "")}…`;
};
