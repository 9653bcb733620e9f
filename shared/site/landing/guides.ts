// The unique content of generated pages: data in shared/site/content/guides/, by family and subject.
import countryBusiness from "../content/guides/country-business.json" with { type: "json" };
import nicheBacklinks from "../content/guides/niche-backlinks.json" with { type: "json" };
import nicheLinkBuilding from "../content/guides/niche-link-building.json" with { type: "json" };
import nicheListing from "../content/guides/niche-listing.json" with { type: "json" };
import typeFreeTraffic from "../content/guides/type-free-traffic.json" with { type: "json" };
import typeQualityBacklinks from "../content/guides/type-quality-backlinks.json" with { type: "json" };
import typeSubmissionBacklinks from "../content/guides/type-submission-backlinks.json" with { type: "json" };
import type { Entry, EntryFamily } from "./generated-pages.ts";

/** Written for a page's subject and search term. */
export type Guide = {
  /** 55 to 75 words about what is specific to this subject and search. */
  intro: string;
  /** Five things to prepare before submitting, one sentence each. */
  prepare: readonly string[];
  /** Two pieces of advice, each with a short heading. */
  advice: readonly { heading: string; text: string }[];
  /** Three questions of this audience, with answers of two to three sentences. */
  questions: readonly { question: string; answer: string }[];
};

export const guides: Partial<Record<EntryFamily, Record<string, Guide>>> = {
  "country-business": countryBusiness,
  "niche-listing": nicheListing,
  "niche-link-building": nicheLinkBuilding,
  "niche-backlinks": nicheBacklinks,
  "type-quality-backlinks": typeQualityBacklinks,
  "type-submission-backlinks": typeSubmissionBacklinks,
  "type-free-traffic": typeFreeTraffic,
};

/** Returns the guide of a generated page, if there is one. */
export const findGuide = ({ family, subjectSlug }: Entry) => guides[family]?.[subjectSlug];
