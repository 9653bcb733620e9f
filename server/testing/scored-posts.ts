// Realistic posts, each labelled with how relevant a reply is for the owner of its keyword.

export type Worth = "strong" | "fair" | "weak";
export type ScoredPost = {
  worth: Worth;
  keyword: string;
  title: string;
  text?: string;
  hours?: number;
  comments?: number;
  points?: number;
  url?: string;
};

const day = 24;
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://list.example/${at}`).join(" ");

/** The author needs the product now. */
const strong: Omit<ScoredPost, "worth">[] = [
  {
    keyword: "parcel tracker",
    title: "Looking for a parcel tracker for a small shop",
    text: "We ship 40 a day. Budget is $30 per month.",
  },
  {
    keyword: "parcel tracker",
    title: "Which parcel tracker do you recommend?",
    text: "Ours loses half of the events.",
    comments: 12,
  },
  {
    keyword: "link building",
    title: "Any alternatives to manual link building?",
    text: "It eats two days a week.",
    hours: 5,
  },
  {
    keyword: "Zendesk",
    title: "Alternatives to Zendesk for a team of four?",
    text: "It got too expensive for us.",
    comments: 31,
  },
  { keyword: "Zendesk", title: "Switching from Zendesk: what did you move to?", text: "", hours: 30 },
  {
    keyword: "help desk",
    title: "Ask HN: What is the best help desk for a two-person startup?",
    comments: 45,
    points: 60,
  },
  {
    keyword: "help desk",
    title: "Is there a help desk that is not priced per seat?",
    text: "Happy to pay, just not for each intern.",
    hours: 50,
  },
  {
    keyword: "backlinks",
    title: "How do you get your first backlinks?",
    text: "New site, nobody links to us. Any suggestions?",
    hours: 3,
  },
  {
    keyword: "directory submission",
    title: "Can anyone recommend a directory submission service?",
    text: "I would rather not fill in 100 forms.",
    hours: 20,
  },
  {
    keyword: "directory submission",
    title: "Is directory submission still worth it, or should I do guest posts?",
    text: "Small SaaS, no budget for an agency.",
    comments: 9,
  },
  {
    keyword: "CRM",
    title: "CRM for freelancers - HubSpot or Pipedrive?",
    text: "Which one is better when you are alone?",
    hours: 10,
  },
  {
    keyword: "CRM",
    title: "Need a CRM that my parents could use",
    text: "Looking for something with three buttons.",
    hours: 26,
  },
  {
    keyword: "uptime monitor",
    title: "What do you use as an uptime monitor?",
    text: "Pingdom is overpriced for hobby projects.",
    comments: 22,
    hours: 60,
  },
  {
    keyword: "invoice tool",
    title: "Replacement for our invoice tool wanted",
    text: "Does anyone know one that does reverse charge?",
    hours: 8,
  },
  { keyword: "email client", title: "Recommendations for an email client on Linux?", text: "", hours: 2 },
  {
    keyword: "form builder",
    title: "Typeform vs Tally: which form builder for a waitlist?",
    text: "",
    hours: 40,
    comments: 5,
  },
  {
    keyword: "screen recorder",
    title: "best screen recorder for mac?",
    text: "need something simple, willing to pay once",
    hours: 12,
  },
  {
    keyword: "time tracking",
    title: "Fed up with our time tracking, what else is there?",
    text: "It keeps crashing on Fridays.",
    hours: 15,
  },
  {
    keyword: "SEO tool",
    title: "Ahrefs is too expensive. Which SEO tool is enough for one site?",
    hours: 4,
    comments: 18,
  },
  {
    keyword: "status page",
    title: "Does anyone here run a status page for customers?",
    text: "I'm looking for one that takes an hour to set up.",
    hours: 6,
  },
  {
    keyword: "parcel tracker",
    title: "Shop owners: what do you do about lost packages?",
    text: "I am looking for a parcel tracker that mails customers by itself. Anyone know a good one?",
    hours: 9,
    comments: 14,
  },
  {
    keyword: "churn",
    title: "How do I reduce churn in a B2B SaaS?",
    text: "We lose 6 % a month. Looking for tools or advice.",
    hours: 11,
  },
];

/** On topic; a reply may be welcome. */
const fair: Omit<ScoredPost, "worth">[] = [
  {
    keyword: "parcel tracker",
    title: "Our parcel tracker stopped working after the update",
    text: "Support says wait.",
    hours: 5 * day,
  },
  {
    keyword: "parcel tracker",
    title: "Lessons from running a shop for ten years",
    text: "A parcel tracker saved us hours. Not looking back.",
    hours: 12,
    comments: 25,
  },
  { keyword: "Zendesk", title: "Zendesk is a nightmare today", text: "Tickets do not load.", hours: 4 * day },
  { keyword: "Zendesk", title: "I hate how Zendesk handles merged tickets", hours: 5 * day },
  {
    keyword: "help desk",
    title: "Why our help desk moved to a shared inbox",
    text: "What we learned.",
    hours: 20,
    comments: 40,
    points: 120,
  },
  {
    keyword: "help desk",
    title: "Small teams and support",
    text: "Some say a help desk is too much for three people. How do you handle it?",
    hours: 6 * day,
  },
  {
    keyword: "backlinks",
    title: "Google's spam update and backlinks",
    text: "Notes on what changed.",
    hours: 10,
    comments: 33,
    points: 80,
  },
  {
    keyword: "backlinks",
    title: "Weekly thread: marketing questions",
    text: "Do backlinks from directories still count?",
    hours: 4 * day,
  },
  {
    keyword: "link building",
    title: "Link building in 2026",
    text: "An overview of what works.",
    hours: 8,
    comments: 6,
  },
  {
    keyword: "CRM",
    title: "We built our sales process without a plan",
    text: "Is a spreadsheet better than HubSpot as a CRM, then?",
    hours: 7 * day,
  },
  { keyword: "CRM", title: "Is a spreadsheet a CRM?", hours: 9 * day },
  {
    keyword: "uptime monitor",
    title: "Our uptime monitor sent 400 false alarms",
    text: "Frustrating weekend.",
    hours: 6 * day,
    comments: 4,
  },
  {
    keyword: "invoice tool",
    title: "Monthly closing takes me three days",
    text: "The invoice tool is useless for partial payments.",
    hours: 5,
  },
  {
    keyword: "email client",
    title: "Thunderbird compared to other email clients",
    text: "As an email client it has come far.",
    hours: 15 * day,
  },
  {
    keyword: "form builder",
    title: "Accessible forms",
    text: "No form builder I tried labels its errors. Frustrating.",
    hours: 30,
  },
  {
    keyword: "screen recorder",
    title: "How should I set up my first course?",
    text: "I have a microphone and a screen recorder.",
    hours: 3 * day,
  },
  { keyword: "time tracking", title: "Time tracking for lawyers", text: "A field report.", hours: 14 },
  { keyword: "SEO tool", title: "Is my SEO tool wrong about my traffic?", hours: 12 * day, comments: 3 },
  {
    keyword: "status page",
    title: "Writing a good incident report",
    text: "Put it on your status page. How long should it be?",
    hours: 20,
  },
  {
    keyword: "churn",
    title: "Churn benchmarks by company size",
    text: "Numbers from 300 companies.",
    hours: 10,
    comments: 21,
  },
  {
    keyword: "directory submission",
    title: "Directory submission: my numbers after 90 days",
    text: "32 of 80 went live.",
    hours: 16,
    comments: 11,
  },
];

/** No need for the product, or a reply would be unwelcome. */
const weak: Omit<ScoredPost, "worth">[] = [
  {
    keyword: "parcel tracker",
    title: "Show HN: I built a parcel tracker in Rust",
    text: "Sign up for free!",
    hours: 2,
    comments: 15,
  },
  {
    keyword: "parcel tracker",
    title: "We just launched our parcel tracker",
    text: "Check out our product and use code LAUNCH.",
    hours: 1,
  },
  {
    keyword: "parcel tracker",
    title: "History of the post office",
    text: "In 1998 the first parcel tracker went online.",
    hours: 20 * day,
  },
  {
    keyword: "help desk",
    title: "Acme is hiring a help desk engineer (remote)",
    text: "5 years of experience, salary 60k. Apply now.",
    hours: 3,
  },
  {
    keyword: "help desk",
    title: "Ask HN: Who is hiring? (November)",
    text: "Full-time help desk lead, apply here.",
    hours: 12,
    comments: 400,
    points: 300,
  },
  {
    keyword: "help desk",
    title: "Looking for a job: help desk, 3 years of experience",
    text: "Salary negotiable, full-time.",
    hours: 5,
  },
  {
    keyword: "Zendesk",
    title: "Zendesk names a new finance chief",
    text: "The company said on Monday.",
    hours: 45 * day,
  },
  {
    keyword: "Zendesk",
    title: "Which CRM for a small team?",
    text: "My startup makes the best alternative to Zendesk, link in bio. DM me!",
    hours: 50 * day,
  },
  { keyword: "backlinks", title: "200 places for backlinks", text: links(20), hours: 12 },
  { keyword: "backlinks", title: "Buy backlinks, DR 70, cheap", text: `Discount today. DM me. ${links(3)}`, hours: 1 },
  { keyword: "backlinks", title: "How do I get backlinks?", text: "My old question.", hours: 400 * day },
  {
    keyword: "link building",
    title: "Our new platform for link building is live",
    text: "We've just launched, sign up today.",
    hours: 4,
  },
  { keyword: "CRM", title: "CRM developer wanted, full-time, Berlin", text: "We are hiring.", hours: 20 },
  { keyword: "CRM", title: "Quarterly report", text: "Growth in ads and CRM was flat.", hours: 10 * day },
  {
    keyword: "CRM",
    title: "Looking for beta testers: I made a CRM for dentists",
    text: "Check out my app.",
    hours: 40,
  },
  { keyword: "uptime monitor", title: "My new tool: an uptime monitor for cron jobs", text: "Feedback?", hours: 30 },
  {
    keyword: "invoice tool",
    title: "Invoice tool release notes 4.2",
    text: "Fixes and small changes.",
    hours: 8 * day,
  },
  {
    keyword: "email client",
    title: "The protocols behind mail",
    text: `An email client speaks IMAP. ${"More on history. ".repeat(500)}`,
    hours: 9 * day,
  },
  { keyword: "form builder", title: "Form builder talk at a conference", text: "Slides are up.", hours: 35 * day },
  { keyword: "screen recorder", title: "Patch notes", text: "The screen recorder has a darker icon.", hours: 4 * day },
  {
    keyword: "time tracking",
    title: "A year in review",
    text: "I read 30 books and did some time tracking.",
    hours: 15 * day,
  },
  { keyword: "Parcelo", title: "Parcelo's new pricing", text: "See https://parcelo.example/pricing", hours: 5 * day },
];

const worthy = (worth: Worth, posts: Omit<ScoredPost, "worth">[]) => posts.map((post) => ({ worth, ...post }));

export const scoredPosts: ScoredPost[] = [
  ...worthy("strong", strong),
  ...worthy("fair", fair),
  ...worthy("weak", weak),
];
