// The pages under /g with their fixed texts. Those of country pages are the specification's, letter by letter.
import { businessTypes } from "./business-types.ts";
import { countries, countryInCapitals, countryInSentence } from "./countries.ts";
import { nicheInText, niches } from "./niches.ts";

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

/** `subjectSlug` is the slug of the page's country, niche or type; `subject` its name in sentences outside the fixed texts. */
export type Entry = PageTexts & { slug: string; family: EntryFamily; subject: string; subjectSlug: string };

const countryEntries = countries.flatMap((country): Entry[] => {
  const name = countryInCapitals(country);
  const about = { subject: countryInSentence(country), subjectSlug: country.slug };
  return [
    {
      ...about,
      slug: `directory-submission-list-seo-${country.slug}`,
      family: "country-seo",
      metaTitle: `Directory Submission List for SEO in ${name} - High Authority Listings`,
      metaDescription: `Boost your SEO with curated directory submission lists in ${name}, featuring top directories to improve online visibility.`,
      h1: { text: `SEO directory submission list in ${name}`, highlight: "SEO directory submission list" },
      h2: `Enhance SEO visibility with top directory submissions in ${name}`,
      h3: `Why use directory submissions for SEO in ${name}`,
    },
    {
      ...about,
      slug: `${country.slug}-business-directories-list`,
      family: "country-business",
      metaTitle: `${name} Business Directories List - Optimize Business Visibility`,
      metaDescription: `Find the best ${name} business directories list to boost online visibility and connect with more customers.`,
      h1: {
        text: `${name} business directories list for your business`,
        highlight: `${name} business directories list`,
      },
      h2: `Expand your reach with business directories in ${name}`,
      h3: `Benefits of listing your business in ${name} directories`,
    },
  ];
});

const nicheEntries = niches.flatMap((niche): Entry[] => {
  const { slug, plural } = niche;
  const name = nicheInText(niche);
  const about = { subject: plural, subjectSlug: slug };
  return [
    {
      ...about,
      slug: `directory-listing-${slug}`,
      family: "niche-listing",
      metaTitle: `Directory listing for ${name}: where to get listed`,
      metaDescription: `See which general and industry directories take listings for ${name}, what each one asks for, and where to start.`,
      h1: { text: `Directory listing sites for ${name}`, highlight: "Directory listing sites" },
      h2: `See where to get listed, with every entry for ${name} prepared and submitted for you`,
      h3: `Why directory listings matter for ${name}`,
    },
    {
      ...about,
      slug: `directory-link-building-${slug}`,
      family: "niche-link-building",
      metaTitle: `Directory link building for ${name}: how to earn links`,
      metaDescription: `How directory link building works for ${name}: choosing relevant sites, pacing submissions, and checking that links stay live.`,
      h1: { text: `Directory link building for ${name}`, highlight: "Directory link building" },
      h2: `Plan, submit and verify links for ${name}, one relevant directory at a time`,
      h3: `How directory link building works for ${name}`,
    },
    {
      ...about,
      slug: `directory-backlinks-list-${slug}`,
      family: "niche-backlinks",
      metaTitle: `Directory backlinks list for ${name} with link types`,
      metaDescription: `A directory backlinks list for ${name}: each site with its price, link type and, where a source states it, its DR.`,
      h1: { text: `Directory backlinks list for ${name}`, highlight: "Directory backlinks list" },
      h2: `See which directories suit ${name} and which type of link each one gives`,
      h3: `What to check in directory backlinks for ${name}`,
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
      metaTitle: `Quality backlinks for your ${name}: how to judge a link`,
      metaDescription: `How to tell a good backlink for your ${name} from a poor one: relevance, editorial checks, real visitors, DR and link type.`,
      h1: { text: `Quality backlinks for your ${name}`, highlight: "Quality backlinks" },
      h2: `Find the directories worth listing your ${name} in, and skip the rest`,
      h3: `What makes a good backlink for your ${name}`,
    },
    {
      ...about,
      slug: `directory-submission-backlinks-${slug}`,
      family: "type-submission-backlinks",
      metaTitle: `Directory submission backlinks for your ${name}: steps`,
      metaDescription: `From profile text to live link: how directory submissions for your ${name} are prepared, submitted and verified.`,
      h1: { text: `Directory submission backlinks for your ${name}`, highlight: "Directory submission backlinks" },
      h2: `Submit your ${name} to the directories that fit, and see the status of each submission`,
      h3: `How we handle directory submissions for your ${name}`,
    },
    {
      ...about,
      slug: `free-directory-traffic-${slug}`,
      family: "type-free-traffic",
      metaTitle: `Free directory traffic for your ${name}: referral visits`,
      metaDescription: `How to choose free directories people browse, write a listing for your ${name} that earns clicks, and count the visits.`,
      h1: { text: `Free directory traffic for your ${name}`, highlight: "Free directory traffic" },
      h2: `List your ${name} where people already browse, in directories that cost nothing`,
      h3: `How a free listing can bring visitors to your ${name}`,
    },
  ];
});

const aiBacklinkMaker: Entry = {
  slug: "ai-backlink-maker",
  subject: "AI backlink maker",
  subjectSlug: "ai-backlink-maker",
  family: "fixed",
  metaTitle: "AI Backlink Maker - Directory Submissions and SEO Articles",
  metaDescription:
    "What an AI backlink maker can and can't do for a startup: listing copy, directory submissions, articles and verified links.",
  h1: { text: "AI backlink maker for directory submissions", highlight: "AI backlink maker" },
  h2: "Let software do the repetitive part of link building, and keep every link real",
  h3: "What an AI backlink maker does for you",
};

export const entries: readonly Entry[] = [...countryEntries, ...nicheEntries, ...typeEntries, aiBacklinkMaker];

const entriesBySlug = new Map(entries.map((entry) => [entry.slug, entry]));

export const findEntry = (slug: string): Entry | undefined => entriesBySlug.get(slug);

/** The entries about a subject in the given families, in that order. */
export const entriesAbout = <Family extends EntryFamily>(subjectSlug: string, families: readonly Family[]) =>
  families.flatMap((family) => aboutBy.get(`${family} ${subjectSlug}`) ?? []) as (Entry & { family: Family })[];

const aboutBy = new Map(entries.map((entry) => [`${entry.family} ${entry.subjectSlug}`, entry]));
