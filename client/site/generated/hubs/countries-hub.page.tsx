import { countries } from "#shared/landing/countries.ts";
import { countryFacts } from "#shared/landing/country-facts.ts";
import { countryPageSlug } from "#shared/landing/country-pages.ts";
import { entriesAbout } from "#shared/landing/generated-pages.ts";
import { link } from "#shared/routes.ts";
import { familyLabels, Hub, type HubGroup } from "./hub.tsx";

const groups: HubGroup[] = Object.entries(Object.groupBy(countries, (country) => countryFacts(country).region))
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

export const Component = () => (
  <Hub
    page="countriesHub"
    title="Directories by country"
    description="For each of 190 countries: the directories that list businesses there, how to write a listing for them, and what to prepare."
    intro="Choose a country to see the directories that serve it, with what is known of each of them, and what a listing there needs."
    groups={groups}
  />
);
