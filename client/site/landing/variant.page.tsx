import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { findLandingPage, landingPages } from "#shared/landing/landing-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { itemList } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { GeneratedPage } from "../generated/generated-page.tsx";
import { Related } from "../generated/page-content.tsx";
import { listedPages, readTable, robotsOf } from "../generated/read-table.ts";
import { activePlans } from "./active-plans.ts";
import { TopicGuide } from "./topic-guide.tsx";
import { TopicTable, topicTitle } from "./topic-table.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const texts = findLandingPage(paramsOf("page", params).slug);
  if (!texts) throw redirect(link("notFound"));
  const path = link("page", { slug: texts.slug });
  const [table, plans] = await Promise.all([readTable(context, path), activePlans(context)]);
  return { texts, table, plans };
};

export function Component() {
  const { texts, table, plans } = useLoaderData<typeof loader>();
  const path = link("page", { slug: texts.slug });
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        canonical={path}
        robots={robotsOf(table)}
        image={{ path, headline: texts.h1 }}
      />
      <GeneratedPage
        texts={texts}
        plans={plans}
        base={path}
        joinSource="page"
        figures={table.figures}
        preview={<TopicTable table={table} topic={texts.table} />}
        benefit={texts.intro}
        guide={
          <>
            <TopicGuide sections={texts.sections} />
            <Related groups={[{ heading: "Related topics", links: linksTo(table.related.similar) }]} />
          </>
        }
        questions={texts.questions}
        data={(siteUrl) => itemList(topicTitle(table, texts.table.noun), listedPages(table, siteUrl))}
        trail={[{ name: texts.h1.highlight.replace(/^./, (letter) => letter.toUpperCase()), path }]}
      />
    </>
  );
}

const linksTo = (paths: readonly string[]) =>
  paths.flatMap((href) => {
    const page = landingPages.find(({ slug }) => link("page", { slug }) === href);
    return page ? [{ href, label: page.h1.text }] : [];
  });
