// The four hub pages, each of which lists all generated pages of one kind.
import { businessTypes } from "#shared/landing/business-types.ts";
import { countries } from "#shared/landing/countries.ts";
import { countryFacts } from "#shared/landing/country-facts.ts";
import { countryPageSlug } from "#shared/landing/country-pages.ts";
import { type EntryFamily, entriesAbout, findEntry } from "#shared/landing/generated-pages.ts";
import { landingPages } from "#shared/landing/landing-pages.ts";
import { niches } from "#shared/landing/niches.ts";
import { link, type PageName } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
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
          <ul className="mt-4 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.name} className="border-b border-line py-2">
                {"href" in item ? (
                  <a href={item.href} className="link inline-block py-2.5">
                    {item.name}
                  </a>
                ) : (
                  <>
                    <p className="font-medium">{item.name}</p>
                    <p className="flex flex-wrap gap-x-4 text-sm">
                      {item.links.map(({ label, href }) => (
                        <a
                          key={href}
                          href={href}
                          aria-label={`${item.name}: ${label}`}
                          className="link inline-block py-2.5"
                        >
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
const familyLabels: Record<Exclude<EntryFamily, "fixed">, string> = {
  "country-seo": "For SEO",
  "country-business": "For business",
  "niche-listing": "Directories",
  "niche-link-building": "Link building",
  "niche-backlinks": "Backlinks list",
  "type-quality-backlinks": "Quality backlinks",
  "type-submission-backlinks": "Submission",
  "type-free-traffic": "Free traffic",
};

const countryGroups: HubGroup[] = Object.entries(Object.groupBy(countries, (country) => countryFacts(country).region))
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([heading, members = []]) => ({
    heading,
    items: members.map((country) => ({
      name: country.name,
      links: [
        ...entriesAbout(country.slug, ["country-seo", "country-business"]).map(({ family, slug }) => ({
          label: familyLabels[family],
          href: link("guide", { slug }),
        })),
        { label: "Websites", href: link("country", { slug: countryPageSlug(country) }) },
      ],
    })),
  }));

export const CountriesHub = () => (
  <Hub
    page="countriesHub"
    title="Directories by country"
    description="For each of 190 countries: the directories that list businesses there, how to write your listing, and what to prepare."
    intro="Choose a country to see the directories that serve it, what is known about each one, and what you need for a listing there."
    groups={countryGroups}
  />
);

const nicheFamilies = ["niche-listing", "niche-link-building", "niche-backlinks"] as const;

export const NichesHub = () => (
  <Hub
    page="nichesHub"
    title="Directories by niche"
    description="For each of 64 niches: where to get listed, how to build links through directories, and a list of directories with their link types."
    intro="Choose your niche. Each one has three pages: where to get listed, how to plan link building, and which type of link each directory gives."
    groups={[
      {
        heading: "All niches",
        items: niches.map(({ slug, name }) => ({
          name,
          links: entriesAbout(slug, nicheFamilies).map((entry) => ({
            label: familyLabels[entry.family],
            href: link("guide", { slug: entry.slug }),
          })),
        })),
      },
    ]}
  />
);

const typeFamilies = ["type-quality-backlinks", "type-submission-backlinks", "type-free-traffic"] as const;

export const TypesHub = () => (
  <Hub
    page="typesHub"
    title="Directories by business type"
    description="For each of 60 business types: how to judge a backlink, how a directory submission works, and how a free listing brings visitors."
    intro="Choose your business type. Each one has three pages: judging backlinks, submitting to directories, and getting visitors from free listings."
    groups={[
      {
        heading: "All types",
        items: businessTypes.map(({ slug, plural }) => ({
          name: plural.replace(/^./, (letter) => letter.toUpperCase()),
          links: entriesAbout(slug, typeFamilies).map((entry) => ({
            label: familyLabels[entry.family],
            href: link("guide", { slug: entry.slug }),
          })),
        })),
      },
    ]}
  />
);

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
