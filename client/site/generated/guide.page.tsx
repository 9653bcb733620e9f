import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { type Entry, findEntry } from "#shared/landing/generated-pages.ts";
import { findLandingPage } from "#shared/landing/landing-pages.ts";
import { pageContent } from "#shared/landing/page-content.ts";
import { tableEntryOf } from "#shared/landing/page-index.ts";
import { benefits, tableTexts } from "#shared/landing/page-texts.ts";
import { kindOfFamily } from "#shared/links/directories/page-tables.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { PageHead } from "../../app/page-head.tsx";
import { itemList } from "../json-ld.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { GeneratedPage } from "./generated-page.tsx";
import { hubOf } from "./hubs.ts";
import { PageContent, TableSection } from "./page-content.tsx";
import { listedPages, readTable, relatedGroups, robotsOf } from "./read-table.ts";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const entry = findEntry(paramsOf("guide", params).slug);
  if (!entry) throw redirect(link("notFound"));
  const [table, plans] = await Promise.all([
    readTable(context, link("guide", { slug: tableEntryOf(entry).slug })),
    activePlans(context),
  ]);
  return { entry, table, content: pageContent(entry), plans };
};

export function Component() {
  const { entry, table, content, plans } = useLoaderData<typeof loader>();
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
        preview={<TableSection texts={texts} titles={content.titles} table={table} subject={subjectOf(entry)} />}
        benefit={benefits[family]}
        guide={
          <PageContent
            titles={content.titles}
            guide={content.guide}
            facts={content.facts}
            related={relatedGroups(content.titles, table)}
          />
        }
        figures={table.figures}
        questions={content.guide?.questions}
      />
    </>
  );
}

const subjectOf = (entry: Entry) => {
  const { family, subjectSlug } = tableEntryOf(entry);
  return { kind: kindOfFamily(family), slug: subjectSlug };
};
