import type { Row } from "./directories.ts";

export type CategorySlug = Row["category"];

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
    sentence: "Sites where a new product is announced on a launch day or listed beside other young companies.",
    metaTitle: "Startup Directories and Launch Sites - Free and Paid, With Sources",
    metaDescription:
      "Startup directories and launch sites to submit a new product to: price, domain rating with its year, and the kind of link.",
    h1: "Startup directories and launch sites",
    intro: [
      "A launch site shows a product on one day and keeps its page afterwards; a startup directory lists it without a date. Both want a working product, a tagline, a logo and a few screenshots.",
      "Free entries often wait in a queue, and some sites give a followed link only for a badge on your website or a fee. Our page on reciprocal links names those.",
    ],
  },
  {
    slug: "software",
    name: "Software directories",
    sentence: "Review sites, comparison sites and lists of alternatives where buyers look for software.",
    metaTitle: "Software and SaaS Directories - Reviews, Comparisons, Alternatives",
    metaDescription:
      "Where buyers compare software: review sites, SaaS lists and alternatives sites, with price, domain rating and link kind.",
    h1: "Software and SaaS directories",
    intro: [
      "People come to these sites with a need and a short list. A profile is worth little without a clear category, prices, screenshots and, on review sites, the words of real customers.",
      "Vendor profiles are mostly free to claim, and the sites earn with leads or placement. Choose the two or three products that you are truly an alternative to.",
    ],
  },
  {
    slug: "ai",
    name: "AI directories",
    sentence: "Lists of AI tools, sorted by the task that a tool is for.",
    metaTitle: "AI Tool Directories - Where to List an AI Product",
    metaDescription:
      "AI tool directories with their price, domain rating and year, and whether the link is followed: find where to list an AI product.",
    h1: "AI tool directories",
    intro: [
      "AI directories sort tools by the job that they do, so say in one line what goes in and what comes out. A short clip or a sample of the output helps an editor more than adjectives.",
      "Many were started since 2022 and charge for a quick review. Prices and rules change often here: look again on the day you submit.",
    ],
  },
  {
    slug: "community",
    name: "Communities",
    sentence: "Forums and communities of makers with a place for showing what one has built.",
    metaTitle: "Maker Communities Where You May Show a Product",
    metaDescription:
      "Forums and communities with a place for showing your own product, what they cost and which kind of link they give.",
    h1: "Communities where you may show a product",
    intro: [
      "These are places for conversations first. A post that tells what you built, why, and what you would like to hear is welcome; the same text pasted everywhere is not.",
      "Take part before you post, keep to the rules of the place, and answer the comments yourself.",
    ],
  },
  {
    slug: "local",
    name: "Local business directories",
    sentence: "Maps, yellow pages and city guides that list businesses with an address.",
    metaTitle: "Local Business Directories and Yellow Pages by Country",
    metaDescription:
      "Maps, yellow pages and local business directories, worldwide and by country, with what a listing costs as far as it is known.",
    h1: "Local business directories",
    intro: [
      "Local directories are for businesses that people visit or that come to them. Name, address and telephone number have to be the same everywhere, letter by letter.",
      "Begin with the maps that your customers use, then take the yellow pages of your country. Sites of one large network of national directories stand last.",
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
      "Buyers search here for a product, a certificate or a region. Fill in what you make, the quantities and countries you deliver to, and a person who answers.",
      "A basic company profile is usually free; requests, contacts and better places are what these sites sell.",
    ],
  },
  {
    slug: "industry",
    name: "Industry directories",
    sentence: "Directories of one trade or profession, from lawyers and doctors to photographers and builders.",
    metaTitle: "Industry Directories - Lists for One Trade or Profession",
    metaDescription:
      "Directories of one trade: law, health, weddings, building, travel, agencies and more. Filter by industry and country.",
    h1: "Industry directories",
    intro: [
      "A directory of your own trade has fewer visitors than a general one, and more of them are looking for you. Some check a licence or a membership first.",
      "Many are marketplaces that charge a fee a lead or a share of the booking. Read what a listing costs before you fill in the form.",
    ],
  },
  {
    slug: "general",
    name: "General web directories",
    sentence: "Directories of websites of every kind, the oldest form of a list of links.",
    metaTitle: "General Web Directories - Price, Link Kind and Source",
    metaDescription:
      "General web directories with their price, domain rating and link kind as public lists state them, and a word on their risk.",
    h1: "General web directories",
    intro: [
      "Directories of websites of every kind once led people through the web. Few people browse them today, and Google names low-quality directory links among its examples of link spam.",
      "Choose the ones with editors and real categories, be content with a few, and do not expect a ranking from them.",
    ],
  },
];

export const findCategory = (slug: string): Category | undefined => categories.find((one) => one.slug === slug);
