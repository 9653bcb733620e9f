import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { countryFacts } from "#shared/landing/country-facts.ts";
import { countryPageOf } from "#shared/landing/country-pages.ts";
import { faq } from "#shared/landing/faq.ts";
import { homePage } from "#shared/landing/landing-pages.ts";
import { countryTitles, directoriesServing, entriesOfCountry } from "#shared/landing/page-content.ts";
import { thinPages } from "#shared/landing/thin-pages.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { itemList } from "../../app/json-ld.tsx";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { Landing } from "../landing/landing.tsx";
import { hubs } from "./hubs.ts";
import { PageContent } from "./page-content.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const texts = countryPageOf(paramsOf("country", params).slug);
  if (!texts) throw redirect(link("notFound"));
  context.get(pageCaching).allowed = texts.isKnown;
  const { country } = texts;
  const content = country && {
    titles: countryTitles(country),
    directories: directoriesServing(country),
    facts: countryFacts(country),
    entries: entriesOfCountry(country),
  };
  return { texts, content, plans: await activePlans(context) };
};

export function Component() {
  const { texts, content, plans } = useLoaderData<typeof loader>();
  const { slug, isKnown, h1 } = texts;
  const path = link("country", { slug });
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        canonical={path}
        robots={isKnown && !thinPages.has(path) ? undefined : "noindex, follow"}
        image={isKnown ? { path, headline: h1 } : siteImage}
      />
      <Landing
        texts={texts}
        plans={plans}
        base={path}
        joinSource="country"
        trail={[hubs.country, { name: h1.text, path }]}
        data={() => (content ? itemList(content.titles.directories, content.directories) : [])}
        showClients={false}
        preview={
          content && (
            <PageContent
              titles={content.titles}
              directories={content.directories}
              guide={undefined}
              facts={content.facts}
              related={[
                {
                  heading: content.titles.same,
                  links: content.entries.map((entry) => ({
                    label: entry.h1.text,
                    href: link("guide", { slug: entry.slug }),
                  })),
                },
              ]}
            />
          )
        }
        questions={faq.slice(0, 4)}
      />
    </>
  );
}

/** Used for URLs with a slug that visitors can make up. */
const siteImage = { path: link("home"), headline: homePage.h1 };
