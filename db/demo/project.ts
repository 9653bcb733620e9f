import type { MatchKind } from "#shared/keywords.ts";
import type { LeadStatus } from "#shared/leads.ts";
import { earlierMentions } from "./mentions/earlier.ts";
import { recentMentions } from "./mentions/recent.ts";

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

/** Newest first. */
export const demoMentions = [...recentMentions, ...earlierMentions];

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
