// The filters and the order of the list of directories, in the URL.
import { categories } from "#shared/links/directories/categories.ts";
import { conditionLabels, linkLabels, pricingLabels } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { niches } from "#shared/site/landing/niches.ts";
import { choiceParam, pageParam, searchParams, textParam } from "../../app/search-params.ts";

const namesOf = (subjects: readonly { slug: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(subjects.map(({ slug, name }) => [slug, name]));

/** The country filter's value for directories without a country. */
export const worldwide = "worldwide";

/** Each filter with its choices. The search and the page are not among them. */
export const filters = {
  category: {
    label: "Category",
    any: "Any category",
    choices: namesOf(categories) as Record<Directory["category"], string>,
  },
  country: {
    label: "Country",
    any: "Any country",
    choices: namesOf([{ slug: worldwide, name: "Worldwide" }, ...countries]),
  },
  niche: { label: "Niche", any: "Any niche", choices: namesOf(niches) },
  pricing: { label: "Price", any: "Any price", choices: pricingLabels },
  link: { label: "Link type", any: "Any link type", choices: linkLabels },
  condition: { label: "In return for the link", any: "Anything or nothing", choices: conditionLabels },
  account: { label: "Account", any: "With or without", choices: { no: "Not needed", yes: "Needed" } },
  minDr: {
    label: "Domain rating",
    any: "Any rating",
    choices: { "70": "70 or more", "50": "50 or more", "30": "30 or more" },
  },
} as const;
export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];

export const sorts = {
  authority: "Highest authority first",
  name: "By name",
  price: "Cheapest first",
  review: "Fastest review first",
  checked: "Last checked first",
} as const;
export type Sort = keyof typeof sorts;
export type SortOrder = "asc" | "desc";

/** The direction in which each order starts. */
export const firstOrder: Record<Sort, SortOrder> = {
  authority: "desc",
  name: "asc",
  price: "asc",
  review: "asc",
  checked: "desc",
};

const params = searchParams({
  q: textParam(100),
  category: choiceParam(filters.category.choices),
  country: choiceParam(filters.country.choices),
  niche: choiceParam(filters.niche.choices),
  pricing: choiceParam(filters.pricing.choices),
  link: choiceParam(filters.link.choices),
  condition: choiceParam(filters.condition.choices),
  account: choiceParam(filters.account.choices),
  minDr: choiceParam(filters.minDr.choices),
  sort: choiceParam(sorts, "authority"),
  order: choiceParam({ asc: 0, desc: 0 }),
  page: pageParam,
});

export const parseList = params.parse;
export type ListState = ReturnType<typeof parseList>;
export const listUrl = (state: Partial<ListState>) => params.link(link("directories"), state);
