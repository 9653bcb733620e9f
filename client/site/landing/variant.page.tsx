import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { priceText } from "#shared/links/directories/labels.ts";
import {
  findLandingPage,
  type LandingPage as LandingContent,
  landingPages,
} from "#shared/links/directories/landing-pages.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { PageHead } from "../../app/page-head.tsx";
import { listedPages, readTable, robotsOf, topicLinks } from "../generated/list-links.ts";
import { itemList } from "../json-ld.tsx";
import { activePlans } from "./active-plans.ts";
import { FeatureList, FeatureSection, tableFacts } from "./features.tsx";
import { LandingPage } from "./landing-page.tsx";
import { Preview, PreviewTable } from "./preview.tsx";

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
          items: tableFacts(table.figures),
        }}
        plans={plans}
        questions={texts.questions}
      />
    </>
  );
}

const relatedTo = ({ related }: PageTableAnswer) =>
  related.similar.flatMap((href) => {
    const page = landingPages.find(({ slug }) => link("page", { slug }) === href);
    return page ? [{ href, label: page.h1.text }] : [];
  });

type TopicPreviewProps = { title: string; table: PageTableAnswer; topic: LandingContent["table"] };

/** The first of the topic's directories, and links to the lists with all of them. */
const TopicPreview = ({ title, table: { rows }, topic: { filter, note } }: TopicPreviewProps) => (
  <Preview title={title} lead={note} links={topicLinks(filter)}>
    <PreviewTable
      caption="The first ten, highest domain rating (DR) first; a dash means that no figure is published"
      rows={rows.map(({ directory, visits }) => ({
        name: directory.name,
        url: directory.url,
        path: link("directory", { slug: directory.slug }),
        dr: directory.dr,
        visits,
        pricing: priceText(directory),
      }))}
    />
  </Preview>
);

/** The number of confirmed directories, and what they have in common. */
const topicTitle = ({ counts }: Pick<PageTableAnswer, "counts">, noun: string) => `${counts.own} ${noun}`;

type TopicFeaturesProps = { texts: LandingContent; related: readonly { label: string; href: string }[] };

/** The topic's own text, then the features that every page has. */
const TopicFeatures = ({ texts: { h3, intro, sections }, related }: TopicFeaturesProps) => (
  <FeatureSection heading={h3}>
    <p className="mt-4 max-w-3xl text-lead text-muted">{intro}</p>
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {sections.map(({ heading, text, points, steps }) => (
        <div key={heading} className="max-w-2xl">
          <h4 className="text-lg font-semibold">{heading}</h4>
          <p className="mt-2 text-muted">{text}</p>
          {points && <ul className="mt-3 list-outside list-disc grid gap-2 pl-5 text-muted">{points.map(toItem)}</ul>}
          {steps && <ol className="mt-3 list-outside list-decimal grid gap-2 pl-5 text-muted">{steps.map(toItem)}</ol>}
        </div>
      ))}
    </div>
    <FeatureList />
    {related.length > 0 && (
      <nav aria-label="Related topics" className="mt-8 border-t border-line pt-6">
        <p className="font-semibold">Related topics</p>
        <ul className="mt-1 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {related.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="link inline-block py-2.5">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </FeatureSection>
);

const toItem = (text: string) => <li key={text}>{text}</li>;
