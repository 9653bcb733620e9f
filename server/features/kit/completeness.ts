// How complete a kit is, and how many directories each gap keeps from being submitted to.
import { and, count, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories } from "#db/schema/index.ts";
import type { Directory } from "#shared/directories.ts";
import type { Kit, KitFields } from "#shared/kit.ts";
import { findMissingFields } from "#shared/preflight.ts";
import { isFitting } from "../fit/fitting.ts";
import { loadProfile } from "../fit/profile.ts";

type Form = { fields: Directory["fields"]; count: number };

/** What every kit should have, by how much it counts. */
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

/** `forms`: the forms of the directories in question. */
export const completenessOf = (kit: KitFields, forms: readonly Form[]): Kit["completeness"] => {
  const names = Object.keys(weights) as (keyof KitFields)[];
  const missing = names.filter((name) => isEmpty(kit[name]));
  const sum = (fields: readonly (keyof KitFields)[]) => fields.reduce((total, name) => total + (weights[name] ?? 0), 0);
  const blocks = new Map<string, number>(missing.map((name) => [name, 0]));
  for (const { fields, count } of forms)
    for (const path of findMissingFields(kit, { fields })) blocks.set(path, (blocks.get(path) ?? 0) + count);
  return {
    percent: Math.floor((100 * (sum(names) - sum(missing))) / sum(names)),
    missing: [...blocks].map(([field, blocks]) => ({ field, blocks })).sort((one, other) => other.blocks - one.blocks),
  };
};

/** The forms of the directories that suit the project, each with how many have it. Unconfirmed ones don't count. */
export const listForms = async (db: Db, projectId: string): Promise<Form[]> =>
  db
    .select({ fields: directories.fields, count: count() })
    .from(directories)
    .where(and(isFitting(await loadProfile(db, projectId)), ne(directories.standing, "unconfirmed")))
    .groupBy(directories.fields);
