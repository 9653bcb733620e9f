// A generated page's table and what follows from it.
import type { RouterContextProvider } from "react-router";
import type { SectionTitles } from "#shared/landing/page-content.ts";
import { headingOfPath } from "#shared/landing/page-index.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { api, read } from "../../app/api-client.ts";
import { directoryPages } from "../json-ld.tsx";

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
