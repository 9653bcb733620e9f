// The values of a directory follow from its facts: for each field, the one with the highest precedence.
import type { DirectoryFact } from "#shared/links/directories.ts";
import { type DirectoryField, directoryFields, type FactField, type FieldValues, fieldNames } from "./fields.ts";

export type Fact = Omit<DirectoryFact, "field"> & { field: FactField };

/** The source of an assumption. It fills a required value, but is no information. */
export const assumed = "assumed";
/** The source of a row that was found in no list. */
export const generalKnowledge = "general knowledge";
/** The source of admins' facts. */
export const ownSource = "Linkstead";

const originRanks = { observed: 0, admin: 1, import: 2 };
const sourceRank = ({ source }: Fact) => [generalKnowledge, assumed].indexOf(source);

/** Observed before admin before import; among those a source before an assumption, then the newest. */
const byPrecedence = (one: Fact, other: Fact) =>
  originRanks[one.origin] - originRanks[other.origin] ||
  sourceRank(one) - sourceRank(other) ||
  compare(other.observedAt ?? "", one.observedAt ?? "") ||
  compare(one.source, other.source);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The facts in effect, one per field. */
export const effectiveFacts = (facts: readonly Fact[]) => {
  const effective = new Map<FactField, Fact>();
  for (const fact of [...facts].sort(byPrecedence)) if (!effective.has(fact.field)) effective.set(fact.field, fact);
  return effective;
};

const network = /^Global Business Directory\b/;

const standingOf = (effective: ReadonlyMap<FactField, Fact>) => {
  const sources = [effective.get("name")?.source ?? "", effective.get("url")?.source ?? ""];
  if (sources.some((source) => network.test(source))) return "network" as const;
  return sources.every((source) => source === generalKnowledge) ? ("unconfirmed" as const) : ("listed" as const);
};

/** Columns of `directories` that follow from its facts. */
export type FactColumns = FieldValues & { pricingKnown: boolean; drSource: string | null; drYear: number | null };

const defaults: Partial<Record<DirectoryField, string>> = {
  listedBy: "submission",
  checkBy: "bot",
  status: "active",
  category: "general",
  pricing: "freemium",
};

export const columnsOf = (facts: readonly Fact[]): FactColumns => {
  const effective = effectiveFacts(facts);
  const fieldValue = (field: DirectoryField) => {
    const text = effective.get(field)?.value ?? defaults[field] ?? "";
    return directoryFields[field].parse(field === "standing" && !text ? standingOf(effective) : text);
  };
  const values = Object.fromEntries(fieldNames.map((field) => [field, fieldValue(field)])) as FieldValues;
  const [dr, pricing] = [effective.get("dr"), effective.get("pricing")];
  return {
    ...values,
    pricingKnown: pricing !== undefined && sourceRank(pricing) < 0,
    drSource: values.dr === null ? null : (dr?.source ?? null),
    drYear: values.dr === null || !dr?.observedAt ? null : Number(dr.observedAt.slice(0, 4)),
  };
};
