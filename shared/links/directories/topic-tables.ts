// The tables of the pages under /page, and which of these pages search engines may index.

import { link } from "../../routes.ts";
import type { Directory } from "../directories.ts";
import { type LandingPage, landingPages, type TopicFilter } from "./landing-pages.ts";
import type { JudgedPage } from "./page-index.ts";
import {
  type CatalogueView,
  hasSameRows,
  isConfirmed,
  isListed,
  type PageTable,
  type TableRow,
} from "./page-tables.ts";

export type JudgedTopic = Omit<JudgedPage, "family" | "subjectSlug">;

/** Confirmed rows that a page needs; its own words are checked by a test, as they are part of the code. */
const neededRows = 6;

const knows: Record<NonNullable<TopicFilter["knows"]>[number], (directory: Directory) => boolean> = {
  fields: ({ fields }) => fields.length > 0,
  reviewTime: ({ reviewDaysMin, reviewDaysMax }) => reviewDaysMin !== null || reviewDaysMax !== null,
  submitUrl: ({ submitUrl }) => submitUrl !== null,
  referringSubnets: ({ referringSubnets }) => referringSubnets !== null,
  pricing: ({ pricingKnown }) => pricingKnown,
};

const meetsFilter = (filter: TopicFilter, directory: Directory) => {
  const { categories, niches, hosts, scope, isFree, isFreeToStart, link, condition, minDr, account } = filter;
  const checks = [
    !categories || categories.includes(directory.category),
    !niches || niches.some((niche) => directory.niches.includes(niche)),
    !hosts || hosts.includes(directory.host),
    !scope || (scope === "worldwide") === (directory.countries.length === 0),
    !isFree || (directory.pricing === "free" && directory.pricingKnown),
    !isFreeToStart || (directory.pricing !== "paid" && directory.pricingKnown),
    !link || (link === "known" ? directory.linkKind !== null : directory.linkKind === link),
    !condition || (condition === "known" ? directory.linkCondition !== null : directory.linkCondition === condition),
    minDr === undefined || (directory.dr !== null && directory.dr >= minDr),
    !account || directory.accountRequired === (account === "required"),
    (filter.knows ?? []).every((fact) => knows[fact](directory)),
  ];
  return checks.every(Boolean);
};

/** The directories on a topic's page, in the catalogue's order, unconfirmed ones last. Registers and chambers take no submissions. */
export const topicTable = (
  { directories }: Pick<CatalogueView, "directories">,
  { table }: Pick<LandingPage, "table">,
) => {
  const fitting = directories.filter(
    (directory) => isListed(directory) && directory.listedBy === "submission" && meetsFilter(table.filter, directory),
  );
  const own = fitting.filter(isConfirmed).map((directory): TableRow => ({ directory, group: "own" }));
  const unconfirmed = fitting
    .filter((directory) => !isConfirmed(directory))
    .map((directory): TableRow => ({ directory, group: "unconfirmed" }));
  const counts = { own: own.length, general: 0, official: 0, unconfirmed: unconfirmed.length };
  return { promise: null, rows: [...own, ...unconfirmed], counts } satisfies PageTable;
};

/** All topics' pages by path. */
export function* judgeTopics(view: Pick<CatalogueView, "directories">): Generator<void, Map<string, JudgedTopic>> {
  const tables: { path: string; table: ReturnType<typeof topicTable> }[] = [];
  for (const page of landingPages) {
    tables.push({ path: pathOf(page), table: topicTable(view, page) });
    yield;
  }
  return new Map(
    tables.map(({ path, table }, at): [string, JudgedTopic] => {
      const twin = tables.slice(0, at).find((earlier) => hasSameRows(earlier.table, table));
      const found = table.counts.own;
      const passes = found >= neededRows;
      const reason = !passes ? "few-directories" : twin ? "same-table" : null;
      return [path, { path, table, reason, found, needed: neededRows }];
    }),
  );
}

const pathOf = ({ slug }: LandingPage) => link("page", { slug });

const relatedCount = 5;

/** The indexed topics whose tables share the largest part of their rows with this one. */
export const relatedTopics = (topics: ReadonlyMap<string, JudgedTopic>, topic: JudgedTopic) => {
  const slugs = new Set(topic.table.rows.map(({ directory }) => directory.slug));
  const closeness = ({ table: { rows } }: JudgedTopic) => {
    const shared = rows.filter(({ directory }) => slugs.has(directory.slug)).length;
    return shared / (rows.length + slugs.size - shared || 1);
  };
  return [...topics.values()]
    .filter((other) => other.path !== topic.path && other.reason === null)
    .map((other) => ({ path: other.path, closeness: closeness(other) }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, relatedCount)
    .map(({ path }) => path);
};
