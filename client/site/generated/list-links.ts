import type { RouterContextProvider } from "react-router";
import { findCategory } from "#shared/links/directories/categories.ts";
import type { TopicFilter } from "#shared/links/directories/landing-pages.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { headingOfPath } from "#shared/links/directories/page-index.ts";
import { findNicheSubject, findTypeSubject, generalCategoriesOf } from "#shared/links/directories/page-subjects.ts";
import type { TableKind } from "#shared/links/directories/page-tables.ts";
import { link } from "#shared/routes.ts";
import type { EntryFamily, SectionTitles } from "#shared/site/landing/generated-pages.ts";
import { niches } from "#shared/site/landing/niches.ts";
import { api, read } from "../../app/api-client.ts";
import { directoryPages } from "../json-ld.tsx";

/** Hub pages, by the first word of the page families they list. */
export const hubs = {
  country: { name: "By country", path: link("countriesHub") },
  niche: { name: "By niche", path: link("nichesHub") },
  type: { name: "By business type", path: link("typesHub") },
  fixed: { name: "By topic", path: link("topicsHub") },
};

export const hubOf = (family: EntryFamily) => hubs[family.split("-")[0] as keyof typeof hubs];

// Links from a generated page's table to the lists that have its directories with filters.

/** What a table is about. */
export type TableSubject = { kind: TableKind; slug: string };

type ListLink = { label: string; href: string };

export const listLinks = ({ kind, slug }: TableSubject, { promise }: Pick<PageTableAnswer, "promise">): ListLink[] => {
  const filter: Record<string, string> = promise === "free" ? { pricing: "free" } : {};
  const free = promise === "free" ? "free " : "";
  const to = (query: Record<string, string>) =>
    `${link("directories")}?${new URLSearchParams({ ...query, ...filter })}`;
  const worldwide = (category: string) => ({
    label: `All ${free}worldwide: ${findCategory(category)?.name.toLowerCase()}`,
    href: to({ category, country: "worldwide" }),
  });
  if (kind === "country")
    return [{ label: "All of the country", href: to({ country: slug }) }, ...["local", "general"].map(worldwide)];
  const subject = (kind === "niche" ? findNicheSubject : findTypeSubject)(slug);
  if (!subject) return [];
  return [
    ...subject.niches.map((niche) => ({ label: `All ${free}for ${pluralOf(niche)}`, href: to({ niche }) })),
    ...generalCategoriesOf(subject).map(worldwide),
  ];
};

const pluralOf = (slug: string) => niches.find((niche) => niche.slug === slug)?.plural ?? slug;

/** The list's filters know part of a topic's filter, so a list may have more directories than the table. */
export const topicLinks = (filter: TopicFilter): ListLink[] => {
  const { categories = [], niches: slugs = [], isFree, link: kind, scope, condition, account, minDr = 0 } = filter;
  const to = (query: Record<string, string>) =>
    `${link("directories")}?${new URLSearchParams({
      ...query,
      ...(isFree && { pricing: "free" }),
      ...(kind === "dofollow" && { link: kind }),
      ...(scope === "worldwide" && { country: "worldwide" }),
      ...(condition === "none" && { condition }),
      ...(account && { account: account === "required" ? "yes" : "no" }),
      ...(minDr >= 70 && { minDr: "70" }),
    })}`;
  const free = isFree ? "free " : "";
  const lists = slugs.length
    ? slugs.map((niche) => ({ label: `All ${free}for ${pluralOf(niche)}`, href: to({ niche }) }))
    : categories.map((category) => ({
        label: `All ${free}${findCategory(category)?.name.toLowerCase()}`,
        href: to({ category }),
      }));
  return lists.length ? lists : [{ label: `All ${free}directories, with filters`, href: to({}) }];
};

// A generated page's table and what follows from it.

export const readTable = (context: Readonly<RouterContextProvider>, path: string) =>
  read(context.get(api).directories["page-table"].$get({ query: { path } }));

/** A page that is not indexed still leads search engines to the pages it links to. */
export const robotsOf = ({ isIndexed }: Pick<PageTableAnswer, "isIndexed">) =>
  isIndexed ? undefined : "noindex, follow";

/** The rows for structured data: a list of our pages about the directories. */
export const listedPages = ({ rows }: PageTableAnswer, siteUrl: string) =>
  directoryPages(
    rows.map(({ directory }) => directory),
    siteUrl,
  );

export const relatedGroups = (titles: SectionTitles, { related }: PageTableAnswer) => [
  { heading: titles.same, links: linksTo(related.same) },
  { heading: titles.similar, links: linksTo(related.similar) },
];

const linksTo = (paths: readonly string[]) => paths.map((href) => ({ href, label: headingOfPath(href) }));
