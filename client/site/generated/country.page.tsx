import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { countryTableTexts } from "#shared/links/directories/page-texts.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { countryFacts } from "#shared/site/landing/country-facts.ts";
import { countryPageOf, countryPageSlug, countryPageTexts } from "#shared/site/landing/country-pages.ts";
import { homePage } from "#shared/site/landing/site-content.ts";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { itemList } from "../json-ld.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { SampleTable } from "../landing/preview.tsx";
import { GeneratedPage } from "./generated-page.tsx";
import { hubs, listedPages, readTable, relatedGroups, robotsOf } from "./list-links.ts";
import { PageContent } from "./page-content.tsx";
import { TableSection } from "./page-table.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const page = countryPageOf(paramsOf("country", params).slug);
  if (!page) throw redirect(link("notFound"));
  context.get(pageCaching).allowed = page.isKnown;
  const { country } = page;
  const content = country && {
    country,
    table: await readTable(context, link("country", { slug: countryPageSlug(country) })),
    facts: countryFacts(country),
  };
  return { page, content, plans: await activePlans(context) };
};

export function Component() {
  const { page, content, plans } = useLoaderData<typeof loader>();
  const { slug, isKnown } = page;
  const texts = countryPageTexts(page);
  const tableTexts = content && countryTableTexts(content.country, content.table);
  const { h1 } = texts;
  const path = link("country", { slug });
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        canonical={path}
        robots={isKnown && content ? robotsOf(content.table) : "noindex, follow"}
        image={isKnown ? { path, headline: h1 } : siteImage}
      />
      <GeneratedPage
        texts={texts}
        plans={plans}
        base={path}
        joinSource="country"
        trail={[hubs.country, { name: h1.text, path }]}
        data={(siteUrl) =>
          content && tableTexts ? itemList(tableTexts.title, listedPages(content.table, siteUrl)) : []
        }
        benefit={texts.benefit}
        figures={content?.table.figures}
        preview={
          content && tableTexts ? (
            <TableSection
              texts={tableTexts}
              titles={texts.titles}
              table={content.table}
              subject={{ kind: "country", slug: content.country.slug }}
            />
          ) : (
            <section className="shell py-9">
              <SampleTable />
            </section>
          )
        }
        guide={
          content && (
            <PageContent
              titles={texts.titles}
              guide={undefined}
              facts={content.facts}
              related={relatedGroups(texts.titles, content.table)}
            />
          )
        }
      />
    </>
  );
}

/** Used for URLs with a slug that visitors can make up. */
const siteImage = { path: link("home"), headline: homePage.h1 };
