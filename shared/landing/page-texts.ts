// Titles and descriptions of generated pages. They state what the page's table shows, so they are computed from it.
import type { PageTable } from "../directories/page-tables.ts";
import { type Country, countryInSentence } from "./countries.ts";
import type { Entry, PageTexts } from "./generated-pages.ts";

export type TableFigures = Pick<PageTable, "counts" | "promise">;
type ComputedTexts = Pick<PageTexts, "metaTitle" | "metaDescription" | "h2">;

/** The texts of a page under /g. */
export const entryTexts = (entry: Entry, figures: TableFigures): PageTexts => {
  const { h1, h3 } = entry;
  return { h1, h3, ...computedTexts(entry, figures) };
};

const computedTexts = ({ family, subject }: Entry, { counts, promise }: TableFigures): ComputedTexts => {
  const { own, general } = counts;
  const all = own + general;
  switch (family) {
    case "country-seo":
      return {
        metaTitle: `Directory submission list for ${subject}: ${sites(own)}, ${general} worldwide`,
        metaDescription: `A submission list for ${subject}: ${directories(own)} of the country, then ${general} worldwide, with price, authority, link and review time.`,
        h2: countrySummary(subject, counts),
      };
    case "country-business":
      return {
        metaTitle: `Business directories in ${subject}: ${placesToBeListed(own)}`,
        metaDescription: `${capital(directories(own))} in ${subject} and ${general} worldwide: what each costs, which link it gives and how long a review takes.`,
        h2: countrySummary(subject, counts),
      };
    case "niche-listing":
      return {
        metaTitle: own
          ? `${capital(directories(own))} for ${subject}, plus ${general} general ones`
          : `Directory listings for ${subject}: ${general} general sites`,
        metaDescription: `Where ${subject} get listed: ${directories(own)} of their own and ${general} general, each with its price, authority and link.`,
        h2: nicheSummary(subject, counts),
      };
    case "niche-link-building":
      return promise === "rated"
        ? {
            metaTitle: `Directory link building for ${subject}: ${all} rated sites`,
            metaDescription: `Link building for ${subject} starts with sites worth a link: ${all} directories whose authority is known, with price and review time.`,
            h2: `${all} directories whose authority is known, those for ${subject} first`,
          }
        : {
            metaTitle: `Directory link building for ${subject}: how to earn links`,
            metaDescription: `How directory link building works for ${subject}: choosing relevant sites, pacing submissions, and checking that links stay live.`,
            h2: nicheSummary(subject, counts),
          };
    case "niche-backlinks":
      return {
        metaTitle: `Backlinks list for ${subject}: ${all} sites with link types`,
        metaDescription: `A backlinks list for ${subject}: ${directories(all)} whose link type a source states, dofollow or nofollow, with price and conditions.`,
        h2: `${capital(directories(all))} whose link type is known, those for ${subject} first`,
      };
    case "type-submission-backlinks":
      return {
        metaTitle: `Directory submission for your ${subject}: ${directories(all)}`,
        metaDescription: `${capital(directories(all))} that list a business like your ${subject}, with their submission pages, prices and review times.`,
        h2: `Submit your ${subject} to ${directories(all)} that fit, and see the status of each one`,
      };
    case "type-quality-backlinks":
      return promise === "rated"
        ? {
            metaTitle: `Quality backlinks for your ${subject}: ${all} rated sites`,
            metaDescription: `How to tell a good backlink for your ${subject} from a poor one, and ${all} directories whose authority is known, with their sources.`,
            h2: `${all} directories whose authority is known, so that you can skip the rest`,
          }
        : {
            metaTitle: `Quality backlinks for your ${subject}: how to judge a link`,
            metaDescription: `How to tell a good backlink for your ${subject} from a poor one: relevance, editorial checks, real visitors and link type.`,
            h2: `Find the directories worth listing your ${subject} in, and skip the rest`,
          };
    case "type-free-traffic":
      return {
        metaTitle: `Free directory traffic for your ${subject}: ${all} free sites`,
        metaDescription: `${capital(directories(all))} that list your ${subject} for free, how to write a listing that earns clicks, and how to count the visits.`,
        h2: `List your ${subject} where people already browse: ${directories(all)} that cost nothing`,
      };
    case "fixed":
      return {
        metaTitle: "AI Backlink Maker - Directory Submissions and SEO Articles",
        metaDescription:
          "What an AI backlink maker can and can't do for a startup: listing copy, directory submissions, articles and verified links.",
        h2: "Let software do the repetitive part of link building, and keep every link real",
      };
  }
};

/** The texts of a country's page under /c. */
export const countryPageTexts = (country: Country, { counts }: TableFigures): PageTexts => {
  const subject = countryInSentence(country);
  return {
    metaTitle: `Directory submission websites in ${subject}: ${sites(counts.own)}`,
    metaDescription: `Directory submission websites in ${subject}: ${counts.own} of the country and ${counts.general} worldwide, what they cost, and how to submit to them.`,
    h1: { text: `Directory submission websites in ${subject}`, highlight: "Directory submission websites" },
    h2: countrySummary(subject, counts),
    h3: `What directory submission websites in ${subject} can do for you`,
  };
};

type Family = Entry["family"] | "country";

/** Answers the third heading of a page of the family. */
export const benefits: Readonly<Record<Family, string>> = {
  "country-seo":
    "People who look for a company in a directory find you there, and search engines see one more mention of your name, address and website.",
  "country-business":
    "Customers and suppliers look a company up before they call. A listing with the right address and phone number answers them and links to your website.",
  country:
    "They show your business to people who browse by place and trade, and each adds a link from a site about the country or about your field.",
  "niche-listing":
    "A directory of your trade has fewer visitors than a search engine, but most of them already want what you offer.",
  "niche-link-building":
    "Start with the directories of your trade, add the general ones your customers know, and check each link once the listing is live.",
  "niche-backlinks":
    "Check the link type, what the directory asks for in return, and whether someone edits the list. A nofollow link can still bring customers.",
  "type-quality-backlinks":
    "It's on a page that people read, in a category where your customers look, and an editor decided to list you.",
  "type-submission-backlinks":
    "We cut your texts to the fields and limits of each form, submit them, and show what became of each, rejections included.",
  "type-free-traffic":
    "Visitors come from directories that people search or browse. A clear title and the right category matter more than the number of listings.",
  fixed:
    "It drafts listing texts and cuts them to each form. People submit them, and editors decide what goes live, so each link has to be checked.",
};

/** The heading above the table of a country's page. */
export const countryTableTitle = (country: Country) => `Directories for businesses in ${countryInSentence(country)}`;

/** The heading above a page's table: what its rows have in common. */
export const tableTitle = ({ family, subject }: Entry, { promise }: TableFigures) => {
  if (family === "fixed") return "AI tool directories";
  const rows = promise ? promised[promise] : "Directories";
  return family.startsWith("type-") ? `${rows} for your ${subject}` : `${rows} for ${inCountry(family)}${subject}`;
};

const inCountry = (family: Entry["family"]) => (family.startsWith("country-") ? "businesses in " : "");

const promised = {
  free: "Free directories",
  rated: "Directories with known authority",
  "link-kind": "Directories with known link types",
};

type Counts = TableFigures["counts"];

const countrySummary = (subject: string, { own, general }: Counts) =>
  own
    ? `${capital(directories(own))} of the country ${own === 1 ? "comes" : "come"} first, then ${general} worldwide ones that take any business`
    : `We know no directory of ${subject} yet, so here are ${general} worldwide ones that take any business`;

const nicheSummary = (subject: string, { own, general }: Counts) =>
  own
    ? `${capital(directories(own))} for ${subject} ${own === 1 ? "comes" : "come"} first, then ${general} that list any business of the kind`
    : `We know no directory for ${subject} alone yet, so here are ${general} that list any business of the kind`;

const placesToBeListed = (count: number) =>
  count ? `${count} ${count === 1 ? "place" : "places"} to be listed` : "where to be listed";
const sites = (count: number) => (count ? `${count} ${count === 1 ? "site" : "sites"}` : "no site yet");
const directories = (count: number) => (count === 1 ? "one directory" : `${count || "no"} directories`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
