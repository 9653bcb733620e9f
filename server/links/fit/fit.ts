// How well a directory fits a project: a score and its reasons in words.

import { countryInSentence } from "#shared/landing/countries.ts";
import { niches } from "#shared/landing/niches.ts";
import { priceText } from "#shared/links/directories/labels.ts";
import { ratingSource } from "#shared/links/directories/rating-source.ts";
import type { Directory } from "#shared/links/directories.ts";
import type { Fit } from "#shared/links/submissions.ts";
import type { Profile } from "./profile.ts";

/** What our own submissions to the directory showed. */
type Observed = { submitted: number; live: number; medianDaysToLive: number | null };

export type RatedDirectory = Pick<
  Directory,
  | "countries"
  | "niches"
  | "pricing"
  | "pricingKnown"
  | "feeFrom"
  | "linkKind"
  | "linkCondition"
  | "dr"
  | "drSource"
  | "drYear"
  | "referringSubnets"
  | "reviewDaysMax"
  | "standing"
> & { observed: Observed | null };

/** Figures about fewer submissions say nothing. */
const minObserved = 5;

type Part = { points: number; reason?: string };

/**
 * Rates a directory for a project. Of 100 points, 35 are for the niche, 12 for the country, 23 for authority, 12 for the
 * link, 6 for the price and 12 for what we observed; those without a confirmed site or with a hundred siblings lose some.
 */
export const rateFit = (profile: Profile, directory: RatedDirectory): Fit => {
  const parts = [
    rateNiche(profile, directory),
    rateCountry(profile, directory),
    rateAuthority(directory),
    rateLink(directory),
    ratePrice(directory),
    rateObserved(directory),
    rateStanding(directory),
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return {
    score: Math.round(Math.min(100, Math.max(0, points))),
    reasons: parts.flatMap(({ reason }) => reason ?? []),
  };
};

const and = new Intl.ListFormat("en");
const maxNames = 3;
const plurals = new Map(niches.map(({ slug, plural }) => [slug, plural]));
const namesOf = (slugs: readonly string[]) =>
  and.format(slugs.slice(0, maxNames).map((slug) => plurals.get(slug) ?? slug));

const rateNiche = (profile: Profile, directory: RatedDirectory): Part => {
  if (!directory.niches.length) return { points: 16, reason: "Takes businesses of every kind." };
  const own = directory.niches.filter((niche) => profile.niches.includes(niche));
  if (own.length && profile.isAssumed)
    return { points: 35, reason: `Lists ${namesOf(own)}. Your listing kit doesn't say what you do yet.` };
  if (own.length) return { points: 35, reason: `Lists ${namesOf(own)}, like yours.` };
  const related = directory.niches.filter((niche) => profile.relatedNiches.includes(niche));
  if (related.length) return { points: 22, reason: `Lists ${namesOf(related)}, close to what you do.` };
  return { points: 0, reason: `Made for ${namesOf(directory.niches)}, not for what you do.` };
};

const rateCountry = ({ country }: Profile, directory: RatedDirectory): Part => {
  if (!directory.countries.length) return { points: 8, reason: "Open to businesses of any country." };
  if (country && directory.countries.includes(country.slug))
    return { points: 12, reason: `Covers ${countryInSentence(country)}.` };
  return {
    points: 0,
    reason: country ? `Doesn't cover ${countryInSentence(country)}.` : "Covers certain countries only.",
  };
};

const maxAuthority = 23;
/** The weakest sites of the million best linked have a few dozen subnets, the strongest some hundred thousand. */
const strongestSubnets = 100_000;
const integer = new Intl.NumberFormat("en-US");

const rateAuthority = ({ dr, referringSubnets, ...rating }: RatedDirectory): Part => {
  if (dr !== null) {
    const source = ratingSource(rating);
    return { points: (maxAuthority * dr) / 100, reason: `Domain rating ${dr}${source ? ` (${source})` : ""}.` };
  }
  if (referringSubnets === null) return { points: 4 };
  return {
    points: maxAuthority * Math.min(1, Math.log(1 + referringSubnets) / Math.log(strongestSubnets)),
    reason: `Linked from ${integer.format(referringSubnets)} networks (Majestic).`,
  };
};

const rateLink = ({ linkKind, linkCondition }: RatedDirectory): Part => {
  const condition =
    linkCondition === "badge"
      ? " in exchange for a badge on your site"
      : linkCondition === "reciprocal"
        ? " in exchange for a link back"
        : "";
  const points = (linkKind === "dofollow" ? 12 : linkKind === "nofollow" ? 3 : 6) - (condition ? 2 : 0);
  if (linkKind) return { points, reason: `${linkKind === "dofollow" ? "Dofollow" : "Nofollow"} link${condition}.` };
  return condition ? { points, reason: `Lists you${condition}.` } : { points };
};

const ratePrice = (directory: RatedDirectory): Part => ({
  points: { free: 6, freemium: 5, paid: 0 }[directory.pricing],
  reason: `${priceText(directory)}.`,
});

const maxObserved = 12;

const rateObserved = ({ observed, reviewDaysMax }: RatedDirectory): Part => {
  if (!observed || observed.submitted < minObserved)
    return { points: reviewDaysMax !== null && reviewDaysMax <= 14 ? maxObserved / 2 : maxObserved / 3 };
  const { submitted, live, medianDaysToLive } = observed;
  const days = medianDaysToLive === null ? undefined : Math.max(1, Math.round(medianDaysToLive));
  const speed = days === undefined ? "" : `, after a median of ${days} ${days === 1 ? "day" : "days"}`;
  const slow = days !== undefined && days > 30 ? 0.75 : 1;
  return {
    points: maxObserved * slow * (live / submitted),
    reason: `${live} of our ${submitted} submissions went live${speed}.`,
  };
};

const rateStanding = ({ standing }: RatedDirectory): Part => {
  if (standing === "unconfirmed")
    return { points: -15, reason: "Unconfirmed: our link check hasn't found the site online yet." };
  if (standing === "network") return { points: -10, reason: "One of about a hundred sites of the same owner." };
  return { points: 0 };
};
