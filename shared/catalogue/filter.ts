// The filters of the directory list, as URL query parameters.

import { countries } from "../landing/countries.ts";
import { niches } from "../landing/niches.ts";
import { type DirectoryFilter, directories, linkKinds, pricings, worldwide } from "./catalogue.ts";
import { categories } from "./categories.ts";

export type FilterName = keyof DirectoryFilter;
export type FilterOption = { value: string; label: string };

// Only options with results: a country without its own directories is served by the worldwide ones.
const optionsOf = (subjects: readonly { slug: string; name: string }[], used: readonly string[]) => {
  const usedSlugs = new Set(used);
  return subjects.filter(({ slug }) => usedSlugs.has(slug)).map(({ slug, name }) => ({ value: slug, label: name }));
};

export const linkLabels = { dofollow: "Dofollow", nofollow: "Nofollow" } as const;
export const pricingLabels = { free: "Free", freemium: "Free and paid", paid: "Paid" } as const;

export const filterOptions: Readonly<Record<FilterName, readonly FilterOption[]>> = {
  category: categories.map(({ slug, name }) => ({ value: slug, label: name })),
  country: [
    { value: worldwide, label: "Worldwide" },
    ...optionsOf(
      countries,
      directories.flatMap((one) => one.countries),
    ),
  ],
  niche: optionsOf(
    niches,
    directories.flatMap((one) => one.niches),
  ),
  pricing: pricings.map((value) => ({ value, label: pricingLabels[value] })),
  link: linkKinds.map((value) => ({ value, label: linkLabels[value] })),
};

export const filterNames = Object.keys(filterOptions) as FilterName[];

/** Parses the filters of a query string and ignores unknown values. */
export const parseFilter = (query: URLSearchParams): DirectoryFilter =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, query.get(name)] as const)
      .filter(([name, requested]) => filterOptions[name].some(({ value }) => value === requested)),
  );

/** The query string for a filter and page. */
export const filterQuery = (filter: DirectoryFilter, page = 1) => {
  const query = new URLSearchParams(filter);
  if (page > 1) query.set("page", String(page));
  return query.size ? `?${query}` : "";
};

const directoriesOnPage = 50;

/** Returns the requested page of a list, or undefined if there is no such page. */
export const paginate = <Item>(list: readonly Item[], query: URLSearchParams) => {
  const requested = query.get("page") ?? "";
  const page = /^\d{1,6}$/.test(requested) ? Number(requested) : 1;
  const pages = Math.max(1, Math.ceil(list.length / directoriesOnPage));
  if (page < 1 || page > pages) return undefined;
  return { page, pages, shown: list.slice((page - 1) * directoriesOnPage, page * directoriesOnPage) };
};
