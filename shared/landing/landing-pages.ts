// The texts of the home page and its variants under /page, each about one topic.

import { site } from "../site.ts";
import type { PageTexts } from "./generated-pages.ts";
import type { Topic } from "./topics/topic.ts";
import { type TopicSlug, topics } from "./topics/topics.ts";

export type LandingPage = PageTexts & Topic & { slug: TopicSlug };

export const homePage: PageTexts = {
  metaTitle: `${site.name} - Submit Your Startup to 200+ Directories`,
  metaDescription: site.description,
  h1: { text: "Submit your startup to 200+ directories in a few clicks", highlight: "200+ directories" },
  h2: `Tell ${site.name} about your product once. We submit it, check which listings go live, and can add 1000+ SEO articles.`,
  h3: "What you get when submissions are off your plate",
};

const textsBySlug: Record<TopicSlug, PageTexts> = {
  "ai-backlink-maker": {
    metaTitle: "AI Backlink Maker for Startups - One Profile, Many Directory Forms",
    metaDescription:
      "An AI backlink maker that turns one startup profile into entries for real directories: what software drafts, and what people do.",
    h1: { text: "The AI backlink maker that works with real directories", highlight: "AI backlink maker" },
    h2: "Describe your product once. We adapt the text to each directory, submit it and check what goes live.",
    h3: "What the AI backlink maker takes off your hands",
  },
  "ai-backlinks-generator": {
    metaTitle: "AI Backlinks Generator Without Spam - Listings and Articles",
    metaDescription:
      "Most backlink generators post spam. This one submits your website to public directories and shows you each one with its result.",
    h1: { text: "An AI backlinks generator without the spam", highlight: "AI backlinks generator" },
    h2: "No comment spam and no link networks, just directory listings and articles under your name",
    h3: "What this generator does, and what it refuses to do",
  },
  "free-ai-backlinks": {
    metaTitle: "Free AI Backlinks - AI Tool Directories That List You at No Cost",
    metaDescription:
      "Where AI products can get free backlinks: AI tool directories with free listings, what they ask for, and what our service costs.",
    h1: { text: "Free AI backlinks from directories that charge nothing", highlight: "Free AI backlinks" },
    h2: "The listings are free. You pay us only if you don't want to fill in the forms yourself.",
    h3: "How to get the most from free AI directories",
  },
  "ai-directory-bulk-submission": {
    metaTitle: "AI Directory Bulk Submission - Send Your AI Tool in One Go",
    metaDescription:
      "Submit your AI tool to many AI directories from one brief. Each site still gets copy in its own format and category.",
    h1: { text: "AI directory bulk submission from one brief", highlight: "AI directory bulk submission" },
    h2: "One brief, many AI directories, and copy that fits each form",
    h3: "Bulk submissions with the care of a single one",
  },
  "saas-backlinks": {
    metaTitle: "SaaS Backlinks - Links From Software Directories and Articles",
    metaDescription:
      "Build SaaS backlinks where buyers compare software: review sites, alternatives lists and launch directories, each checked once live.",
    h1: { text: "SaaS backlinks from sites where buyers compare", highlight: "SaaS backlinks" },
    h2: "Review sites, alternatives lists and launch directories: we submit you and check the results",
    h3: "Where good SaaS backlinks come from",
  },
  "startups-backlinks": {
    metaTitle: "Startups Backlinks - A First Link Profile for a Young Company",
    metaDescription:
      "A new startup has no links yet. Build the first ones on startup directories, launch sites and company databases that accept you.",
    h1: { text: "Startups backlinks: your first links, done properly", highlight: "Startups backlinks" },
    h2: "Start with directories made for young companies, and keep a record of each one",
    h3: "Why directories are a good first step for startups",
  },
  "directory-submission-service": {
    metaTitle: "Directory Submission Service - 200+ Sites, Every Result Listed",
    metaDescription:
      "A directory submission service for founders: we write the listings, submit to 200+ directories and show you which are live.",
    h1: { text: "A directory submission service that shows its work", highlight: "directory submission service" },
    h2: "You fill in one form. We fill in the forms of 200+ directories and report the result of each one.",
    h3: "What our directory submission service includes",
  },
  "local-directory-submissions": {
    metaTitle: "Local Directory Submissions - Get Found in Your Own Town",
    metaDescription:
      "Local directory submissions with the same name, address and phone number everywhere, so maps, customers and search engines agree.",
    h1: { text: "Local directory submissions for shops and services", highlight: "Local directory submissions" },
    h2: "The same name, address and phone number in every local directory people use",
    h3: "What local listings do for a business with an address",
  },
  "legal-directory-submissions": {
    metaTitle: "Legal Directory Submissions for Law Firms and Lawyers",
    metaDescription:
      "Legal directory submissions for law firms: practice areas, admissions and offices entered correctly on legal and general directories.",
    h1: { text: "Legal directory submissions for law firms", highlight: "Legal directory submissions" },
    h2: "Practice areas, offices and lawyers, entered with the accuracy your profession requires",
    h3: "Why law firms belong in legal directories",
  },
  "ai-tool-directory-submission": {
    metaTitle: "AI Tool Directory Submission - Get Your AI Product Listed",
    metaDescription:
      "Which AI tool directories accept new products, what their editors look for, and how we submit your AI tool to them.",
    h1: { text: "AI tool directory submission for new products", highlight: "AI tool directory submission" },
    h2: "Get your AI product on the lists people open when they look for a tool",
    h3: "What AI directories look for in a submission",
  },
  "automated-directory-submission": {
    metaTitle: "Automated Directory Submission - What to Leave to Software",
    metaDescription:
      "Automated directory submission done carefully: which steps software does better, which need a person, and why bots disappoint.",
    h1: { text: "Automated directory submission, verified at the end", highlight: "Automated directory submission" },
    h2: "Let software handle what's the same everywhere, and focus on what isn't",
    h3: "Which steps are worth automating",
  },
  "bulk-directory-submission": {
    metaTitle: "Bulk Directory Submission - One Website, 200+ Directories",
    metaDescription:
      "Bulk directory submission without duplicate copy: one website goes to 200+ directories in steady batches, each with a status.",
    h1: { text: "Bulk directory submission in steady batches", highlight: "Bulk directory submission" },
    h2: "Send one website to 200+ directories without sending the same paragraph 200 times",
    h3: "How a bulk submission stays tidy",
  },
  "manual-directory-submission": {
    metaTitle: "Manual Directory Submission - Listings Written One by One",
    metaDescription:
      "Some directories require an account, a category and custom copy. See when manual directory submission is worth the time.",
    h1: { text: "Manual directory submission where it matters", highlight: "Manual directory submission" },
    h2: "Some editors read every entry. We write yours for them.",
    h3: "When a listing deserves its own text",
  },
  "free-directory-submission": {
    metaTitle: "Free Directory Submission - Sites That Charge No Listing Fee",
    metaDescription:
      "Free directory submission sites worth an hour of your time: no listing fees, real editors, and realistic expectations of a free entry.",
    h1: { text: "Free directory submission sites worth your time", highlight: "Free directory submission" },
    h2: "Directories that list you for free, and why you should skip some of them",
    h3: "How we choose free directories",
  },
  "startup-directory-submission": {
    metaTitle: "Startup Directory Submission - Get Listed Beyond Launch Day",
    metaDescription:
      "Submit your startup to the startup directories and company databases that investors, journalists and early users search.",
    h1: { text: "Startup directory submission that outlasts launch day", highlight: "Startup directory submission" },
    h2: "Show up where investors, journalists and early users look up companies",
    h3: "What a startup directory listing does for you",
  },
  "saas-directory-submission": {
    metaTitle: "SaaS Directory Submission - Profiles on Software Review Sites",
    metaDescription:
      "SaaS directory submission for software teams: complete profiles with features, prices and screenshots on the sites buyers use.",
    h1: { text: "SaaS directory submission with complete profiles", highlight: "SaaS directory submission" },
    h2: "Features, prices, screenshots and integrations: everything a buyer looks for in a profile",
    h3: "What belongs in a SaaS profile",
  },
  "software-directory-submission": {
    metaTitle: "Software Directory Submission - Desktop, Web and Open Source",
    metaDescription:
      "List desktop, web or open-source software in software directories, with the correct versions, license and platforms.",
    h1: { text: "Software directory submission for every platform", highlight: "Software directory submission" },
    h2: "Versions, licenses and platforms, entered the way software directories expect",
    h3: "How software directories organize their listings",
  },
  "business-directory-submission": {
    metaTitle: "Business Directory Submission - One Consistent Company Profile",
    metaDescription:
      "Business directory submission with one consistent record of your company: name, address, hours, category and website everywhere.",
    h1: { text: "Business directory submission from a single record", highlight: "Business directory submission" },
    h2: "The same company details in every business directory that lists you",
    h3: "Why consistent company details matter",
  },
  "web-directory-submission": {
    metaTitle: "Web Directory Submission - Which General Directories Are Left",
    metaDescription:
      "There are fewer general web directories than there used to be. How to see which still review entries, and which to skip.",
    h1: { text: "Web directory submission without the dead directories", highlight: "Web directory submission" },
    h2: "Some general directories still have editors. Many others just collect links.",
    h3: "How to tell an active web directory from a dead one",
  },
  "niche-directory-submission": {
    metaTitle: "Niche Directory Submission - Fewer Sites, Closer to You",
    metaDescription:
      "A niche directory knows your trade. Start with directories for your own industry, where visitors already want what you sell.",
    h1: { text: "Niche directory submission for your own trade", highlight: "Niche directory submission" },
    h2: "Start with directories that know your trade, then branch out",
    h3: "Why a small, relevant directory can be the better choice",
  },
  "website-submission-service": {
    metaTitle: "Website Submission Service - Get a New Site Noticed",
    metaDescription:
      "A website submission service for new sites: directories that can list you, what to set up for search engines, and a record of the work.",
    h1: { text: "A website submission service for new sites", highlight: "website submission service" },
    h2: "One way search engines find new sites is through links. We help you get the first ones.",
    h3: "What happens after you submit your website",
  },
  "directory-submission-report": {
    metaTitle: "Directory Submission Report - See Every Site and Its Status",
    metaDescription:
      "What a directory submission report should show: each directory, the date, the status of the entry and the URL of the live link.",
    h1: { text: "A directory submission report you can check", highlight: "directory submission report" },
    h2: "Submitted, pending or verified live: each directory by name, each link by URL",
    h3: "What's in the report",
  },
  "directory-submission-for-seo": {
    metaTitle: "Directory Submission for SEO - What It Can and Cannot Do",
    metaDescription:
      "A realistic look at directory submission for SEO: how listings help discovery and trust, where they don't, and what else to do.",
    h1: { text: "Directory submission for SEO, without the myths", highlight: "Directory submission for SEO" },
    h2: "A listing is a link, a mention and a way to get found. It isn't a shortcut.",
    h3: "What directories contribute to SEO",
  },
  "high-dr-backlinks": {
    metaTitle: "High DR Backlinks - Directories With a Strong Link Profile",
    metaDescription:
      "High DR backlinks from directories with a known domain rating, its source and year. What DR measures and what it doesn't.",
    h1: { text: "High DR backlinks from directories we name", highlight: "High DR backlinks" },
    h2: "Submit to directories with a high domain rating, each with a source",
    h3: "How to read a domain rating",
  },
  "dofollow-backlinks": {
    metaTitle: "Dofollow Backlinks - Which Directories Pass PageRank",
    metaDescription:
      "Which directories give dofollow backlinks, why natural profiles have both link types, and how to check the attribute of a live link.",
    h1: { text: "Dofollow backlinks, and why nofollow is fine too", highlight: "Dofollow backlinks" },
    h2: "Know which type of link a directory gives before you submit your website",
    h3: "How the two link types work together",
  },
  "backlinks-for-new-websites": {
    metaTitle: "Backlinks for New Websites - Where to Start From Zero",
    metaDescription:
      "Backlinks for new websites, in a sensible order: profiles you own, then directories, then articles. No bought links.",
    h1: { text: "Backlinks for new websites, in a sensible order", highlight: "Backlinks for new websites" },
    h2: "Your domain is weeks old and has no links yet. Here's a sensible way to start.",
    h3: "The first links a new website should have",
  },
  "ecommerce-backlinks": {
    metaTitle: "Ecommerce Backlinks - Shop Directories and Buying Guides",
    metaDescription:
      "Ecommerce backlinks for online stores: shop directories, product lists and articles that answer what buyers ask before they pay.",
    h1: { text: "Ecommerce backlinks for stores without a PR team", highlight: "Ecommerce backlinks" },
    h2: "Listings for your store, and articles for people still deciding what to buy",
    h3: "How online stores build links",
  },
  "agency-backlinks": {
    metaTitle: "Agency Backlinks - Listings Where Clients Choose an Agency",
    metaDescription:
      "Agency backlinks from the directories where clients compare agencies, with complete services, case studies and regions.",
    h1: { text: "Agency backlinks from the lists clients read", highlight: "Agency backlinks" },
    h2: "Get listed where clients build their shortlists, with services and work that speak for you",
    h3: "Which listings are worth it for agencies",
  },
  "mobile-app-backlinks": {
    metaTitle: "Mobile App Backlinks - Beyond the App Stores",
    metaDescription:
      "Mobile app backlinks for iOS and Android: app directories, launch sites and alternatives lists that link to your app's website.",
    h1: { text: "Mobile app backlinks beyond the app stores", highlight: "Mobile app backlinks" },
    h2: "Get links to your app's website, so people find it outside app store search",
    h3: "Where to list a mobile app",
  },
  "indie-hacker-backlinks": {
    metaTitle: "Indie Hacker Backlinks - Link Building for a Team of One",
    metaDescription:
      "Indie hacker backlinks for solo builders: hand off the forms, keep your evenings, and see every resulting listing.",
    h1: { text: "Indie hacker backlinks for a team of one", highlight: "Indie hacker backlinks" },
    h2: "You build, support and sell. Leave the directory forms to someone else.",
    h3: "Made for founders without a marketing team",
  },
  "b2b-backlinks": {
    metaTitle: "B2B Backlinks - Vendor Lists and Company Databases",
    metaDescription:
      "B2B backlinks from vendor lists, company databases and trade directories, where buyers vet suppliers before contacting them.",
    h1: { text: "B2B backlinks from the lists buyers check", highlight: "B2B backlinks" },
    h2: "Get listed where procurement looks: vendor lists, trade directories, company databases",
    h3: "How B2B companies earn relevant links",
  },
  "small-business-backlinks": {
    metaTitle: "Small Business Backlinks - Useful Links on a Small Budget",
    metaDescription:
      "Small business backlinks without an agency contract: free directories, one payment, and listings that can also bring customers.",
    h1: { text: "Small business backlinks on a small budget", highlight: "Small business backlinks" },
    h2: "One payment, free directories only, no contract",
    h3: "What a small business gets for its money",
  },
  "blog-backlinks": {
    metaTitle: "Blog Backlinks - Help Readers and Search Engines Find You",
    metaDescription:
      "Blog backlinks from blog directories and topic lists, plus articles worth linking to. How to start without trading links.",
    h1: { text: "Blog backlinks without trading favors", highlight: "Blog backlinks" },
    h2: "List your blog where readers choose what to follow, and publish what others can cite",
    h3: "How blogs earn links",
  },
  "link-building-service": {
    metaTitle: "Link Building Service - Directories, Articles and a Report",
    metaDescription:
      "A transparent link building service: directory submissions, SEO articles and monthly reports. No private networks.",
    h1: { text: "A link building service with nothing to hide", highlight: "link building service" },
    h2: "Directories and articles, each named and dated. No private networks, no bought posts.",
    h3: "What our link building service covers",
  },
  "link-building-for-startups": {
    metaTitle: "Link Building for Startups - A Plan for the First Months",
    metaDescription:
      "A link building plan for startups: directories first, articles next, then outreach. What each step takes and how to measure it.",
    h1: { text: "Link building for startups, step by step", highlight: "Link building for startups" },
    h2: "A plan that fits around product work: directories first, articles next, outreach later",
    h3: "Link building steps for a startup",
  },
  "white-label-directory-submission": {
    metaTitle: "White Label Directory Submission for SEO Agencies",
    metaDescription:
      "White label directory submission for agencies: send us the client's details and get back a plain list of submissions and live links.",
    h1: { text: "White label directory submission for agencies", highlight: "White label directory submission" },
    h2: "You keep the client. We fill in the forms and give you the list of submissions to pass on.",
    h3: "How agencies work with us",
  },
  "product-launch-submissions": {
    metaTitle: "Product Launch Submissions - Launch Sites in the Right Order",
    metaDescription:
      "How to plan product launch submissions around your launch date: which sites have queues, which are instant, and what to prepare.",
    h1: { text: "Product launch submissions, planned in advance", highlight: "Product launch submissions" },
    h2: "Launch sites have queues and rules. Prepare once, then submit in the right order.",
    h3: "What to have ready before launch day",
  },
  "seo-articles-service": {
    metaTitle: "SEO Articles Service - 1000+ Articles Around Your Product",
    metaDescription:
      "An SEO articles service for startups: 1000+ articles on questions your buyers ask, how topics are found, and how they are checked.",
    h1: { text: "An SEO articles service built on buyers' questions", highlight: "SEO articles service" },
    h2: "Directories introduce you. Articles answer what people ask next.",
    h3: "How articles and directories work together",
  },
  "programmatic-seo-service": {
    metaTitle: "Programmatic SEO Service - 300 Checked Pages a Month",
    metaDescription:
      "A programmatic SEO service that creates 300 pages a month, checks them for duplicate content and publishes them to your site builder.",
    h1: { text: "A programmatic SEO service for pages worth reading", highlight: "programmatic SEO service" },
    h2: "300 pages a month, checked for duplicates before they reach your site builder",
    h3: "What keeps generated pages useful",
  },
  "medical-directory-submissions": {
    metaTitle: "Medical Directory Submissions for Clinics and Practices",
    metaDescription:
      "Medical directory submissions for clinics, dentists and therapists: specialties, opening hours and insurers from one verified record.",
    h1: { text: "Medical directory submissions for practices", highlight: "Medical directory submissions" },
    h2: "Specialties, hours and address from one record, so your listings never contradict each other",
    h3: "What patients look for in a medical listing",
  },
  "real-estate-directory-submissions": {
    metaTitle: "Real Estate Directory Submissions for Agents and Brokers",
    metaDescription:
      "Real estate directory submissions for agents and brokers: areas served, license details and a link to your own listings.",
    h1: { text: "Real estate directory submissions for agents", highlight: "Real estate directory submissions" },
    h2: "Get found by area and specialty, with a link to the listings on your own website",
    h3: "How agents benefit from directory entries",
  },
  "restaurant-directory-submissions": {
    metaTitle: "Restaurant Directory Submissions - Menu, Hours and Map",
    metaDescription:
      "Restaurant directory submissions with menu, opening hours, photos and booking link, written once and sent to the guides people use.",
    h1: {
      text: "Restaurant directory submissions with all the details",
      highlight: "Restaurant directory submissions",
    },
    h2: "Menu, hours, photos and booking link, sent to the guides your guests use",
    h3: "What guests check before they book",
  },
  "local-citation-building": {
    metaTitle: "Local Citation Building - Consistent Name, Address and Phone",
    metaDescription:
      "Local citation building in the right order: list the entries you have, claim and correct the old ones, then add what's missing.",
    h1: { text: "Local citation building in the right order", highlight: "Local citation building" },
    h2: "Correct your old entries first. Then we submit the same details wherever you're missing.",
    h3: "Why old addresses cost you customers",
  },
  "developer-tool-directory-submission": {
    metaTitle: "Developer Tool Directory Submission - Reach Engineers",
    metaDescription:
      "Submit a developer tool, API or library to the directories engineers use, with documentation, license and a plain description.",
    h1: { text: "Developer tool directory submission without hype", highlight: "Developer tool directory submission" },
    h2: "Engineers skip slogans. Your entry says what the tool does, how it's licensed and where the docs are.",
    h3: "What engineers expect from a listing",
  },
  "domain-authority-backlinks": {
    metaTitle: "Domain Authority Backlinks - What the Metrics Really Mean",
    metaDescription:
      "Domain authority backlinks explained: who calculates DA and DR, why Google uses neither, and how to choose directories anyway.",
    h1: { text: "Domain authority backlinks, explained and built", highlight: "Domain authority backlinks" },
    h2: "Use authority scores to compare directories, and relevance to choose between them",
    h3: "What authority scores can tell you",
  },
};

export const landingPages: readonly LandingPage[] = (Object.keys(textsBySlug) as TopicSlug[]).map((slug) => ({
  slug,
  ...textsBySlug[slug],
  ...topics[slug],
}));

const pagesBySlug = new Map<string, LandingPage>(landingPages.map((page) => [page.slug, page]));

export const findLandingPage = (slug: string): LandingPage | undefined => pagesBySlug.get(slug);
