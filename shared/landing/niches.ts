/** `name` is for lists; `plural` names its businesses within our own sentences: "directories for fashion brands". */
export type Niche = { slug: string; name: string; plural: string };

// Slugs never change.
export const niches: readonly Niche[] = [
  { slug: "small-businesses", name: "Small businesses", plural: "small businesses" },
  { slug: "local-businesses", name: "Local businesses", plural: "local businesses" },
  { slug: "saas", name: "SaaS", plural: "SaaS products" },
  { slug: "agency", name: "Agencies", plural: "agencies" },
  { slug: "ecommerce", name: "Ecommerce", plural: "ecommerce stores" },
  { slug: "freelancers", name: "Freelancers", plural: "freelancers" },
  { slug: "real-estate", name: "Real estate", plural: "real estate agencies" },
  { slug: "law-firms", name: "Law firms", plural: "law firms" },
  { slug: "restaurants", name: "Restaurants", plural: "restaurants" },
  { slug: "photographers", name: "Photographers", plural: "photographers" },
  { slug: "healthcare-providers", name: "Healthcare providers", plural: "healthcare providers" },
  { slug: "education-platforms", name: "Education platforms", plural: "education platforms" },
  { slug: "startups", name: "Startups", plural: "startups" },
  { slug: "blogs", name: "Blogs", plural: "blogs" },
  { slug: "nonprofits", name: "Nonprofits", plural: "nonprofits" },
  { slug: "digital-marketing", name: "Digital marketing", plural: "digital marketers" },
  { slug: "financial-services", name: "Financial services", plural: "financial services" },
  { slug: "it-services", name: "IT services", plural: "IT services" },
  { slug: "mobile-apps", name: "Mobile apps", plural: "mobile apps" },
  { slug: "web-design", name: "Web design", plural: "web designers" },
  { slug: "fitness-trainers", name: "Fitness trainers", plural: "fitness trainers" },
  { slug: "beauty-services", name: "Beauty", plural: "beauty businesses" },
  { slug: "artists", name: "Artists", plural: "artists" },
  { slug: "event-planners", name: "Event planners", plural: "event planners" },
  { slug: "b2b-services", name: "B2B services", plural: "B2B services" },
  { slug: "accounting-firms", name: "Accounting firms", plural: "accounting firms" },
  { slug: "ai-solutions", name: "AI solutions", plural: "AI solutions" },
  { slug: "construction-companies", name: "Construction companies", plural: "construction companies" },
  { slug: "consulting-services", name: "Consulting", plural: "consulting firms" },
  { slug: "interior-design", name: "Interior design", plural: "interior designers" },
  { slug: "manufacturing-companies", name: "Manufacturing", plural: "manufacturers" },
  { slug: "eco-friendly-businesses", name: "Eco-friendly businesses", plural: "eco-friendly businesses" },
  { slug: "influencers", name: "Influencers", plural: "influencers" },
  { slug: "tourism-and-travel", name: "Tourism and travel", plural: "tourism businesses" },
  { slug: "hospitality-services", name: "Hospitality", plural: "hospitality businesses" },
  { slug: "childcare-providers", name: "Childcare providers", plural: "childcare providers" },
  { slug: "home-improvement", name: "Home improvement", plural: "home improvement firms" },
  { slug: "automotive-services", name: "Automotive", plural: "automotive businesses" },
  { slug: "pet-services", name: "Pet services", plural: "pet services" },
  { slug: "wedding-planners", name: "Wedding planners", plural: "wedding planners" },
  { slug: "wellness-coaches", name: "Wellness coaches", plural: "wellness coaches" },
  { slug: "public-relations", name: "Public relations", plural: "public relations firms" },
  { slug: "content-creators", name: "Content creators", plural: "content creators" },
  { slug: "apparel-and-fashion", name: "Apparel and fashion", plural: "fashion brands" },
  { slug: "media-and-publishing", name: "Media and publishing", plural: "publishers" },
  { slug: "cybersecurity", name: "Cybersecurity", plural: "cybersecurity firms" },
  { slug: "recruitment-agencies", name: "Recruitment agencies", plural: "recruitment agencies" },
  { slug: "education-and-tutoring", name: "Education and tutoring", plural: "tutors and educators" },
  { slug: "sports-coaching", name: "Sports coaching", plural: "sports coaches" },
  { slug: "gaming-platforms", name: "Gaming platforms", plural: "gaming platforms" },
  { slug: "legal-services", name: "Legal services", plural: "legal services" },
  { slug: "seo-specialists", name: "SEO specialists", plural: "SEO specialists" },
  { slug: "social-media-managers", name: "Social media managers", plural: "social media managers" },
  { slug: "video-production", name: "Video production", plural: "video producers" },
  { slug: "hr-solutions", name: "HR solutions", plural: "HR solutions" },
  { slug: "mental-health-services", name: "Mental health services", plural: "mental health services" },
  { slug: "property-management", name: "Property management", plural: "property managers" },
  { slug: "subscription-boxes", name: "Subscription boxes", plural: "subscription boxes" },
  { slug: "green-energy-solutions", name: "Green energy", plural: "green energy companies" },
  { slug: "personal-finance", name: "Personal finance", plural: "personal finance brands" },
  { slug: "professional-services", name: "Professional services", plural: "professional services" },
  { slug: "cleaning-services", name: "Cleaning services", plural: "cleaning services" },
  { slug: "logistics-services", name: "Logistics", plural: "logistics companies" },
  { slug: "agriculture", name: "Agriculture", plural: "agricultural businesses" },
];

const acronyms = /\b(it|ai|hr|b2b|seo)\b/g;

/** The niche in fixed texts, as specified: "tourism and travel", "IT services". */
export const nicheInText = ({ slug }: Pick<Niche, "slug">): string =>
  slug
    .replaceAll("-", " ")
    .replace("eco friendly", "eco-friendly")
    .replace(acronyms, (acronym) => acronym.toUpperCase());
