import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { faq } from "#shared/landing/faq.ts";
import { type Entry, findEntry } from "#shared/landing/generated-pages.ts";
import { findLandingPage } from "#shared/landing/landing-pages.ts";
import { pageContent } from "#shared/landing/page-content.ts";
import { thinPages } from "#shared/landing/thin-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { itemList } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { Landing } from "../landing/landing.tsx";
import { hubOf } from "./hubs.ts";
import { PageContent } from "./page-content.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const entry = findEntry(paramsOf("guide", params).slug);
  if (!entry) throw redirect(link("notFound"));
  return { entry, content: pageContent(entry), plans: await activePlans(context) };
};

export function Component() {
  const { entry, content, plans } = useLoaderData<typeof loader>();
  const { slug, family } = entry;
  const path = link("guide", { slug });
  // One slug also exists under /page, which is its canonical URL and, as specified, the header's base.
  const canonical = findLandingPage(slug) ? link("page", { slug }) : path;
  return (
    <>
      <PageHead
        title={entry.metaTitle}
        description={entry.metaDescription}
        canonical={canonical}
        robots={thinPages.has(path) ? "noindex, follow" : undefined}
        image={{ path: canonical, headline: entry.h1 }}
      />
      <Landing
        texts={entry}
        plans={plans}
        base={canonical}
        joinSource="guide"
        trail={[hubOf(family), { name: entry.h1.text, path }]}
        data={() => itemList(content.titles.directories, content.directories)}
        showClients={false}
        preview={
          <PageContent
            titles={content.titles}
            directories={content.directories}
            guide={content.guide}
            facts={content.facts}
            related={[
              { heading: content.titles.same, links: linksOf(content.related.same) },
              { heading: content.titles.similar, links: linksOf(content.related.similar) },
            ]}
          />
        }
        questions={content.guide?.questions ?? commonQuestions}
      />
    </>
  );
}

const linksOf = (entries: readonly Entry[]) =>
  entries.map(({ slug, h1 }) => ({ label: h1.text, href: link("guide", { slug }) }));

/** Shown on pages without their own questions. */
const commonQuestions = faq.slice(0, 4);
