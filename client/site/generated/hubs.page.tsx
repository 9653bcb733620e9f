// The four hub pages, each of which lists all generated pages of one kind.
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { pathOf } from "#shared/links/directories/page-index.ts";
import { familiesOfKind, type TableFamily, type TableKind } from "#shared/links/directories/page-tables.ts";
import { link, type PageName } from "#shared/routes.ts";
import { businessTypes } from "#shared/site/landing/business-types.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { countryFacts } from "#shared/site/landing/country-facts.ts";
import { findEntry } from "#shared/site/landing/generated-pages.ts";
import { niches } from "#shared/site/landing/niches.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";

type HubLink = { label: string; href: string };
type HubGroup = { heading: string; items: readonly HubItem[] };
/** A subject with one page per search, or a single page. */
type HubItem = { name: string; links: readonly HubLink[] } | { name: string; href: string };

type HubProps = {
  page: Extract<PageName, "countriesHub" | "nichesHub" | "typesHub" | "topicsHub">;
  title: string;
  description: string;
  intro: string;
  groups: readonly HubGroup[];
};

/** Lists all generated pages of one kind. */
const Hub = ({ page, title, description, intro, groups }: HubProps) => (
  <SiteLayout
    base={link("home")}
    trail={[
      { name: "Directories", path: link("directories") },
      { name: title, path: link(page) },
    ]}
  >
    <PageHead title={`${title} - ${site.name}`} description={description} canonical={link(page)} />
    <div className="shell py-16 md:py-24">
      <h1 className="max-w-2xl text-title">{title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">{intro}</p>
      {groups.map(({ heading, items }) => (
        <section key={heading} className="mt-14">
          <h2 className="text-lg font-semibold">{heading}</h2>
          <ul className="hub mt-4 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.name}>
                {"href" in item ? (
                  <a href={item.href}>{item.name}</a>
                ) : (
                  <>
                    {item.name}
                    <p>
                      {item.links.map(({ label, href }) => (
                        <a key={href} href={href} aria-label={`${item.name}: ${label}`}>
                          {label}
                        </a>
                      ))}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </SiteLayout>
);

/** Short labels that distinguish a subject's links by page family. */
const familyLabels: Record<TableFamily, string> = {
  "country-business": "Business directories",
  "country-seo": "Submission list",
  country: "Websites",
  "niche-listing": "Directories",
  "niche-link-building": "Link building",
  "niche-backlinks": "Backlinks list",
  "type-submission-backlinks": "Submission",
  "type-quality-backlinks": "Quality backlinks",
  "type-free-traffic": "Free traffic",
};

type HubLoaderData = Awaited<ReturnType<typeof loader>>;

/** Which generated pages are indexed. */
const loader = async ({ context }: LoaderFunctionArgs) => {
  const pages = await read(context.get(api).directories["generated-pages"].$get());
  return { indexed: pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path) };
};

/** The subjects with their pages; those with the most indexed pages first, and their indexed pages first. */
const itemsOf = (kind: TableKind, subjects: readonly { slug: string; name: string }[], { indexed }: HubLoaderData) => {
  const isIndexed = new Set(indexed);
  const byIndex = (one: HubLink, other: HubLink) => Number(isIndexed.has(other.href)) - Number(isIndexed.has(one.href));
  const indexedCount = (links: readonly HubLink[]) => links.filter(({ href }) => isIndexed.has(href)).length;
  return subjects
    .map(({ slug, name }) => ({
      name,
      links: familiesOfKind[kind]
        .map((family) => ({ label: familyLabels[family], href: pathOf({ family, subjectSlug: slug }) }))
        .toSorted(byIndex),
    }))
    .toSorted((one, other) => indexedCount(other.links) - indexedCount(one.links));
};

const CountriesHub = () => {
  const data = useLoaderData<typeof loader>();
  const regions = Object.entries(Object.groupBy(countries, (country) => countryFacts(country).region));
  return (
    <Hub
      page="countriesHub"
      title="Directories by country"
      description={`For each of ${countries.length} countries: the directories that list businesses there, how to write your listing, and what to prepare.`}
      intro="Choose a country to see the directories that serve it, what is known about each one, and what you need for a listing there."
      groups={regions
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([heading, members = []]) => ({ heading, items: itemsOf("country", members, data) }))}
    />
  );
};

const NichesHub = () => (
  <Hub
    page="nichesHub"
    title="Directories by niche"
    description={`For each of ${niches.length} niches: where to get listed, how to build links through directories, and a list of directories with their link types.`}
    intro="Choose your niche. Each one has three pages: where to get listed, how to plan link building, and which type of link each directory gives."
    groups={[{ heading: "All niches", items: itemsOf("niche", niches, useLoaderData<typeof loader>()) }]}
  />
);

const types = businessTypes.map(({ slug, plural }) => ({
  slug,
  name: plural.replace(/^./, (letter) => letter.toUpperCase()),
}));

const TypesHub = () => (
  <Hub
    page="typesHub"
    title="Directories by business type"
    description={`For each of ${types.length} business types: how to judge a backlink, how a directory submission works, and how a free listing brings visitors.`}
    intro="Choose your business type. Each one has three pages: judging backlinks, submitting to directories, and getting visitors from free listings."
    groups={[{ heading: "All types", items: itemsOf("type", types, useLoaderData<typeof loader>()) }]}
  />
);

export const countriesHub = { loader, Component: CountriesHub };
export const nichesHub = { loader, Component: NichesHub };
export const typesHub = { loader, Component: TypesHub };

const maker = findEntry("ai-backlink-maker");

export const TopicsHub = () => (
  <Hub
    page="topicsHub"
    title="Directory submission by topic"
    description="Directory submissions and backlinks, one topic at a time: AI tools, SaaS, startups, local and legal directories, free backlinks and more."
    intro="Each page covers one topic around directories, submissions and backlinks."
    groups={[
      {
        heading: "All topics",
        items: [
          ...landingPages.map(({ slug, h1 }) => ({ name: h1.text, href: link("page", { slug }) })),
          ...(maker ? [{ name: maker.h1.text, href: link("guide", { slug: maker.slug }) }] : []),
        ],
      },
    ]}
  />
);
