import type { Directory } from "../directories.ts";

export type CategorySlug = Directory["category"];

export type Category = {
  slug: CategorySlug;
  name: string;
  /** A one-sentence description. */
  sentence: string;
  metaTitle: string;
  metaDescription: string;
  h1: string;
  /** Who should submit there, and what to expect. */
  intro: readonly string[];
};

export const categories: readonly Category[] = [
  {
    slug: "startup",
    name: "Startup and launch sites",
    sentence: "Sites that announce new products on a launch day or list them alongside other young companies.",
    metaTitle: "Startup Directories and Launch Sites - Free and Paid, With Sources",
    metaDescription:
      "Startup directories and launch sites where you can submit a new product, with price, domain rating, its year and link type.",
    h1: "Startup directories and launch sites",
    intro: [
      "A launch site features a product for a day and keeps its page online afterwards. A startup directory lists it without a launch date. Both expect a working product, a tagline, a logo and a few screenshots.",
      "Free entries often wait in a queue, and some sites give a dofollow link only in exchange for a fee or a badge on your website. See our page on reciprocal links for the latter.",
    ],
  },
  {
    slug: "software",
    name: "Software directories",
    sentence: "Review sites, comparison sites and lists of alternatives where buyers look for software.",
    metaTitle: "Software and SaaS Directories - Reviews, Comparisons, Alternatives",
    metaDescription:
      "Where buyers compare software: review sites, SaaS lists and alternatives sites, with price, domain rating and link type.",
    h1: "Software and SaaS directories",
    intro: [
      "People come to these sites with a need and a shortlist. A profile needs a clear category, prices, screenshots and, on review sites, reviews from real customers.",
      "Most vendor profiles are free to claim; the sites make money from leads or placement. On alternatives sites, choose the two or three products you can really replace.",
    ],
  },
  {
    slug: "ai",
    name: "AI directories",
    sentence: "Lists of AI tools, sorted by task.",
    metaTitle: "AI Tool Directories - Where to List an AI Product",
    metaDescription:
      "AI tool directories with their price, domain rating, its year and link type. Find out where to list your AI product.",
    h1: "AI tool directories",
    intro: [
      "AI directories sort tools by the job they do, so say in one line what goes in and what comes out. A short clip or sample output helps an editor more than adjectives.",
      "Many have launched since 2022 and charge for a fast review. Their prices and rules change often, so check again on the day you submit.",
    ],
  },
  {
    slug: "community",
    name: "Communities",
    sentence: "Maker forums and communities where you can show what you have built.",
    metaTitle: "Maker Communities Where You Can Show Your Product",
    metaDescription:
      "Forums and communities where you can show your own product, with what they cost and which type of link they give.",
    h1: "Communities where you can show your product",
    intro: [
      "Communities are for conversations first. A post about what you built, why, and what feedback you want is welcome; the same text pasted everywhere is not.",
      "Take part before you post, follow the community rules, and answer comments yourself.",
    ],
  },
  {
    slug: "local",
    name: "Local business directories",
    sentence: "Maps, yellow pages and city guides that list businesses with an address.",
    metaTitle: "Local Business Directories and Yellow Pages by Country",
    metaDescription:
      "Maps, yellow pages and local business directories, worldwide and by country, with listing prices where they are known.",
    h1: "Local business directories",
    intro: [
      "Local directories are for businesses with a location or a service area. Your name, address and phone number must match everywhere, character for character.",
      "Start with the maps your customers use, then add the yellow pages for your country. Sites that belong to one large network of national directories come last.",
    ],
  },
  {
    slug: "business",
    name: "Business directories",
    sentence: "Company registers and marketplaces where businesses look for suppliers.",
    metaTitle: "B2B Company Directories and Supplier Marketplaces",
    metaDescription:
      "Company directories and supplier marketplaces for B2B firms and manufacturers, with countries, prices and sources.",
    h1: "B2B company directories",
    intro: [
      "Buyers search these sites by product, certificate or region. List what you make, the quantities and countries you deliver to, and a contact person.",
      "A basic company profile is usually free. These sites charge for buyer requests, contacts and better placement.",
    ],
  },
  {
    slug: "industry",
    name: "Industry directories",
    sentence: "Directories for a single trade or profession, from lawyers and doctors to photographers and builders.",
    metaTitle: "Industry Directories - Lists for a Single Trade or Profession",
    metaDescription:
      "Directories for a single trade: law, health, weddings, construction, travel, agencies and more. Filter by industry and country.",
    h1: "Industry directories",
    intro: [
      "A directory for your own trade has fewer visitors than a general one, but more of them are looking for a business like yours. Some check a license or membership first.",
      "Many are marketplaces that charge per lead or take a share of each booking. Check what a listing costs before you fill in the form.",
    ],
  },
  {
    slug: "general",
    name: "General web directories",
    sentence: "Directories of all kinds of websites, the oldest form of link list.",
    metaTitle: "General Web Directories - Price, Link Type and Source",
    metaDescription:
      "General web directories with price, domain rating and link type as stated by public lists, and a note on their risks.",
    h1: "General web directories",
    intro: [
      "General web directories used to be how people found websites. Few people browse them today, and Google lists low-quality directory links as an example of link spam.",
      "Choose a few with editors and real categories, and do not expect them to improve your ranking.",
    ],
  },
];

export const findCategory = (slug: string): Category | undefined => categories.find((one) => one.slug === slug);
