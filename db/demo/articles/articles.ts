// The demo project's articles and what became of each.

import { gmailInbox, oneThread, repairShop } from "./in-work.ts";
import { inboxRules, leavingZendesk, nightReplies, perSeat, whoIsAnswering } from "./planned.ts";
import { duplicateReplies, prioritizeTickets, soloFounder } from "./published.ts";

type DemoComment = { author: "customer" | "operator"; text: string };

/** In the order of the way to publication: each outcome includes the steps of those before it. */
type Outcome =
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
  markdown?: string;
  comments?: readonly DemoComment[];
  outcome: Outcome;
};

/** Oldest first. */
export const demoArticles: readonly DemoArticle[] = [
  {
    title: "Do you need a help desk as a solo founder?",
    topic: "Do you need a help desk as a solo founder?",
    keyword: "help desk",
    writer: "person",
    daysAgo: 25,
    markdown: soloFounder,
    comments: [
      { author: "customer", text: "Can we say openly that a mailbox is enough for many?" },
      { author: "operator", text: "Yes, it has its own section now, before the part about Brightdesk." },
    ],
    outcome: { to: "published", daysAgo: 18 },
  },
  {
    title: "How to prevent duplicate replies in a shared inbox",
    topic: "How can I prevent duplicate replies in a shared inbox?",
    keyword: "shared inbox",
    writer: "ai",
    daysAgo: 22,
    markdown: duplicateReplies,
    comments: [{ author: "customer", text: "The part about phones is exactly what we see. Approved." }],
    outcome: { to: "published", daysAgo: 15 },
  },
  {
    title: "How to prioritize support tickets without points",
    topic: "How do you prioritize support tickets?",
    keyword: "support tickets",
    writer: "ai",
    daysAgo: 20,
    markdown: prioritizeTickets,
    outcome: { to: "published", daysAgo: 8 },
  },
  {
    title: "Switching from Zendesk: what to export before you leave",
    topic: "Switching from Zendesk: what did you move to?",
    keyword: "Zendesk",
    writer: "ai",
    daysAgo: 15,
    markdown: leavingZendesk,
    outcome: { to: "failed", daysAgo: 4 },
  },
  {
    title: "Five rules for a shared inbox that your team follows",
    topic: "Shared inbox rules your team actually follows?",
    keyword: "shared inbox",
    writer: "person",
    daysAgo: 14,
    markdown: inboxRules,
    outcome: { to: "publishing", daysAgo: 1.2 },
  },
  {
    title: "Customer support software without a price per seat",
    topic: "Is there customer support software that is not priced per seat?",
    keyword: "customer support software",
    writer: "ai",
    daysAgo: 12,
    markdown: perSeat,
    outcome: { to: "scheduled", inDays: 2.1 },
  },
  {
    title: "What your help desk should say at night",
    topic: "How should a help desk greet people who write at night?",
    keyword: "help desk",
    writer: "ai",
    daysAgo: 11.5,
    markdown: nightReplies,
    outcome: { to: "scheduled", inDays: 9.1 },
  },
  {
    title: "Is Zendesk slow today?",
    topic: "Is it me or is Zendesk slow today?",
    writer: "ai",
    daysAgo: 11,
    outcome: { to: "archived" },
  },
  {
    title: "A help desk for a repair shop",
    topic: "best help desk for a repair shop?",
    keyword: "help desk",
    writer: "person",
    daysAgo: 8,
    markdown: repairShop,
    outcome: {
      to: "changes_requested",
      note: "Good start. Please add how a shop sets it up in one afternoon, and link to the help center and to forwarding.",
    },
  },
  {
    title: "How a shared inbox should show who is answering",
    topic: "How should a shared inbox show who is answering?",
    keyword: "shared inbox",
    writer: "person",
    daysAgo: 6.5,
    markdown: whoIsAnswering,
    outcome: { to: "approved" },
  },
  {
    title: "A shared inbox in Gmail: three ways, and where they end",
    topic: "Front or a shared inbox in Gmail?",
    keyword: "shared inbox",
    writer: "person",
    daysAgo: 1.5,
    markdown: gmailInbox,
    outcome: { to: "drafting" },
  },
  {
    title: "Customer support software that respects privacy",
    topic: "Which customer support software respects privacy?",
    keyword: "customer support software",
    writer: "person",
    daysAgo: 3,
    outcome: { to: "ordered" },
  },
  {
    title: "How to keep replies to support tickets in one thread",
    topic: "How do I keep replies to support tickets in one email thread?",
    keyword: "support tickets",
    writer: "ai",
    daysAgo: 2.2,
    markdown: oneThread,
    outcome: { to: "in_review" },
  },
  {
    title: "How to share an inbox with a co-founder",
    topic: "How do you share an inbox with a co-founder?",
    writer: "ai",
    daysAgo: 2,
    outcome: { to: "idea" },
  },
  {
    title: "How to write a first reply that needs no second one",
    topic: "How to write a first reply that needs no second one",
    writer: "ai",
    daysAgo: 1,
    outcome: { to: "idea" },
  },
];
