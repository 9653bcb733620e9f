// Which directories fit the subject of a generated page: those for its own niches, and general ones of a fitting kind.
import type { Directory } from "../directories.ts";

/** A kind of business, by the general directories that list it. */
type Audience = "local" | "office" | "company" | "product" | "ai" | "publisher";
type Category = Directory["category"];

/** Categories of worldwide directories that list any business of the kind, in the order of a table. */
const generalCategories: Readonly<Record<Audience, readonly Category[]>> = {
  local: ["local", "general"],
  office: ["local", "business", "general"],
  company: ["business", "general"],
  product: ["startup", "software", "community", "general"],
  ai: ["ai", "startup", "software", "community", "general"],
  publisher: ["general"],
};

/** Niches that do not narrow a directory down: one with another niche is for that trade only. */
const wideNiches: Readonly<Record<Audience, ReadonlySet<string>>> = {
  local: new Set(["local-businesses", "small-businesses"]),
  office: new Set(["local-businesses", "small-businesses", "professional-services", "b2b-services"]),
  company: new Set(["local-businesses", "small-businesses", "professional-services", "b2b-services"]),
  product: new Set(["saas", "startups"]),
  ai: new Set(["saas", "startups", "ai-solutions"]),
  publisher: new Set(),
};

/** Launch sites and software lists are no place for a hotel, and AI lists only take AI products. */
const closedCategories: Readonly<Record<Audience, ReadonlySet<Category>>> = {
  local: new Set<Category>(["startup", "software", "ai", "community"]),
  office: new Set<Category>(["startup", "software", "ai", "community"]),
  company: new Set<Category>(["startup", "ai", "community"]),
  product: new Set<Category>(["ai"]),
  ai: new Set<Category>(),
  publisher: new Set<Category>(["startup", "software", "ai"]),
};

export type PageSubject = {
  slug: string;
  /** The niches whose directories are the subject's own. */
  niches: readonly string[];
  audience: Audience;
};

const audiencesOfNiches: Readonly<Record<Audience, string>> = {
  local:
    "local-businesses restaurants photographers healthcare-providers nonprofits fitness-trainers beauty-services artists event-planners construction-companies interior-design eco-friendly-businesses tourism-and-travel hospitality-services childcare-providers home-improvement automotive-services pet-services wedding-planners wellness-coaches education-and-tutoring sports-coaching mental-health-services cleaning-services agriculture",
  office:
    "small-businesses real-estate law-firms financial-services accounting-firms consulting-services property-management legal-services professional-services personal-finance recruitment-agencies",
  company:
    "agency ecommerce freelancers digital-marketing it-services web-design b2b-services manufacturing-companies public-relations apparel-and-fashion seo-specialists social-media-managers video-production subscription-boxes green-energy-solutions logistics-services",
  product: "saas startups education-platforms mobile-apps cybersecurity gaming-platforms hr-solutions",
  ai: "ai-solutions",
  publisher: "blogs influencers content-creators media-and-publishing",
};

const ownNichesOfTypes: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  local: {
    "local-business": "local-businesses",
    nonprofit: "nonprofits",
    "travel-agency": "tourism-and-travel",
    hotel: "hospitality-services",
    restaurant: "restaurants",
    cafe: "restaurants",
    "dental-practice": "healthcare-providers",
    "medical-clinic": "healthcare-providers",
    "fitness-studio": "fitness-trainers sports-coaching",
    "yoga-studio": "fitness-trainers wellness-coaches",
    "beauty-salon": "beauty-services",
    "photography-studio": "photographers",
    "event-agency": "event-planners",
    "wedding-service": "wedding-planners",
    "pet-shop": "pet-services",
    "home-service": "home-improvement",
    "construction-company": "construction-companies",
    "cleaning-company": "cleaning-services",
    "moving-company": "logistics-services",
    "car-dealership": "automotive-services",
    "coaching-business": "wellness-coaches sports-coaching",
  },
  office: {
    "small-business": "small-businesses",
    consultancy: "consulting-services professional-services",
    "real-estate-agency": "real-estate",
    "law-firm": "law-firms",
    "accounting-firm": "accounting-firms",
    "recruitment-agency": "recruitment-agencies",
    "tax-service": "accounting-firms",
  },
  company: {
    agency: "agency",
    ecommerce: "ecommerce",
    "online-store": "ecommerce",
    "freelance-business": "freelancers",
    "design-studio": "web-design interior-design",
    "it-company": "it-services",
    "b2b-company": "b2b-services",
    "seo-agency": "seo-specialists digital-marketing",
    "marketing-agency": "digital-marketing",
    "fashion-brand": "apparel-and-fashion",
    "logistics-company": "logistics-services",
    "manufacturing-company": "manufacturing-companies",
  },
  product: {
    saas: "saas",
    startup: "startups",
    marketplace: "startups",
    "mobile-app": "mobile-apps",
    "web-app": "saas",
    "developer-tool": "saas",
    "online-course": "education-platforms",
    "software-company": "saas",
    "hr-platform": "hr-solutions",
    "fintech-company": "startups",
    "health-platform": "startups",
    "education-platform": "education-platforms",
    "gaming-studio": "gaming-platforms",
    "insurance-platform": "startups",
  },
  ai: { "ai-tool": "ai-solutions" },
  publisher: {
    blog: "blogs",
    newsletter: "blogs",
    podcast: "content-creators",
    "membership-site": "content-creators",
    "media-company": "media-and-publishing",
  },
};

const audiences = Object.keys(generalCategories) as Audience[];

const nicheSubjects = new Map(
  audiences.flatMap((audience) =>
    audiencesOfNiches[audience]
      .split(" ")
      .map((slug): [string, PageSubject] => [slug, { slug, niches: [slug], audience }]),
  ),
);

const typeSubjects = new Map(
  audiences.flatMap((audience) =>
    Object.entries(ownNichesOfTypes[audience]).map(([slug, own]): [string, PageSubject] => [
      slug,
      { slug, niches: own.split(" "), audience },
    ]),
  ),
);

export const findNicheSubject = (slug: string) => nicheSubjects.get(slug);
export const findTypeSubject = (slug: string) => typeSubjects.get(slug);

/** A directory for the subject's own trade. */
export const isOwnOf = ({ niches, audience }: PageSubject, directory: Directory) =>
  directory.niches.some((niche) => niches.includes(niche)) && !closedCategories[audience].has(directory.category);

/** A worldwide directory that lists any business of the subject's kind. */
export const isGeneralFor = ({ audience }: PageSubject, { countries, category, niches }: Directory) =>
  countries.length === 0 &&
  generalCategories[audience].includes(category) &&
  niches.every((niche) => wideNiches[audience].has(niche));

/** The categories of the subject's general directories, in the order of a table. */
export const generalCategoriesOf = ({ audience }: PageSubject) => generalCategories[audience];

/** A worldwide directory that lists businesses of every kind, so that it can stand on a country's page. */
export const isForEveryBusiness = (directory: Directory) => isGeneralFor(everyBusiness, directory);

const everyBusiness: PageSubject = { slug: "", niches: [], audience: "local" };
