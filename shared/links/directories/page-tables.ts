// The table of directories on each generated page, and whether the page deserves to be indexed. Pure rules: callers
// pass the directories.
import type { Directory } from "../directories.ts";
import {
  findNicheSubject,
  findTypeSubject,
  generalCategoriesOf,
  isForEveryBusiness,
  isGeneralFor,
  isOwnOf,
  type PageSubject,
} from "./page-subjects.ts";

/** Page families by kind of subject. Of pages with the same rows about a subject, only the first is indexed. */
export const familiesOfKind = {
  country: ["country-business", "country-seo", "country"],
  niche: ["niche-listing", "niche-link-building", "niche-backlinks"],
  type: ["type-submission-backlinks", "type-quality-backlinks", "type-free-traffic"],
} as const;
export type TableKind = keyof typeof familiesOfKind;
export type TableFamily = (typeof familiesOfKind)[TableKind][number];
export type TablePage = { family: TableFamily; subjectSlug: string };

/** What a page's title promises of each of its rows, beyond that it fits the subject. */
export const tablePromises = ["free", "rated", "link-kind"] as const;
export type TablePromise = (typeof tablePromises)[number];

/**
 * `own`: for the page's country, niche or type. `official`: registers and chambers, which take no submissions. `general`:
 * worldwide, for any business of the kind. `unconfirmed`: known from general knowledge alone, so they come last.
 */
export const rowGroups = ["own", "official", "general", "unconfirmed"] as const;
export type RowGroup = (typeof rowGroups)[number];
export type TableRow = { directory: Directory; group: RowGroup };

/** Pages show no more rows than this; links to the catalogue with the same filter lead to the rest. */
export const maxShownRows = 60;

export type PageTable = {
  promise: TablePromise | null;
  rows: readonly TableRow[];
  counts: Readonly<Record<RowGroup, number>>;
};

/** The catalogue as the rules see it. */
export type CatalogueView = {
  /** Best first. */
  directories: readonly Directory[];
  hasOfficialRegister: (countrySlug: string) => boolean;
};

export const kindOfFamily = (family: TableFamily) => family.split("-")[0] as TableKind;

/** Rows needed for the index: directories of the subject's own, or for types all that fit. */
const needed = { country: 5, countryWithRegister: 3, niche: 8, type: 8, promised: 6 };

const promiseOf: Partial<Record<TableFamily, TablePromise>> = {
  "niche-link-building": "rated",
  "niche-backlinks": "link-kind",
  "type-quality-backlinks": "rated",
  "type-free-traffic": "free",
};

export const keepsPromise = (promise: TablePromise, directory: Directory) => {
  switch (promise) {
    case "free":
      return directory.pricing === "free" && directory.pricingKnown;
    case "rated":
      return directory.dr !== null || directory.referringSubnets !== null;
    case "link-kind":
      return directory.linkKind !== null;
  }
};

/** How many of the table's directories have what most visitors look for, as a source states it. */
export const tableFigures = ({ rows, counts }: PageTable) => {
  const fitting = rows.filter(({ group }) => group === "own" || group === "general");
  const countOf = (promise: TablePromise) => fitting.filter(({ directory }) => keepsPromise(promise, directory)).length;
  return {
    fitting: counts.own + counts.general,
    free: countOf("free"),
    rated: countOf("rated"),
    dofollow: fitting.filter(({ directory }) => directory.linkKind === "dofollow").length,
  };
};

/** Registers and chambers are joined, not submitted to. */
const isOfficial = ({ listedBy }: Directory) => listedBy !== "submission";

export const isListed = ({ status, lastCheck }: Directory) => status === "active" && lastCheck !== "parked";

/** Whether it counts: general knowledge alone is not enough until a check has found the site. */
export const isConfirmed = ({ standing, lastCheck }: Directory) => standing !== "unconfirmed" || lastCheck === "alive";

/** The tables of all pages about a subject, in the order of `familiesOfKind`; none for an unknown subject. */
export const subjectTables = (view: CatalogueView, kind: TableKind, subjectSlug: string) => {
  const full = fullTable(view, kind, subjectSlug);
  if (!full) return [];
  return familiesOfKind[kind].map((family) => {
    const page: TablePage = { family, subjectSlug };
    return { page, table: tableFor(view, page, full) };
  });
};

const tableFor = (view: CatalogueView, page: TablePage, full: PageTable) => {
  const promise = promiseOf[page.family];
  if (!promise) return full;
  const promised = tableOf(
    full.rows.filter(({ directory }) => keepsPromise(promise, directory)),
    promise,
  );
  // A rating is no part of the search term: without enough rated directories, the page shows all and promises nothing.
  return promise === "rated" && !meetsGate(view, page, promised).passes ? full : promised;
};

const fullTable = (view: CatalogueView, kind: TableKind, slug: string) => {
  if (kind === "country") return countryTable(view, slug);
  const subject = (kind === "niche" ? findNicheSubject : findTypeSubject)(slug);
  return subject && subjectTable(view, subject);
};

const countryTable = ({ directories }: CatalogueView, slug: string) =>
  tableOf(
    rowsOf(directories, (directory) => {
      const isOwn = directory.countries.includes(slug);
      if (isOwn && isOfficial(directory)) return "official";
      if (!isOwn && !isForEveryBusiness(directory)) return undefined;
      return isOwn ? "own" : "general";
    }),
  );

const subjectTable = ({ directories }: CatalogueView, subject: PageSubject) => {
  const rows = rowsOf(directories, (directory) => {
    if (isOfficial(directory)) return undefined;
    if (isOwnOf(subject, directory)) return "own";
    return isGeneralFor(subject, directory) ? "general" : undefined;
  });
  const categories = generalCategoriesOf(subject);
  const place = ({ group, directory }: TableRow) => (group === "general" ? categories.indexOf(directory.category) : -1);
  // Sorting is stable: within a category, the best stay first.
  return tableOf(rows.sort((one, other) => place(one) - place(other)));
};

// A loop, since every page of a kind goes through the whole catalogue.
const rowsOf = (directories: readonly Directory[], groupOf: (directory: Directory) => RowGroup | undefined) => {
  const rows: TableRow[] = [];
  for (const directory of directories) {
    const group = isListed(directory) ? groupOf(directory) : undefined;
    if (group) rows.push({ directory, group: isConfirmed(directory) ? group : "unconfirmed" });
  }
  return rows;
};

const tableOf = (rows: readonly TableRow[], promise: TablePromise | null = null): PageTable => {
  const groups = rowGroups.map((group) => rows.filter((row) => row.group === group));
  const [own = 0, official = 0, general = 0, unconfirmed = 0] = groups.map(({ length }) => length);
  return { promise, rows: groups.flat(), counts: { own, general, official, unconfirmed } };
};

export type Gate = { passes: boolean; found: number; needed: number };

/** Whether the table has enough confirmed rows of the kind that the page's title is about. */
export const meetsGate = (view: CatalogueView, page: TablePage, { counts, promise }: PageTable): Gate => {
  const kind = kindOfFamily(page.family);
  const found = kind === "type" ? counts.own + counts.general : counts.own;
  const minimum =
    kind === "country"
      ? needed[view.hasOfficialRegister(page.subjectSlug) ? "countryWithRegister" : "country"]
      : promise === "free" || promise === "link-kind"
        ? needed.promised
        : needed[kind];
  return { passes: found >= minimum, found, needed: minimum };
};

/** Whether two pages show the same directories, so that only one is indexed. */
export const hasSameRows = (one: PageTable, other: PageTable) =>
  one.rows.length === other.rows.length &&
  one.rows.every(({ directory }, at) => directory.slug === other.rows[at]?.directory.slug);
