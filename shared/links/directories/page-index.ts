// Which generated pages search engines may index: first by their table, then by their text.

import { link } from "../../routes.ts";
import thinPaths from "../../site/content/thin-pages.json" with { type: "json" };
import { businessTypes } from "../../site/landing/business-types.ts";
import { type Country, countries } from "../../site/landing/countries.ts";
import { countryPageOf, countryPageSlug, countryPageTexts } from "../../site/landing/country-pages.ts";
import { type Entry, entriesAbout, findEntry } from "../../site/landing/generated-pages.ts";
import { niches } from "../../site/landing/niches.ts";
import { nearSubjects } from "./near-subjects.ts";
import {
  type CatalogueView,
  familiesOfKind,
  hasSameRows,
  kindOfFamily,
  meetsGate,
  type PageTable,
  subjectTables,
  type TableFamily,
  type TableKind,
  type TablePage,
} from "./page-tables.ts";

/** Why a page is not indexed. `same-table`: an earlier page about the subject shows the same rows. */
export const noIndexReasons = ["few-directories", "same-table", "thin-text"] as const;
type NoIndexReason = (typeof noIndexReasons)[number];

/** `found` of `needed` confirmed directories are of the kind that the page's title is about. */
export type JudgedPage = TablePage & {
  path: string;
  table: PageTable;
  reason: NoIndexReason | null;
  found: number;
  needed: number;
};

const countriesBySlug = new Map(countries.map((country) => [country.slug, country]));

/** The path of a generated page. */
export const pathOf = ({ family, subjectSlug }: TablePage): string => {
  if (family === "country") {
    const country = countriesBySlug.get(subjectSlug);
    if (country) return countryPath(country);
  } else {
    const [entry] = entriesAbout(subjectSlug, [family]);
    if (entry) return link("guide", { slug: entry.slug });
  }
  throw new Error(`No page of the family ${family} is about ${subjectSlug}.`);
};

const countryPath = (country: Country) => link("country", { slug: countryPageSlug(country) });

const subjects = { country: countries, niche: niches, type: businessTypes };

/** All generated pages by path. Yields after each subject, so that the caller can do other work in between. */
export function* judgePages(view: CatalogueView): Generator<void, Map<string, JudgedPage>> {
  const pages = new Map<string, JudgedPage>();
  for (const [kind, members] of Object.entries(subjects))
    for (const { slug } of members) {
      for (const [path, page] of judgeSubject(view, subjectTables(view, kind as TableKind, slug)))
        pages.set(path, page);
      yield;
    }
  return pages;
}

const judgeSubject = (view: CatalogueView, tables: ReturnType<typeof subjectTables>) =>
  tables.map(({ page, table }, at): [string, JudgedPage] => {
    const path = pathOf(page);
    const { passes, found, needed } = meetsGate(view, page, table);
    const hasTwin = tables.slice(0, at).some((earlier) => hasSameRows(earlier.table, table));
    const reason = !passes ? "few-directories" : hasTwin ? "same-table" : thinPages.has(path) ? "thin-text" : null;
    return [path, { ...page, path, table, reason, found, needed }];
  });

/** Pages whose text is too thin to be indexed. Written by `bun run uniqueness --write`. */
const thinPages = new Set(thinPaths);

const relatedCount = 5;

/** Pages to link from a page: the others about its subject, and those about the nearest subjects. Indexed ones first. */
export const relatedPaths = (pages: ReadonlyMap<string, JudgedPage>, page: JudgedPage) => {
  const kind = kindOfFamily(page.family);
  const indexedFirst = (paths: readonly string[]) =>
    [...new Set(paths)]
      .filter((path) => path !== page.path)
      .toSorted((one, other) => Number(isIndexed(pages, other)) - Number(isIndexed(pages, one)));
  const ofSubject = (subjectSlug: string) => familiesOfKind[kind].map((family) => pathOf({ family, subjectSlug }));
  const sameFamily = nearSubjects(kind, page.subjectSlug).map((subjectSlug) =>
    pathOf({ family: page.family, subjectSlug }),
  );
  return {
    same: indexedFirst(ofSubject(page.subjectSlug)),
    similar: indexedFirst(sameFamily).slice(0, relatedCount),
  };
};

const isIndexed = (pages: ReadonlyMap<string, JudgedPage>, path: string) => pages.get(path)?.reason === null;

/** The entry whose table a page shows: its own, and for the only page without a subject that of AI tools. */
export const tableEntryOf = (entry: Entry): Entry & { family: TableFamily } => {
  if (entry.family !== "fixed") return { ...entry, family: entry.family };
  const [tools] = entriesAbout("ai-tool", ["type-submission-backlinks"]);
  if (!tools) throw new Error("No page is about AI tools.");
  return tools;
};

/** The main heading of a generated page, for links to it. */
export const headingOfPath = (path: string) => {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const country = countryPageOf(slug);
  return (findEntry(slug) ?? (country && countryPageTexts(country)))?.h1.text ?? slug;
};
