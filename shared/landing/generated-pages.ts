import { businessTypes } from "./business-types.ts";
import { countries, countryInSentence } from "./countries.ts";
import { niches } from "./niches.ts";

// `highlight` is the part of `text` shown in orange.
export type Headline = { text: string; highlight: string };

export type PageTexts = { metaTitle: string; metaDescription: string; h1: Headline; h2: string; h3: string };

export type EntryFamily =
  | "country-seo"
  | "country-business"
  | "niche-listing"
  | "niche-link-building"
  | "niche-backlinks"
  | "type-quality-backlinks"
  | "type-submission-backlinks"
  | "type-free-traffic"
  | "fixed";

/**
 * A page under /g with the headings that do not depend on its table; `page-texts.ts` has the others. `subject` is the form
 * used in the texts; `subjectSlug` is the slug of the page's country, niche or type.
 */
export type Entry = Pick<PageTexts, "h1" | "h3"> & {
  slug: string;
  family: EntryFamily;
  subject: string;
  subjectSlug: string;
};

const countryEntries = countries.flatMap((country): Entry[] => {
  const subject = countryInSentence(country);
  const about = { subject, subjectSlug: country.slug };
  return [
    {
      ...about,
      slug: `directory-submission-list-seo-${country.slug}`,
      family: "country-seo",
      h1: { text: `SEO directory submission list for ${subject}`, highlight: "SEO directory submission list" },
      h3: `Why submit to directories in ${subject}`,
    },
    {
      ...about,
      slug: `${country.slug}-business-directories-list`,
      family: "country-business",
      h1: { text: `Business directories in ${subject}`, highlight: "Business directories" },
      h3: `What a listing in ${subject} is good for`,
    },
  ];
});

const nicheEntries = niches.flatMap(({ slug, plural }): Entry[] => {
  const about = { subject: plural, subjectSlug: slug };
  return [
    {
      ...about,
      slug: `directory-listing-${slug}`,
      family: "niche-listing",
      h1: { text: `Directory listing sites for ${plural}`, highlight: "Directory listing sites" },
      h3: `Why directory listings matter for ${plural}`,
    },
    {
      ...about,
      slug: `directory-link-building-${slug}`,
      family: "niche-link-building",
      h1: { text: `Directory link building for ${plural}`, highlight: "Directory link building" },
      h3: `How directory link building works for ${plural}`,
    },
    {
      ...about,
      slug: `directory-backlinks-list-${slug}`,
      family: "niche-backlinks",
      h1: { text: `Directory backlinks list for ${plural}`, highlight: "Directory backlinks list" },
      h3: `What to check in directory backlinks for ${plural}`,
    },
  ];
});

const typeEntries = businessTypes.flatMap(({ slug, name }): Entry[] => {
  const about = { subject: name, subjectSlug: slug };
  return [
    {
      ...about,
      slug: `quality-backlinks-${slug}`,
      family: "type-quality-backlinks",
      h1: { text: `Quality backlinks for your ${name}`, highlight: "Quality backlinks" },
      h3: `What makes a good backlink for your ${name}`,
    },
    {
      ...about,
      slug: `directory-submission-backlinks-${slug}`,
      family: "type-submission-backlinks",
      h1: { text: `Directory submission backlinks for your ${name}`, highlight: "Directory submission backlinks" },
      h3: `How we handle directory submissions for your ${name}`,
    },
    {
      ...about,
      slug: `free-directory-traffic-${slug}`,
      family: "type-free-traffic",
      h1: { text: `Free directory traffic for your ${name}`, highlight: "Free directory traffic" },
      h3: `How a free listing can bring visitors to your ${name}`,
    },
  ];
});

const aiBacklinkMaker: Entry = {
  slug: "ai-backlink-maker",
  family: "fixed",
  subject: "AI backlink maker",
  subjectSlug: "ai-backlink-maker",
  h1: { text: "AI backlink maker for directory submissions", highlight: "AI backlink maker" },
  h3: "What an AI backlink maker does for you",
};

export const entries: readonly Entry[] = [...countryEntries, ...nicheEntries, ...typeEntries, aiBacklinkMaker];

const entriesBySlug = new Map(entries.map((entry) => [entry.slug, entry]));

export const findEntry = (slug: string): Entry | undefined => entriesBySlug.get(slug);

/** The entries about a subject in the given families, in that order. */
export const entriesAbout = <Family extends EntryFamily>(subjectSlug: string, families: readonly Family[]) =>
  families.flatMap((family) => aboutBy.get(`${family} ${subjectSlug}`) ?? []) as (Entry & { family: Family })[];

const aboutBy = new Map(entries.map((entry) => [`${entry.family} ${entry.subjectSlug}`, entry]));
