import type { LeadStatus } from "#shared/conversations/leads.ts";
import type { Verdict } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import type { MatchKind } from "#shared/workspace/keywords.ts";
import type { DemoMention } from "./mention.ts";
import mentions from "./mentions.json" with { type: "json" };

/** The demo customer's website. */
export const demoProject = {
  name: "Brightdesk",
  url: "https://brightdesk.example",
  description: "A help desk for teams of two to twenty: one inbox, clear owners, no price per seat.",
  origins: ["https://brightdesk.example"],
  dm: "Hi {{handle}}, I read your post about {{keyword}}. We make Brightdesk, a help desk for small teams. Want to see what it looks like with your own emails?",
};

export const demoKeywords: readonly { text: string; match: MatchKind; exclude: string[] }[] = [
  { text: "help desk", match: "phrase", exclude: ["internship"] },
  { text: "shared inbox", match: "phrase", exclude: [] },
  { text: "support tickets", match: "all", exclude: ["concert"] },
  { text: "customer support software", match: "phrase", exclude: [] },
  { text: "Zendesk", match: "exact", exclude: ["stock price"] },
];

/** Newest first. People and posts are fictional; scores and reasons follow the scan's rules. A test checks the file's shape. */
export const demoMentions = mentions as readonly DemoMention[];

/** Lead status by handle; all other leads are new. */
export const demoLeadStatuses: Readonly<Record<string, LeadStatus>> = {
  gregor_l: "contacted",
  jmeyers: "dismissed",
  yoga_studio_nl: "won",
  indie_iris: "contacted",
  founder_fay: "won",
  agency_abe: "contacted",
  hiring_hannah: "dismissed",
  launchday_leo: "dismissed",
};

/** Where the posts are; these addresses are never fetched. */
export const demoSites: Partial<Record<SourceName, string>> = {
  reddit: "https://reddit.example/r/smallbusiness",
  "hacker-news": "https://hn.example",
  "stack-exchange": "https://questions.example",
  bluesky: "https://bluesky.example",
  feeds: "https://blogs.example",
};

/** The demo customer's verdicts, by the title's beginning. */
export const demoVerdicts: Readonly<Record<string, Verdict>> = {
  "Looking for a help desk for a team of five": "relevant",
  "Does anyone have a help desk they actually like?": "relevant",
  "Recommendations for a simple help desk": "relevant",
  "Moving away from our self-hosted help desk": "relevant",
  "Customer support software in 2026": "not_relevant",
  "Release notes: shared inbox": "not_relevant",
  "Support tickets as a source": "not_relevant",
  "Fewer support tickets through": "not_relevant",
  "I closed 100 support tickets": "not_relevant",
  "I made a help desk for Discord": "not_relevant",
};

/** Was posted at Lobsters too. */
export const demoCrossPost = "Switching from Zendesk: what did you move to?";
