// The demo customer, its posts, articles and clients: all fictional. A test checks the shape of the files.

import type { PageTemplate } from "#shared/content/page-sets.ts";
import type { LeadStatus } from "#shared/conversations/leads.ts";
import type { Intent, Verdict } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import type { KitFields } from "#shared/links/kit.ts";
import type { Mode } from "#shared/modes.ts";
import type { Outcome } from "#shared/retention/feedback.ts";
import type { offerTypes } from "#shared/retention/offers.ts";
import type { Severity } from "#shared/website/suggestions.ts";
import type { MatchKind } from "#shared/workspace/keywords.ts";
import articles from "./articles.json" with { type: "json" };
import brightdesk from "./brightdesk.json" with { type: "json" };
import clients from "./clients.json" with { type: "json" };
import feedback from "./feedback.json" with { type: "json" };
import mentions from "./mentions.json" with { type: "json" };
import pageSet from "./page-set.json" with { type: "json" };

/** The demo customer's website. */
export const demoProject = brightdesk.project;

/** Complete apart from its pictures. */
export const demoKit = brightdesk.kit as Omit<
  KitFields,
  "logoFileId" | "coverFileId" | "screenshotFileIds" | "excludedDirectoryIds"
>;

export const demoKeywords = brightdesk.keywords as readonly { text: string; match: MatchKind; exclude: string[] }[];

export type DemoMention = {
  source: SourceName;
  author: string;
  keyword: string;
  /** Days before now. */
  daysAgo: number;
  status: "new" | "replied" | "dismissed";
  title: string;
  excerpt: string;
  intent: Intent;
  score: number;
  reasons: readonly string[];
  reply?: string;
};

/** Newest first. Scores and reasons follow the scan's rules. */
export const demoMentions = mentions as readonly DemoMention[];
/** Was posted at Lobsters too. */
export const demoCrossPost = brightdesk.crossPost;
/** By the title's beginning. */
export const demoVerdicts = brightdesk.verdicts as Readonly<Record<string, Verdict>>;
/** By handle; all other leads are new. */
export const demoLeadStatuses = brightdesk.leadStatuses as Readonly<Record<string, LeadStatus>>;
/** Where the posts are; these addresses are never fetched. */
export const demoSites: Partial<Record<SourceName, string>> = brightdesk.sites;

/** Offers that the demo customer shows to users who cancel. */
export const demoOffers = feedback.offers as readonly {
  mode: Mode;
  type: (typeof offerTypes)[number];
  title: string;
  message: string;
  acceptLabel: string;
  declineLabel: string;
  url?: string;
  reasons: readonly string[];
  active: boolean;
}[];

/** Newest first: feedback with a message, then feedback with ratings and reasons only. */
export const demoFeedback = feedback.feedback as readonly {
  mode?: Mode;
  daysAgo: number;
  rating: number | null;
  reason: string | null;
  message?: string;
  status: "new" | "read" | "resolved";
  outcome: Outcome | null;
}[];

/** Website audit findings, worded as the checks word them. */
export const demoSuggestions = brightdesk.suggestions as readonly {
  kind: string;
  severity: Severity;
  title: string;
  detail: string;
  how: string;
  evidence: string;
}[];

/** A WordPress site. `bun run dev` replaces it by one on this machine. */
export const demoBlog = brightdesk.blog;
/** Its key was replaced there, so we can't publish until the owner enters the new one. */
export const demoNewsletter = brightdesk.newsletter;
export const demoWebhook = brightdesk.webhook;
/** The webhook for events, which was down for four days. */
export const demoEvents = brightdesk.events;
/** A topic that the demo customer added. */
export const demoTopic = brightdesk.topic;
/** The pages that the audit of the website has read. */
export const demoSitePages = brightdesk.sitePages;
/** An export of Search Console. Queries at other positions than 8 to 30 make no topics. */
export const demoQueries = brightdesk.queries.join("\n");

/** In the order of the way to publication: each outcome includes the steps of those before it. */
type ArticleOutcome =
  | { to: "idea" | "ordered" | "drafting" | "in_review" | "approved" | "archived" }
  | { to: "changes_requested"; note: string }
  | { to: "scheduled"; inDays: number }
  | { to: "published" | "failed" | "publishing"; daysAgo: number };

export type DemoArticle = {
  title: string;
  /** Title of the topic that it comes from. */
  topic?: string;
  keyword?: string;
  writer: "ai" | "person";
  /** When the customer added the idea. */
  daysAgo: number;
  /** Lines. Links are relative to the demo customer's website. */
  markdown?: readonly string[];
  comments?: readonly { author: "customer" | "operator"; text: string }[];
  outcome: ArticleOutcome;
};

/** Oldest first. */
export const demoArticles = articles as readonly DemoArticle[];

/** One page per kind of business. */
export const demoPageSetName = pageSet.name;
export const demoTemplate: PageTemplate = { ...pageSet.template, html: pageSet.template.html.join("\n") };
/** The first eight have a page of their own; the others are held back, each for another reason. */
export const demoPageRows: readonly Record<string, string>[] = pageSet.rows;

type ClientPost = Pick<
  DemoMention,
  "source" | "author" | "daysAgo" | "status" | "title" | "excerpt" | "intent" | "score"
>;

/** The websites of the demo customer's clients. */
export const demoClients = clients as readonly {
  project: { name: string; url: string; description: string };
  kit: Partial<KitFields>;
  keyword: string;
  mentions: readonly ClientPost[];
}[];
