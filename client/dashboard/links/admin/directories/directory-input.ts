import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import type { Directory, DirectoryWithSources } from "#shared/links/directories.ts";
import { fieldText } from "../../../../app/form-errors.ts";
import { entriesOf } from "../../../../ui/forms/entries.ts";

// The words for values that only administrators see.

export const categoryLabels: Record<Directory["category"], string> = {
  startup: "Startup",
  software: "Software",
  ai: "AI",
  community: "Community",
  local: "Local",
  business: "Business",
  industry: "Industry",
  general: "General",
};

export const statusLabels: Record<Directory["status"], string> = {
  active: "Active",
  paused: "Paused",
  closed: "Closed",
};

export const standingLabels: Record<Directory["standing"], string> = {
  listed: "Listed",
  network: "Network of one owner",
  unconfirmed: "Unconfirmed",
};

export const listedByLabels: Record<Directory["listedBy"], string> = {
  submission: "Submission form",
  registration: "Registration",
  membership: "Membership",
};

export const checkByLabels: Record<DirectoryWithSources["checkBy"], string> = {
  bot: "Our bot",
  person: "A person",
  never: "No one",
};

export const yesNoLabels = { yes: "Yes", no: "No" } as const;

// A directory as a form and as input of the API. Lists have one value per line.

/** The input that changes nothing. */
export const inputOf = (directory: DirectoryWithSources): DirectoryInput => {
  const { id: _, slug, host, fee, lastCheckedAt, lastCheck, stats, sources, ...input } = directory;
  return input;
};

/** The form's texts for an input, by field name. */
export const formValues = ({ fields, ...input }: DirectoryInput): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(input).map(([name, value]) => [name, toText(value)])),
  fields: fields.map(({ name, limit }) => (limit === null ? name : `${name}: ${limit}`)).join("\n"),
});

const toText = (value: string | number | boolean | readonly string[] | null) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? (value ?? []).join("\n") : String(value);
};

const readField = (line: string) => {
  const [, name = line, limit] = line.match(/^(.*?)\s*:\s*(\d+)$/) ?? [];
  return { name, limit: limit ? Number(limit) : null };
};

/** The reverse of `formValues`. */
export const readInput = (form: FormData): DirectoryInput => {
  const text = (name: string) => fieldText(form, name).trim();
  const optional = <Value extends string>(name: string) => (text(name) || null) as Value | null;
  const number = (name: string) => (text(name) ? Number(text(name)) : null);
  const lines = (name: string) => entriesOf(text(name));
  return {
    name: text("name"),
    url: text("url"),
    submitUrl: optional("submitUrl"),
    category: text("category") as DirectoryInput["category"],
    countries: lines("countries"),
    niches: lines("niches"),
    languages: lines("languages"),
    listedBy: text("listedBy") as DirectoryInput["listedBy"],
    pricing: text("pricing") as DirectoryInput["pricing"],
    pricingKnown: text("pricingKnown") === "yes",
    feeFrom: optional("feeFrom"),
    linkKind: optional("linkKind"),
    linkCondition: optional("linkCondition"),
    dr: number("dr"),
    drSource: optional("drSource"),
    drYear: number("drYear"),
    referringSubnets: number("referringSubnets"),
    accountRequired: text("accountRequired") ? text("accountRequired") === "yes" : null,
    signInWith: lines("signInWith"),
    reviewDaysMin: number("reviewDaysMin"),
    reviewDaysMax: number("reviewDaysMax"),
    fields: lines("fields").map(readField),
    steps: optional("steps"),
    rules: lines("rules"),
    listingUrlPattern: optional("listingUrlPattern"),
    checkBy: text("checkBy") as DirectoryInput["checkBy"],
    standing: text("standing") as DirectoryInput["standing"],
    status: text("status") as DirectoryInput["status"],
  };
};
