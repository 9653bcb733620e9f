// The variants of the home page under /page, each about one topic.

import pages from "../../site/content/landing-pages.json" with { type: "json" };
import type { PageTexts } from "../../site/landing/generated-pages.ts";
import type { FaqItem } from "../../site/landing/site-content.ts";
import type { Directory } from "../directories.ts";

/** What a topic's title promises of each directory in its table. A directory meets every part that is set. */
export type TopicFilter = {
  categories?: readonly Directory["category"][];
  /** At least one of them. */
  niches?: readonly string[];
  hosts?: readonly string[];
  /** `worldwide`: no country of its own; `national`: at least one. */
  scope?: "worldwide" | "national";
  /** Free as a list states it, not as an assumption. */
  isFree?: true;
  /** Has a free route. */
  isFreeToStart?: true;
  /** `known`: one of the two link kinds is known. */
  link?: "dofollow" | "known";
  /** `none`: asks for no badge and no link back; `known`: a source says what it asks for. */
  condition?: "none" | "known";
  /** 0: any known domain rating. */
  minDr?: number;
  account?: "required" | "not-required";
  /** Facts that must be known. */
  knows?: readonly ("fields" | "reviewTime" | "submitUrl" | "referringSubnets" | "pricing")[];
};

type TopicSection = {
  heading: string;
  text: string;
  points?: readonly string[];
  /** Like points, but in order. */
  steps?: readonly string[];
};

/** `h1` to `h3` are the home page's places; the table and the text are the page's own, as its description promises. */
export type LandingPage = PageTexts & {
  slug: string;
  table: {
    filter: TopicFilter;
    /** Follows the number of rows in the heading: "36 directories for law firms". */
    noun: string;
    /** How the rows were chosen. */
    note: string;
  };
  intro: string;
  sections: readonly TopicSection[];
  questions: readonly FaqItem[];
};

// A test checks the file's shape.
const contents = Object.entries(pages as unknown as Record<string, Omit<LandingPage, "slug">>);

export const landingPages: readonly LandingPage[] = contents.map(([slug, page]) => ({ slug, ...page }));

const pagesBySlug = new Map(landingPages.map((page) => [page.slug, page]));

export const findLandingPage = (slug: string) => pagesBySlug.get(slug);
