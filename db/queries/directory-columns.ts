import { directories } from "../schema/index.ts";

/** What decides how well a directory fits a project. */
export const fitColumns = {
  countries: directories.countries,
  niches: directories.niches,
  pricing: directories.pricing,
  pricingKnown: directories.pricingKnown,
  feeFrom: directories.feeFrom,
  linkKind: directories.linkKind,
  linkCondition: directories.linkCondition,
  dr: directories.dr,
  drSource: directories.drSource,
  drYear: directories.drYear,
  referringSubnets: directories.referringSubnets,
  reviewDaysMax: directories.reviewDaysMax,
  standing: directories.standing,
};
