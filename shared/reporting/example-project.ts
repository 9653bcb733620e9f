// The example project that anyone can look at. A fictional company and fictional directories: nothing of it is stored, so no
// job, statistic or ledger counts it.
import type { SharedReport } from "./reports.ts";

export const exampleReport: SharedReport = {
  branding: null,
  project: { name: "Brightdesk", url: "https://brightdesk.example" },
  month: "2026-10",
  figures: {
    submitted: 9,
    live: 4,
    rejected: 1,
    expired: 1,
    lost: 1,
    replaced: 2,
    articlesPublished: 2,
    pagesPublished: 0,
    mentions: 23,
    leads: 11,
    visits: 64,
  },
  createdAt: "2026-11-01T06:00:00.000Z",
  listings: [
    {
      directory: "Software Atlas",
      url: "https://software-atlas.example/brightdesk",
      kind: "follow",
      firstLiveAt: "2026-10-06T09:12:00.000Z",
      state: "live",
      unfollowedAt: null,
      lostAt: null,
    },
    {
      directory: "Small Team Tools",
      url: "https://small-team-tools.example/help-desk/brightdesk",
      kind: "nofollow",
      firstLiveAt: "2026-10-13T09:20:00.000Z",
      state: "live",
      unfollowedAt: null,
      lostAt: null,
    },
    {
      directory: "Launch Notes",
      url: "https://launch-notes.example/p/brightdesk",
      kind: "follow",
      firstLiveAt: "2026-10-15T09:31:00.000Z",
      state: "live",
      unfollowedAt: null,
      lostAt: null,
    },
    {
      directory: "App Compass",
      url: "https://app-compass.example/apps/brightdesk",
      kind: "indirect",
      firstLiveAt: "2026-10-27T09:08:00.000Z",
      state: "live",
      unfollowedAt: null,
      lostAt: null,
    },
    {
      directory: "Maker Market",
      url: "https://maker-market.example/brightdesk",
      kind: "follow",
      firstLiveAt: "2026-08-19T09:44:00.000Z",
      state: "lost",
      unfollowedAt: null,
      lostAt: "2026-10-22T09:02:00.000Z",
    },
  ],
  articles: [
    {
      title: "How small teams share one support inbox",
      url: "https://blog.brightdesk.example/shared-support-inbox",
      publishedAt: "2026-10-08T08:00:00.000Z",
      check: { at: "2026-10-29T08:00:00.000Z", reachable: "yes", indexable: true, reason: "The page can be indexed." },
    },
    {
      title: "Saved replies that don't sound saved",
      url: "https://blog.brightdesk.example/saved-replies",
      publishedAt: "2026-10-20T08:00:00.000Z",
      check: { at: "2026-10-29T08:00:00.000Z", reachable: "yes", indexable: true, reason: "The page can be indexed." },
    },
  ],
  pages: [],
  heldBack: [],
};

export const exampleProposals: readonly { directory: string; facts: string; reasons: readonly string[] }[] = [
  {
    directory: "Startup Index",
    facts: "DR 61 · Free · Dofollow",
    reasons: ["Lists SaaS products, like yours", "Open to businesses of every country"],
  },
  {
    directory: "Support Stack",
    facts: "DR 48 · Free · Nofollow",
    reasons: ["Has a category for help desks", "Reviews entries within a week"],
  },
  {
    directory: "Founders' Board",
    facts: "DR 44 · Free and paid · Dofollow",
    reasons: ["Proposed in place of Maker Market, whose link was lost"],
  },
];

export const exampleHistory: readonly { at: string; event: string }[] = [
  { at: "2026-09-24T10:02:00.000Z", event: "Proposed, with three reasons" },
  { at: "2026-09-24T16:40:00.000Z", event: "Approved by the customer" },
  { at: "2026-09-28T11:15:00.000Z", event: "Submitted, with a screenshot of the confirmation" },
  { at: "2026-10-01T09:10:00.000Z", event: "Checked: the listing is not there yet" },
  { at: "2026-10-06T09:12:00.000Z", event: "Checked: link to brightdesk.example found, so the listing is live" },
  { at: "2026-10-29T09:05:00.000Z", event: "Checked again: the link is still there" },
];

export const exampleMentions: readonly { title: string; source: string; reason: string }[] = [
  {
    title: "Looking for a help desk for a team of five",
    source: "Reddit",
    reason: "Asks for a product, with “help desk” in the title",
  },
  {
    title: "What replaced your shared inbox?",
    source: "Hacker News",
    reason: "Asks a question, with “shared inbox” in the title",
  },
  {
    title: "Support tickets from email without per-seat pricing?",
    source: "Stack Exchange",
    reason: "Asks a question, with “support tickets” in the title",
  },
];
