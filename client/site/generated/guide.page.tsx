import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { faq } from "#shared/landing/faq.ts";
import { type Entry, findEntry } from "#shared/landing/generated-pages.ts";
import { findLandingPage } from "#shared/landing/landing-pages.ts";
import { pageContent } from "#shared/landing/page-content.ts";
import { thinPages } from "#shared/landing/thin-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { planData } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { Landing } from "../landing/landing.tsx";
import { hubOf } from "./hubs.ts";
import { PageContent } from "./page-content.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const entry = findEntry(paramsOf("guide", params).slug);
  if (!entry) throw redirect(link("notFound"));
  return { entry, own: pageContent(entry), plans: await activePlans(context) };
};

export function Component() {
  const { entry, own, plans } = useLoaderData<typeof loader>();
  const { slug, family } = entry;
  const address = link("guide", { slug });
  // One slug also exists under /page, which is its canonical URL and, as specified, the header's base.
  const canonical = findLandingPage(slug) ? link("page", { slug }) : address;
  return (
    <>
      <PageHead
        title={entry.metaTitle}
        description={entry.metaDescription}
        canonical={canonical}
        robots={thinPages.has(address) ? "noindex, follow" : undefined}
        image={{ path: canonical, headline: entry.h1 }}
      />
      <Landing
        texts={entry}
        plans={plans}
        base={canonical}
        joinSource="guide"
        trail={[hubOf(family), { name: entry.h1.text, path: address }]}
        data={(siteUrl) => planData(plans, siteUrl)}
        showClients={false}
        preview={
          <PageContent
            titles={own.titles}
            directories={own.directories}
            guide={own.guide}
            facts={own.facts}
            related={[
              { heading: own.titles.same, links: linksOf(own.related.same) },
              { heading: own.titles.similar, links: linksOf(own.related.similar) },
            ]}
          />
        }
        questions={own.guide?.questions ?? commonQuestions}
      />
    </>
  );
}

const linksOf = (entries: readonly Entry[]) =>
  entries.map(({ slug, h1 }) => ({ label: h1.text, href: link("guide", { slug }) }));

/** Shown on pages without their own questions. */
const commonQuestions = faq.slice(0, 4);
