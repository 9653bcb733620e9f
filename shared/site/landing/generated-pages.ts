// The pages under /g: a page of each family about each of its subjects. Texts of country pages are the specification's,
// letter by letter.

import type { Headline } from "../../social-images.ts";
import { fillContent } from "../../text/placeholders.ts";
import families from "../content/page-families.json" with { type: "json" };
import { type BusinessType, businessTypes } from "./business-types.ts";
import { type Country, countries, countryInCapitals, countryInSentence } from "./countries.ts";
import { type Niche, nicheInText, niches } from "./niches.ts";

export type PageTexts = { metaTitle: string; metaDescription: string; h1: Headline; h2: string; h3: string };

export type EntryFamily = Exclude<keyof typeof families, "country">;

/** The headings above the subject's own directories, the guide and the links to related pages. */
export type SectionTitles = { own: string; guide: string; same: string; similar: string };

/** `benefit` answers the third heading. */
export type FamilyTexts = PageTexts & { benefit: string; titles: SectionTitles };

/** `subjectSlug` is the slug of the page's country, niche or type; `subject` its name in sentences outside the fixed texts. */
export type Entry = FamilyTexts & { slug: string; family: EntryFamily; subject: string; subjectSlug: string };

/** What the families' texts call a subject. */
const valuesOf = {
  country: (country: Country) => ({ name: countryInCapitals(country), subject: countryInSentence(country) }),
  niche: (niche: Niche) => ({ name: nicheInText(niche), subject: niche.plural }),
  type: ({ name, article, plural }: BusinessType) => ({ name, subject: name, article, plural }),
};

const entriesOf = <Subject extends { slug: string }>(
  subjects: readonly Subject[],
  namesOf: (subject: Subject) => Record<"name" | "subject", string>,
  ...ofKind: EntryFamily[]
) =>
  subjects.flatMap((subject) =>
    ofKind.map((family): Entry => {
      const names = namesOf(subject);
      const texts = fillContent(families[family], { ...names, slug: subject.slug });
      return { ...texts, family, subject: names.subject, subjectSlug: subject.slug };
    }),
  );

const maker = families.fixed;

export const entries: readonly Entry[] = [
  ...entriesOf(countries, valuesOf.country, "country-seo", "country-business"),
  ...entriesOf(niches, valuesOf.niche, "niche-listing", "niche-link-building", "niche-backlinks"),
  ...entriesOf(
    businessTypes,
    valuesOf.type,
    "type-quality-backlinks",
    "type-submission-backlinks",
    "type-free-traffic",
  ),
  { ...maker, family: "fixed", subject: maker.h1.highlight, subjectSlug: maker.slug },
];

/** The texts of a country's page under /c. `place` is its name in capitals; without a country, a visitor has made it up. */
export const countryTexts = (place: string, country?: Country): FamilyTexts =>
  fillContent(families.country, { name: place, subject: country ? countryInSentence(country) : place });

const entriesBySlug = new Map(entries.map((entry) => [entry.slug, entry]));

export const findEntry = (slug: string): Entry | undefined => entriesBySlug.get(slug);

/** The entries about a subject in the given families, in that order. */
export const entriesAbout = <Family extends EntryFamily>(subjectSlug: string, families: readonly Family[]) =>
  families.flatMap((family) => aboutBy.get(`${family} ${subjectSlug}`) ?? []) as (Entry & { family: Family })[];

const aboutBy = new Map(entries.map((entry) => [`${entry.family} ${entry.subjectSlug}`, entry]));
