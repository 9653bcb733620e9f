// The texts of the home page and its variants under /page, each targeting one search term.

import { site } from "../site.ts";
import type { PageTexts } from "./generated-pages.ts";

export type LandingPage = PageTexts & { slug: string };

export const homePage: PageTexts = {
  metaTitle: `${site.name} - Submit Your Startup to 200+ Directories`,
  metaDescription: site.description,
  h1: { text: "Submit your startup to 200+ directories with a few clicks", highlight: "200+ directories" },
  h2: `Tell ${site.name} about your product once. We submit it, check which listings go live, and can add 1000+ SEO articles.`,
  h3: "What you get when the submissions are off your desk",
};

const textsBySlug: Record<string, PageTexts> = {
  "ai-backlink-maker": {
    metaTitle: "AI Backlink Maker for Startups - From One Profile to 200+ Directories",
    metaDescription:
      "An AI backlink maker that submits one profile of your startup to 200+ directories, so the links come from sites that list you.",
    h1: { text: "The AI backlink maker that works with real directories", highlight: "AI backlink maker" },
    h2: "Describe your product once. We fit the text to each directory, submit it and check what goes live.",
    h3: "What the AI backlink maker takes off your hands",
  },
  "ai-backlinks-generator": {
    metaTitle: "AI Backlinks Generator Without Spam - Listings and Articles",
    metaDescription:
      "Most backlink generators post spam. This one submits your website to public directories and names each of them, with its result.",
    h1: { text: "An AI backlinks generator without the spam", highlight: "AI backlinks generator" },
    h2: "No comment spam and no link networks: directory listings and articles that carry your name",
    h3: "What this generator makes, and what it refuses to make",
  },
  "free-ai-backlinks": {
    metaTitle: "Free AI Backlinks - AI Tool Directories That List You at No Cost",
    metaDescription:
      "Where an AI product can get backlinks for free: AI tool directories with a free listing, what they ask for, and what our work costs.",
    h1: { text: "Free AI backlinks from directories that charge nothing", highlight: "Free AI backlinks" },
    h2: "The listings are free. You pay us only if you would rather not fill in the forms yourself.",
    h3: "How to get the most from free AI directories",
  },
  "ai-directory-bulk-submission": {
    metaTitle: "AI Directory Bulk Submission - Send Your AI Tool in One Go",
    metaDescription:
      "Submit your AI tool to many AI directories from one brief. Every site still gets a text in its own format and category.",
    h1: { text: "AI directory bulk submission from one brief", highlight: "AI directory bulk submission" },
    h2: "One brief, many AI directories, and a text that fits the fields of each",
    h3: "Bulk work with the care of a single submission",
  },
  "saas-backlinks": {
    metaTitle: "SaaS Backlinks - Links From Software Directories and Articles",
    metaDescription:
      "Build SaaS backlinks where buyers compare software: review sites, alternatives lists and launch directories, each checked once live.",
    h1: { text: "SaaS backlinks from the places where buyers compare", highlight: "SaaS backlinks" },
    h2: "Review sites, alternatives lists and launch directories, submitted for you and checked",
    h3: "Where good SaaS backlinks come from",
  },
  "startups-backlinks": {
    metaTitle: "Startups Backlinks - A First Link Profile for a Young Company",
    metaDescription:
      "A new startup has no links yet. Build the first ones on startup directories, launch sites and company databases that accept you.",
    h1: { text: "Startups backlinks: your first links, done properly", highlight: "Startups backlinks" },
    h2: "Begin with the directories that are made for young companies, and keep a record of each",
    h3: "Why directories are a sound first step for startups",
  },
  "directory-submission-service": {
    metaTitle: "Directory Submission Service - 200+ Sites, Every Result Listed",
    metaDescription:
      "A directory submission service for founders: we write the listings, submit to 200+ directories and show you which ones are live.",
    h1: { text: "A directory submission service that shows its work", highlight: "directory submission service" },
    h2: "You fill in one form. We fill in those of 200+ directories and tell you what became of each.",
    h3: "What our directory submission service includes",
  },
  "local-directory-submissions": {
    metaTitle: "Local Directory Submissions - Be Found in Your Own Town",
    metaDescription:
      "Local directory submissions with the same name, address and phone number everywhere, so maps, customers and search engines agree.",
    h1: { text: "Local directory submissions for shops and services", highlight: "Local directory submissions" },
    h2: "The same name, address and phone number on every local directory that people use",
    h3: "What local listings do for a business with an address",
  },
  "legal-directory-submissions": {
    metaTitle: "Legal Directory Submissions for Law Firms and Lawyers",
    metaDescription:
      "Legal directory submissions for law firms: practice areas, admissions and offices entered correctly on legal and general directories.",
    h1: { text: "Legal directory submissions for law firms", highlight: "Legal directory submissions" },
    h2: "Practice areas, offices and lawyers, entered with the accuracy that your profession asks for",
    h3: "Why law firms are listed in legal directories",
  },
  "ai-tool-directory-submission": {
    metaTitle: "AI Tool Directory Submission - Get Your AI Product Listed",
    metaDescription:
      "Which AI tool directories take new products, what their editors look at, and how we submit your AI tool to them for you.",
    h1: { text: "AI tool directory submission for new products", highlight: "AI tool directory submission" },
    h2: "Put your AI product on the lists that people open when they look for a tool",
    h3: "What AI directories want to see in a submission",
  },
  "automated-directory-submission": {
    metaTitle: "Automated Directory Submission - What Software Should Do",
    metaDescription:
      "Automated directory submission done carefully: software fills in the repeated fields, and listings are checked before they are counted.",
    h1: { text: "Automated directory submission, checked at the end", highlight: "Automated directory submission" },
    h2: "Let software repeat what is the same everywhere, and give attention to what is not",
    h3: "Which steps are worth automating",
  },
  "bulk-directory-submission": {
    metaTitle: "Bulk Directory Submission - One Website, 200+ Directories",
    metaDescription:
      "Bulk directory submission without duplicate texts: one website goes to 200+ directories in steady batches, each tracked by state.",
    h1: { text: "Bulk directory submission in steady batches", highlight: "Bulk directory submission" },
    h2: "Send one website to 200+ directories without sending the same paragraph 200 times",
    h3: "How a bulk submission stays tidy",
  },
  "manual-directory-submission": {
    metaTitle: "Manual Directory Submission - Listings Written One by One",
    metaDescription:
      "Some directories ask for an account, a category and a text of their own. See when manual directory submission is worth the time.",
    h1: { text: "Manual directory submission where it matters", highlight: "Manual directory submission" },
    h2: "Some editors read every entry. For those, the entry is written to be read.",
    h3: "When a listing deserves work by hand",
  },
  "free-directory-submission": {
    metaTitle: "Free Directory Submission - Sites That Charge No Listing Fee",
    metaDescription:
      "Free directory submission sites worth an hour of your time: no listing fee, real editors, and a fair view of what a free entry brings.",
    h1: { text: "Free directory submission sites worth your time", highlight: "Free directory submission" },
    h2: "Directories that list you for nothing, and the reasons to skip some of them",
    h3: "How we choose free directories",
  },
  "startup-directory-submission": {
    metaTitle: "Startup Directory Submission - Be Listed Beyond Launch Day",
    metaDescription:
      "Submit your startup to startup directories and company databases, where investors, press and early users look things up.",
    h1: { text: "Startup directory submission that outlasts launch day", highlight: "Startup directory submission" },
    h2: "Be present where investors, journalists and early users look a company up",
    h3: "What a startup directory entry is good for",
  },
  "saas-directory-submission": {
    metaTitle: "SaaS Directory Submission - Profiles on Software Review Sites",
    metaDescription:
      "SaaS directory submission for software teams: complete profiles with features, prices and screenshots on the sites buyers read.",
    h1: { text: "SaaS directory submission with complete profiles", highlight: "SaaS directory submission" },
    h2: "Features, prices, screenshots and integrations: the profile a buyer hopes to find",
    h3: "What belongs in a SaaS profile",
  },
  "software-directory-submission": {
    metaTitle: "Software Directory Submission - Desktop, Web and Open Source",
    metaDescription:
      "List desktop, web or open-source software in software directories, with versions, licence and platforms stated correctly.",
    h1: { text: "Software directory submission for every platform", highlight: "Software directory submission" },
    h2: "Versions, licences and platforms, entered the way that software directories ask for them",
    h3: "How software directories sort what they list",
  },
  "business-directory-submission": {
    metaTitle: "Business Directory Submission - One Consistent Company Entry",
    metaDescription:
      "Business directory submission with one consistent record of your company: name, address, hours, category and website everywhere.",
    h1: { text: "Business directory submission with one true record", highlight: "Business directory submission" },
    h2: "Your company details, the same in every business directory that lists you",
    h3: "Why consistent company details matter",
  },
  "web-directory-submission": {
    metaTitle: "Web Directory Submission - Which General Directories Remain",
    metaDescription:
      "General web directories are fewer than they were. How to see which still review their entries, and which ones to leave out.",
    h1: { text: "Web directory submission, without the dead ones", highlight: "Web directory submission" },
    h2: "Some general directories still have an editor. Many others only collect links.",
    h3: "How to tell a living web directory from a dead one",
  },
  "niche-directory-submission": {
    metaTitle: "Niche Directory Submission - Fewer Sites, Closer to You",
    metaDescription:
      "A niche directory knows your trade. Submit to directories of your own industry first, where visitors already want what you sell.",
    h1: { text: "Niche directory submission for your own trade", highlight: "Niche directory submission" },
    h2: "Start with the directories that know your trade, then widen the circle",
    h3: "Why a small, relevant directory can be the better one",
  },
  "website-submission-service": {
    metaTitle: "Website Submission Service - Get a New Site Noticed",
    metaDescription:
      "A website submission service for new sites: directories that can list you, what to set up for search engines, and a list of what was done.",
    h1: { text: "A website submission service for new sites", highlight: "website submission service" },
    h2: "Search engines find new sites through links, among other ways. We help to put the first ones there.",
    h3: "What happens after you submit your website",
  },
  "directory-submission-report": {
    metaTitle: "Directory Submission Report - See Every Site and Its State",
    metaDescription:
      "What a directory submission report should show: each directory, the date, the state of the entry and the address of the live link.",
    h1: { text: "A directory submission report you can check", highlight: "directory submission report" },
    h2: "Submitted, pending or verified live: each directory by name, each link by address",
    h3: "What stands in the report",
  },
  "directory-submission-for-seo": {
    metaTitle: "Directory Submission for SEO - What It Can and Cannot Do",
    metaDescription:
      "A sober look at directory submission for SEO: how listings help discovery and trust, where they do nothing, and what to do as well.",
    h1: { text: "Directory submission for SEO, without the myths", highlight: "Directory submission for SEO" },
    h2: "A listing is a link, a mention and a way to be found. It is not a shortcut.",
    h3: "What directories contribute to SEO",
  },
  "high-dr-backlinks": {
    metaTitle: "High DR Backlinks - Directories With a Strong Link Profile",
    metaDescription:
      "High DR backlinks from directories whose domain rating is known, with its source and year. What DR measures and what it does not.",
    h1: { text: "High DR backlinks from directories you can name", highlight: "High DR backlinks" },
    h2: "Submit to directories with a high domain rating, each with the source of the figure",
    h3: "How to read a domain rating",
  },
  "dofollow-backlinks": {
    metaTitle: "Dofollow Backlinks - Which Directories Pass Their Vote On",
    metaDescription:
      "Which directories give dofollow backlinks, why a natural profile has both kinds of link, and how to check the attribute once a link is live.",
    h1: { text: "Dofollow backlinks, and why nofollow is no failure", highlight: "Dofollow backlinks" },
    h2: "Know which kind of link a directory gives before your website is submitted to it",
    h3: "How the two kinds of link work together",
  },
  "backlinks-for-new-websites": {
    metaTitle: "Backlinks for New Websites - Where to Begin From Zero",
    metaDescription:
      "Backlinks for new websites, in a sensible order: profiles you own, then directories, then articles. No bought links on the way.",
    h1: { text: "Backlinks for new websites, in a sensible order", highlight: "Backlinks for new websites" },
    h2: "Your domain is weeks old and nobody links to it. Here is a calm way to start.",
    h3: "The first links a new website should have",
  },
  "ecommerce-backlinks": {
    metaTitle: "Ecommerce Backlinks - Shop Directories and Buying Guides",
    metaDescription:
      "Ecommerce backlinks for online shops: shop directories, product lists and articles that answer what buyers ask before they pay.",
    h1: { text: "Ecommerce backlinks for shops without a press team", highlight: "Ecommerce backlinks" },
    h2: "Listings for your shop, and articles for the people who are still choosing what to buy",
    h3: "How an online shop builds links",
  },
  "agency-backlinks": {
    metaTitle: "Agency Backlinks - Listings Where Clients Choose an Agency",
    metaDescription:
      "Agency backlinks from the directories where clients compare agencies: services, case studies and regions presented in full.",
    h1: { text: "Agency backlinks from the lists that clients read", highlight: "Agency backlinks" },
    h2: "Be listed where clients draw up their shortlist, with services and work that speak for you",
    h3: "Which listings are worth it for an agency",
  },
  "mobile-app-backlinks": {
    metaTitle: "Mobile App Backlinks - Beyond the App Stores",
    metaDescription:
      "Mobile app backlinks for iOS and Android: app directories, launch sites and alternatives lists that point to your app's own website.",
    h1: { text: "Mobile app backlinks beyond the app stores", highlight: "Mobile app backlinks" },
    h2: "Give your app's own website links, so people can find it outside a store search",
    h3: "Where mobile apps are listed",
  },
  "indie-hacker-backlinks": {
    metaTitle: "Indie Hacker Backlinks - Link Building for a Team of One",
    metaDescription:
      "Indie hacker backlinks for people who build alone: hand over the form filling, keep your evenings, and see each listing that results.",
    h1: { text: "Indie hacker backlinks for a team of one", highlight: "Indie hacker backlinks" },
    h2: "You build, support and sell. The directory forms can be somebody else's evening.",
    h3: "Made for founders without a marketing team",
  },
  "b2b-backlinks": {
    metaTitle: "B2B Backlinks - Vendor Lists and Company Databases",
    metaDescription:
      "B2B backlinks from vendor lists, company databases and trade directories, where buyers check a supplier before they make contact.",
    h1: { text: "B2B backlinks from the lists that buyers check", highlight: "B2B backlinks" },
    h2: "Be listed where procurement looks: vendor lists, trade directories, company databases",
    h3: "How B2B companies gain relevant links",
  },
  "small-business-backlinks": {
    metaTitle: "Small Business Backlinks - Useful Links on a Small Budget",
    metaDescription:
      "Small business backlinks without an agency contract: free directories, one payment, and listings that also bring customers to you.",
    h1: { text: "Small business backlinks on a small budget", highlight: "Small business backlinks" },
    h2: "One payment, free directories only, and no contract to get out of",
    h3: "What a small business gets for its money",
  },
  "blog-backlinks": {
    metaTitle: "Blog Backlinks - Help Readers and Search Engines Find You",
    metaDescription:
      "Blog backlinks from blog directories and topic lists, with articles that deserve a link. How to begin without trading links.",
    h1: { text: "Blog backlinks without trading favours", highlight: "Blog backlinks" },
    h2: "List your blog where readers choose what to follow, and publish what others can cite",
    h3: "How a blog earns its links",
  },
  "link-building-service": {
    metaTitle: "Link Building Service - Directories, Articles and a Report",
    metaDescription:
      "A link building service that says what it does: directory submissions, SEO articles and monthly reports. No private networks.",
    h1: { text: "A link building service with nothing to hide", highlight: "link building service" },
    h2: "Directories and articles, each named and dated. No private networks and no bought posts.",
    h3: "What our link building service covers",
  },
  "link-building-for-startups": {
    metaTitle: "Link Building for Startups - A Plan for the First Months",
    metaDescription:
      "Link building for startups as a plan: directories first, articles next, then outreach. What each step takes and how to measure it.",
    h1: { text: "Link building for startups, step by step", highlight: "Link building for startups" },
    h2: "A plan that fits beside product work: directories first, articles next, outreach later",
    h3: "The steps of a startup's link building",
  },
  "white-label-directory-submission": {
    metaTitle: "White Label Directory Submission for SEO Agencies",
    metaDescription:
      "White label directory submission for agencies: send us the client's details, get back a plain list of submissions and live links.",
    h1: { text: "White label directory submission for agencies", highlight: "White label directory submission" },
    h2: "You keep the client. We fill in the forms and hand you the list of submissions to pass on.",
    h3: "How agencies work with us",
  },
  "product-launch-submissions": {
    metaTitle: "Product Launch Submissions - Launch Sites in a Good Order",
    metaDescription:
      "How to plan product launch submissions around your date: which launch sites have queues, which are instant, and what to prepare.",
    h1: { text: "Product launch submissions, planned in advance", highlight: "Product launch submissions" },
    h2: "Launch sites have queues and rules. Prepare once, and submit in an order that works.",
    h3: "What to have ready before launch day",
  },
  "seo-articles-service": {
    metaTitle: "SEO Articles Service - 1000+ Articles Around Your Product",
    metaDescription:
      "An SEO articles service for startups: 1000+ articles on the questions your buyers ask, next to submissions to 200+ directories.",
    h1: { text: "An SEO articles service built on buyers' questions", highlight: "SEO articles service" },
    h2: "Directories introduce you. Articles answer what people ask next.",
    h3: "How the articles and the directories work together",
  },
  "programmatic-seo-service": {
    metaTitle: "Programmatic SEO Service - 300 Checked Pages a Month",
    metaDescription:
      "A programmatic SEO service that makes 300 pages a month, checks them for duplicate content and publishes them to your site builder.",
    h1: { text: "A programmatic SEO service for pages worth reading", highlight: "programmatic SEO service" },
    h2: "300 pages a month, checked for duplicates before they reach your site builder",
    h3: "What keeps generated pages useful",
  },
  "medical-directory-submissions": {
    metaTitle: "Medical Directory Submissions for Clinics and Practices",
    metaDescription:
      "Medical directory submissions for clinics, dentists and therapists: specialities, opening hours and insurers, from one checked record.",
    h1: { text: "Medical directory submissions for practices", highlight: "Medical directory submissions" },
    h2: "Specialities, hours and address entered from one record, so that no two listings disagree",
    h3: "What patients look for in a medical listing",
  },
  "real-estate-directory-submissions": {
    metaTitle: "Real Estate Directory Submissions for Agents and Brokers",
    metaDescription:
      "Real estate directory submissions for agents and brokers: areas served, licence details and a link to the listings you own.",
    h1: { text: "Real estate directory submissions for agents", highlight: "Real estate directory submissions" },
    h2: "Be found by area and speciality, with a link back to the listings on your own website",
    h3: "How agents benefit from directory entries",
  },
  "restaurant-directory-submissions": {
    metaTitle: "Restaurant Directory Submissions - Menu, Hours and Map",
    metaDescription:
      "Restaurant directory submissions with menu, opening hours, photos and booking link, written once and sent to the guides people open.",
    h1: {
      text: "Restaurant directory submissions with all the details",
      highlight: "Restaurant directory submissions",
    },
    h2: "Menu, hours, photos and booking link, sent to the guides that your guests might open",
    h3: "What guests check before they book",
  },
  "local-citation-building": {
    metaTitle: "Local Citation Building - Name, Address and Phone in Order",
    metaDescription:
      "Local citation building in the right order: list the entries you have, claim and correct the old ones, then add those missing.",
    h1: { text: "Local citation building in the right order", highlight: "Local citation building" },
    h2: "Put your old entries right first. Then we submit the same details where you are missing.",
    h3: "Why old addresses cost you customers",
  },
  "developer-tool-directory-submission": {
    metaTitle: "Developer Tool Directory Submission - Reach Engineers",
    metaDescription:
      "Submit a developer tool, API or library to the directories engineers use, with documentation, licence and a plain description.",
    h1: { text: "Developer tool directory submission without hype", highlight: "Developer tool directory submission" },
    h2: "Engineers skip slogans. Your entry says what the tool does, how it is licensed and where the docs are.",
    h3: "What engineers expect from a listing",
  },
  "domain-authority-backlinks": {
    metaTitle: "Domain Authority Backlinks - What the Metrics Really Mean",
    metaDescription:
      "Domain authority backlinks explained: who computes DA and DR, why Google uses neither, and how to choose directories all the same.",
    h1: { text: "Domain authority backlinks, explained and built", highlight: "Domain authority backlinks" },
    h2: "Use authority scores to compare directories, and relevance to choose between them",
    h3: "What authority scores can tell you",
  },
};

export const landingPages: readonly LandingPage[] = Object.entries(textsBySlug).map(([slug, texts]) => ({
  slug,
  ...texts,
}));

const pagesBySlug = new Map(landingPages.map((page) => [page.slug, page]));

export const findLandingPage = (slug: string): LandingPage | undefined => pagesBySlug.get(slug);
