// How well a directory fits a project: a score and its reasons in words.
import type { fitColumns } from "#db/queries/directory-columns.ts";
import { priceText } from "#shared/links/directories/labels.ts";
import { ratingSource } from "#shared/links/directories/rating-source.ts";
import type { Directory } from "#shared/links/directories.ts";
import type { KitFields } from "#shared/links/kit.ts";
import type { Fit } from "#shared/links/submissions.ts";
import { type Country, countryInSentence } from "#shared/site/landing/countries.ts";
import { niches } from "#shared/site/landing/niches.ts";

export type Profile = {
  /** Slugs; without a known niche, those of online products or of local businesses. */
  niches: readonly string[];
  /** Whether nothing says what the business does. */
  isAssumed: boolean;
  relatedNiches: readonly string[];
  country: Country | undefined;
  /** Lower-case English names; English is always one. */
  languages: readonly string[];
  consents: KitFields["consents"];
  excludedDirectoryIds: readonly string[];
  /** Whether the plan covers free directories only. */
  freeOnly: boolean;
};

// Words by which a kit or a project description tells its niche. Each is matched as a whole word, with or without a
// plural s; several words in one text must follow each other.

export const nicheWords: Readonly<Record<string, readonly string[]>> = {
  "small-businesses": ["small business", "family business"],
  "local-businesses": ["local business", "near you", "opening hours"],
  saas: ["saas", "software", "web app", "platform", "dashboard", "api", "developer tool", "productivity", "crm"],
  agency: ["agency", "agencies", "studio"],
  ecommerce: ["ecommerce", "e-commerce", "online shop", "online store", "webshop", "shopify", "marketplace"],
  freelancers: ["freelancer", "freelance", "freelancing"],
  "real-estate": ["real estate", "realtor", "estate agent", "property listing"],
  "law-firms": ["law firm", "lawyer", "attorney", "solicitor"],
  restaurants: ["restaurant", "cafe", "bistro", "pizzeria", "catering", "coffee shop"],
  photographers: ["photographer", "photography"],
  "healthcare-providers": ["healthcare", "clinic", "dentist", "dental", "doctor", "physician", "medical", "pharmacy"],
  "education-platforms": ["e-learning", "elearning", "online course", "learning platform", "edtech"],
  startups: ["startup", "start-up"],
  blogs: ["blog", "blogger", "newsletter"],
  nonprofits: ["nonprofit", "non-profit", "charity", "charities", "foundation"],
  "digital-marketing": ["digital marketing", "online marketing", "marketing agency", "advertising", "marketing"],
  "financial-services": ["financial service", "fintech", "insurance", "bank", "banking", "payments", "lending"],
  "it-services": ["it service", "it support", "managed service", "hosting", "cloud service", "it company"],
  "mobile-apps": ["mobile app", "ios app", "android app", "app store"],
  "web-design": ["web design", "web designer", "website design", "web development"],
  "fitness-trainers": ["fitness", "gym", "personal trainer"],
  "beauty-services": ["beauty", "hair salon", "hairdresser", "cosmetics", "nail salon", "barber"],
  artists: ["artist", "art gallery", "painter", "illustration", "illustrator"],
  "event-planners": ["event planner", "event planning", "event agency", "event management"],
  "b2b-services": ["b2b", "business service"],
  "accounting-firms": ["accounting", "accountant", "bookkeeping", "tax advisor", "tax service"],
  "ai-solutions": ["ai", "artificial intelligence", "machine learning", "llm", "chatbot", "gpt"],
  "construction-companies": ["construction", "builder", "roofing", "contractor"],
  "consulting-services": ["consulting", "consultant", "consultancy"],
  "interior-design": ["interior design", "interior designer"],
  "manufacturing-companies": ["manufacturing", "manufacturer", "factory", "machining"],
  "eco-friendly-businesses": ["eco-friendly", "sustainable", "sustainability", "zero waste"],
  influencers: ["influencer"],
  "tourism-and-travel": ["travel", "tourism", "tour operator", "holiday", "vacation"],
  "hospitality-services": ["hotel", "hospitality", "hostel", "bed and breakfast"],
  "childcare-providers": ["childcare", "daycare", "kindergarten", "nursery"],
  "home-improvement": ["home improvement", "renovation", "plumber", "plumbing", "electrician", "handyman", "hvac"],
  "automotive-services": ["automotive", "car repair", "car dealer", "car dealership", "garage", "auto parts"],
  "pet-services": ["pet", "veterinary", "vet", "dog grooming"],
  "wedding-planners": ["wedding"],
  "wellness-coaches": ["wellness", "life coach", "yoga", "meditation", "coaching"],
  "public-relations": ["public relations", "pr agency", "press office"],
  "content-creators": ["content creator", "youtuber", "podcast", "creator"],
  "apparel-and-fashion": ["fashion", "apparel", "clothing", "shoes", "jewelry", "jewellery"],
  "media-and-publishing": ["publishing", "publisher", "magazine", "news site", "media"],
  cybersecurity: ["cybersecurity", "cyber security", "information security", "penetration test"],
  "recruitment-agencies": ["recruitment", "recruiting", "staffing", "job board", "headhunter"],
  "education-and-tutoring": ["education", "tutoring", "tutor", "school", "language course"],
  "sports-coaching": ["sports coaching", "sports coach", "tennis", "football club"],
  "gaming-platforms": ["gaming", "video game", "game studio", "esports"],
  "legal-services": ["legal", "legaltech", "notary"],
  "seo-specialists": ["seo", "search engine optimization", "link building", "backlink"],
  "social-media-managers": ["social media"],
  "video-production": ["video production", "videographer", "film production", "animation studio"],
  "hr-solutions": ["hr", "human resources", "payroll", "applicant tracking"],
  "mental-health-services": [
    "mental health",
    "therapist",
    "psychologist",
    "psychotherapy",
    "counselling",
    "counseling",
  ],
  "property-management": ["property management", "property manager", "facility management"],
  "subscription-boxes": ["subscription box"],
  "green-energy-solutions": ["solar", "green energy", "renewable energy", "heat pump", "photovoltaic"],
  "personal-finance": ["personal finance", "budgeting", "investing", "savings"],
  "professional-services": ["professional service", "translation", "notary", "engineering office"],
  "cleaning-services": ["cleaning", "cleaner", "laundry", "janitorial"],
  "logistics-services": ["logistics", "freight", "shipping", "courier", "moving company", "parcel", "delivery service"],
  agriculture: ["agriculture", "farm", "farming", "winery", "agritech"],
};

/** What our own submissions to the directory showed. */
type Observed = { submitted: number; live: number; medianDaysToLive: number | null };

export type RatedDirectory = Pick<Directory, keyof typeof fitColumns> & { observed: Observed | null };

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
