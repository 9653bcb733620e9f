// How complete a kit is, and how many directories each gap keeps it from.
import { and, count, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories } from "#db/schema/index.ts";
import type { Directory } from "#shared/links/directories.ts";
import type { Kit, KitFields } from "#shared/links/kit.ts";
import { findBlockingFields, findOptionalGaps } from "#shared/links/preflight.ts";
import { isFitting } from "../fit/fitting.ts";
import { loadProfile } from "../fit/profile.ts";

/** `count`: how many directories have this form and these rules. */
type Form = Pick<Directory, "fields" | "rules"> & { count: number };

/** What a full kit has, by how much it counts. */
const weights: Partial<Record<keyof KitFields, number>> = {
  name: 3,
  url: 3,
  tagline: 3,
  short: 3,
  medium: 2,
  long: 3,
  category: 3,
  contactEmail: 3,
  tags: 2,
  features: 2,
  logoFileId: 2,
  screenshotFileIds: 2,
  microTagline: 1,
  oneLiner: 1,
  audience: 1,
  pricingModel: 1,
  coverFileId: 1,
};

const isEmpty = (value: KitFields[keyof KitFields]) => value === null || (Array.isArray(value) && value.length === 0);

/** Most forms aren't known; this one stands for them where no directory suits the project. */
const unknownForm: Form = { fields: [], rules: [], count: 0 };

/** `forms`: the forms of the directories in question. */
export const completenessOf = (kit: KitFields, forms: readonly Form[]): Kit["completeness"] => {
  const names = Object.keys(weights) as (keyof KitFields)[];
  const empty = names.filter((name) => isEmpty(kit[name]));
  const sum = (fields: readonly (keyof KitFields)[]) => fields.reduce((total, name) => total + (weights[name] ?? 0), 0);
  const blocks = new Map<string, number>();
  const requestedBy = new Map<string, number>(empty.map((name) => [name, 0]));
  for (const { count, ...form } of [unknownForm, ...forms]) {
    for (const path of findBlockingFields(kit, form)) blocks.set(path, (blocks.get(path) ?? 0) + count);
    for (const { field } of findOptionalGaps(kit, form)) requestedBy.set(field, (requestedBy.get(field) ?? 0) + count);
  }
  return {
    percent: Math.floor((100 * (sum(names) - sum(empty))) / sum(names)),
    missing: [...blocks].map(([field, blocks]) => ({ field, blocks })).sort((one, other) => other.blocks - one.blocks),
    optional: [...requestedBy]
      .filter(([field]) => !blocks.has(field))
      .map(([field, requestedBy]) => ({ field, requestedBy }))
      .sort((one, other) => other.requestedBy - one.requestedBy),
  };
};

/** The forms and rules of the directories that suit the project, each with how many have them. Unconfirmed ones don't count. */
export const listForms = async (db: Db, projectId: string): Promise<Form[]> =>
  db
    .select({ fields: directories.fields, rules: directories.rules, count: count() })
    .from(directories)
    .where(and(isFitting(await loadProfile(db, projectId)), ne(directories.standing, "unconfirmed")))
    .groupBy(directories.fields, directories.rules);
