// What the demo's topics, articles and pages come from and go to.

/** The demo customer's blog, a WordPress site. `bun run dev` replaces it by one on this machine. */
export const demoBlog = { name: "Brightdesk blog", url: "https://blog.brightdesk.example" };
/** Its key was replaced there, so we can't publish until the owner enters the new one. */
export const demoNewsletter = {
  name: "Newsletter",
  url: "https://news.brightdesk.example",
  reason: "Ghost didn't accept the credentials. Enter them again.",
};
export const demoWebhook = { name: "Partner portal", url: "https://hooks.brightdesk.example/linkstead" };

/** The pages that the audit of the demo customer's website has read. */
export const demoSitePages: readonly { path: string; title: string; heading: string }[] = [
  { path: "/", title: "Brightdesk: the help desk for small teams", heading: "One inbox, clear owners, one price" },
  { path: "/features/shared-inbox", title: "Shared inbox | Brightdesk", heading: "Every email has one owner" },
  { path: "/features/due-dates", title: "Due dates | Brightdesk", heading: "Answer before they ask again" },
  { path: "/features/saved-replies", title: "Saved replies | Brightdesk", heading: "Write an answer once" },
  { path: "/features/help-center", title: "Help center | Brightdesk", heading: "Answers before the question" },
  { path: "/features/reports", title: "Reports | Brightdesk", heading: "Response times and busy hours" },
  {
    path: "/switch/zendesk",
    title: "Import from Zendesk | Brightdesk",
    heading: "Alternatives to Zendesk for a small shop",
  },
  { path: "/docs/forwarding", title: "Forwarding your address | Brightdesk", heading: "Forward your support address" },
  { path: "/pricing", title: "Pricing", heading: "One price per team" },
  { path: "/security", title: "Security | Brightdesk", heading: "Where your data is" },
  { path: "/changelog", title: "Changelog | Brightdesk", heading: "What's new" },
  { path: "/about", title: "About | Brightdesk", heading: "The two people who build it" },
];

/** An export of Search Console. Queries at other positions than 8 to 30 make no topics. */
export const demoQueries = `Top queries,Clicks,Impressions,CTR,Position
brightdesk,212,388,54.64%,1.1
help desk for small teams,31,1240,2.5%,8.7
shared inbox with due dates,9,310,2.9%,11.2
help desk flat price,6,420,1.43%,9.4
zendesk import macros,4,275,1.45%,14.8
support email forwarding gmail,3,510,0.59%,18.3
saved replies with variables,2,190,1.05%,12.6
help desk hosted in europe,2,345,0.58%,16.1
first response time report template,1,880,0.11%,24.5
customer support software,0,5400,0%,64.2
`;

/** A topic that the demo customer added. */
export const demoTopic = {
  title: "How to write a first reply that needs no second one",
  note: "Comes up in every onboarding call.",
};

/** The demo customer's webhook, which was down for four days. */
export const demoEvents = { url: "https://hooks.brightdesk.example/events", daysAgo: 12 };
