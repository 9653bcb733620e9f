import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { findLandingPage, landingPages } from "#shared/landing/landing-pages.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { PageHead } from "../../app/page-head.tsx";
import { listedPages, readTable, robotsOf } from "../generated/read-table.ts";
import { itemList } from "../json-ld.tsx";
import { activePlans } from "./active-plans.ts";
import { LandingPage } from "./landing-page.tsx";
import { TopicFeatures } from "./topics/topic-features.tsx";
import { TopicPreview, topicTitle } from "./topics/topic-preview.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const texts = findLandingPage(paramsOf("page", params).slug);
  if (!texts) throw redirect(link("notFound"));
  const path = link("page", { slug: texts.slug });
  const [table, plans] = await Promise.all([readTable(context, path), activePlans(context)]);
  return { texts, table, plans };
};

/** The home page about one topic: with its headlines, directories that fit, and words of its own in features and FAQ. */
export function Component() {
  const { texts, table, plans } = useLoaderData<typeof loader>();
  const path = link("page", { slug: texts.slug });
  const title = topicTitle(table, texts.table.noun);
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        canonical={path}
        robots={robotsOf(table)}
        image={{ path, headline: texts.h1 }}
      />
      <LandingPage
        texts={texts}
        base={path}
        joinSource="page"
        trail={[{ name: texts.h1.highlight.replace(/^./, (letter) => letter.toUpperCase()), path }]}
        data={(siteUrl) => itemList(title, listedPages(table, siteUrl))}
        preview={<TopicPreview title={title} table={table} topic={texts.table} />}
        features={<TopicFeatures texts={texts} related={relatedTo(table)} />}
        facts={{
          heading: "These directories in numbers",
          lead: "What public lists and our link check say about the directories that fit.",
          items: factsOf(table),
        }}
        plans={plans}
        questions={texts.questions}
      />
    </>
  );
}

const factsOf = ({ figures: { fitting, free, rated, dofollow } }: PageTableAnswer) => [
  { figure: `${fitting}`, text: fitting === 1 ? "directory that fits" : "directories that fit" },
  { figure: `${free}`, text: "known to be free" },
  { figure: `${dofollow}`, text: "known to give a dofollow link" },
  { figure: `${rated}`, text: "with a known authority" },
];

const relatedTo = ({ related }: PageTableAnswer) =>
  related.similar.flatMap((href) => {
    const page = landingPages.find(({ slug }) => link("page", { slug }) === href);
    return page ? [{ href, label: page.h1.text }] : [];
  });
