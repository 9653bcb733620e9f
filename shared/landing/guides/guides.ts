import type { Entry, EntryFamily } from "../generated-pages.ts";
import { countryBusiness } from "./country-business.ts";
import type { Guide } from "./guide.ts";
import { nicheBacklinks } from "./niche-backlinks.ts";
import { nicheLinkBuilding } from "./niche-link-building.ts";
import { nicheListing } from "./niche-listing.ts";
import { typeFreeTraffic } from "./type-free-traffic.ts";
import { typeQualityBacklinks } from "./type-quality-backlinks.ts";
import { typeSubmissionBacklinks } from "./type-submission-backlinks.ts";

const guidesOf: Partial<Record<EntryFamily, Record<string, Guide>>> = {
  "country-business": countryBusiness,
  "niche-listing": nicheListing,
  "niche-link-building": nicheLinkBuilding,
  "niche-backlinks": nicheBacklinks,
  "type-quality-backlinks": typeQualityBacklinks,
  "type-submission-backlinks": typeSubmissionBacklinks,
  "type-free-traffic": typeFreeTraffic,
};

/** Returns the guide of a generated page, if there is one. */
export const findGuide = ({ family, subjectSlug }: Entry) => guidesOf[family]?.[subjectSlug];
