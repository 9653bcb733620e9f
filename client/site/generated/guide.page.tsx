import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { findLandingPage } from "#shared/links/directories/landing-pages.ts";
import { tableEntryOf } from "#shared/links/directories/page-index.ts";
import { kindOfFamily } from "#shared/links/directories/page-tables.ts";
import { tableTexts } from "#shared/links/directories/page-texts.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { countryFacts } from "#shared/site/landing/country-facts.ts";
import { type Entry, findEntry } from "#shared/site/landing/generated-pages.ts";
import { findGuide } from "#shared/site/landing/guides.ts";
import { PageHead } from "../../app/page-head.tsx";
import { itemList } from "../json-ld.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { GeneratedPage } from "./generated-page.tsx";
import { hubOf, listedPages, readTable, relatedGroups, robotsOf } from "./list-links.ts";
import { PageContent } from "./page-content.tsx";
import { TableSection } from "./page-table.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const entry = findEntry(paramsOf("guide", params).slug);
  if (!entry) throw redirect(link("notFound"));
  const [table, plans] = await Promise.all([
    readTable(context, link("guide", { slug: tableEntryOf(entry).slug })),
    activePlans(context),
  ]);
  const country = countries.find(({ slug }) => slug === entry.subjectSlug);
  return { entry, table, guide: findGuide(entry), facts: country && countryFacts(country), plans };
};

export function Component() {
  const { entry, table, guide, facts, plans } = useLoaderData<typeof loader>();
  const { slug, family, h1, metaTitle, metaDescription } = entry;
  const path = link("guide", { slug });
  // One slug also exists under /page, which is its canonical URL and, as specified, the header's base.
  const variant = findLandingPage(slug) && link("page", { slug });
  const canonical = variant ?? path;
  const texts = tableTexts(entry, table);
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={canonical}
        robots={variant ? undefined : robotsOf(table)}
        image={{ path: canonical, headline: h1 }}
      />
      <GeneratedPage
        texts={entry}
        plans={plans}
        base={canonical}
        joinSource="guide"
        trail={[hubOf(family), { name: h1.text, path }]}
        data={(siteUrl) => itemList(texts.title, listedPages(table, siteUrl))}
        preview={<TableSection texts={texts} titles={entry.titles} table={table} subject={subjectOf(entry)} />}
        benefit={entry.benefit}
        guide={
          <PageContent titles={entry.titles} guide={guide} facts={facts} related={relatedGroups(entry.titles, table)} />
        }
        figures={table.figures}
        questions={guide?.questions}
      />
    </>
  );
}

const subjectOf = (entry: Entry) => {
  const { family, subjectSlug } = tableEntryOf(entry);
  return { kind: kindOfFamily(family), slug: subjectSlug };
};
