// The websites of the demo customer's clients. They are fictional.
import type { KitFields } from "#shared/links/kit.ts";
import type { DemoMention } from "./mention.ts";
import { type DemoSubmission, demoSteps } from "./submissions.ts";

const { live, lost, inReview, submitted, finished, queued, proposed } = demoSteps;
const follow = { link: { kind: "follow" } } as const;
const nofollow = { link: { kind: "nofollow", rel: ["nofollow"] } } as const;

export type DemoClient = {
  project: { name: string; url: string; description: string };
  kit: Partial<KitFields>;
  keyword: string;
  mentions: readonly DemoMention[];
  submissions: readonly DemoSubmission[];
};

type Post = Pick<DemoMention, "source" | "author" | "daysAgo" | "title" | "excerpt" | "score"> &
  Partial<Pick<DemoMention, "status" | "intent">>;

const mentionsOf = (keyword: string, posts: readonly Post[]): DemoMention[] =>
  posts.map((post) => ({ status: "new", intent: "asking", ...post, keyword, reasons: ["Asks a question"] }));

export const demoClients: readonly DemoClient[] = [
  {
    project: {
      name: "Northpine",
      url: "https://northpine.example",
      description: "Invoices and reminders for freelancers, in the language of their clients.",
    },
    kit: {
      microTagline: "Invoices that remind",
      tagline: "Invoices that remind your clients",
      short: ["Northpine writes your invoices and reminds your clients, politely and in their own language."],
      medium: [
        "Northpine is invoicing for freelancers. It writes the invoice from your hours, sends it in your client's language and reminds them when it is late: first kindly, then clearly. You see at a glance who has paid, who hasn't and what is due this week.",
      ],
      long: [
        "Northpine is invoicing for freelancers who would rather do the work than chase the money. It turns your hours into an invoice, sends it in your client's language and currency, and reminds them when it is late: first kindly, then clearly, and always in your name.\n\nThe overview shows who has paid, who hasn't and what is due this week. At the end of the quarter, your accountant gets one file with every invoice and receipt. There is one price, and no share of your income. Your data stays in the EU, and you can export all of it at any time.",
      ],
      features: ["Invoices from your hours", "Reminders in your client's language", "One file for your accountant"],
      category: "Invoicing",
      alternativeCategories: ["Accounting", "SaaS"],
      audience: "Freelancers with clients in several countries",
      founded: 2023,
      launchDate: "2024-01-15",
      makerName: "Henrik Aalto",
      makerRole: "Founder",
      contactEmail: "hello@northpine.example",
      tags: ["invoices", "freelancers", "accounting", "saas"],
    },
    keyword: "invoice reminder",
    mentions: mentionsOf("invoice reminder", [
      {
        source: "reddit",
        author: "carla_draws",
        daysAgo: 0.8,
        title: "Is there an invoice reminder that doesn't sound rude?",
        excerpt:
          "Two clients are 30 days late. I want something that sends a polite invoice reminder before I get angry.",
        score: 84,
      },
      {
        source: "hacker-news",
        author: "petrkov",
        daysAgo: 3.4,
        title: "Ask HN: How do you chase late payments?",
        excerpt: "I wrote a cron job that sends an invoice reminder every Monday. Surely there is something better?",
        score: 71,
      },
      {
        source: "bluesky",
        author: "studio-lund",
        daysAgo: 6.2,
        title: "",
        excerpt: "Sent my first automatic invoice reminder today and got paid within the hour.",
        score: 48,
        status: "replied",
        intent: "mention",
      },
    ]),
    submissions: [
      { ...follow, steps: live(80, 7) },
      { ...follow, steps: live(72, 3) },
      { ...nofollow, steps: live(64, 14) },
      { ...follow, steps: live(51, 3) },
      { ...follow, steps: live(38, 7) },
      { ...follow, steps: lost(live(45, 3), 9) },
      { steps: inReview(9) },
      { steps: submitted(0.6) },
      {
        reason: "confirm_mail",
        steps: finished(1.4, "needs_customer", "Confirm the email that the directory sent you."),
      },
      { steps: queued(3) },
    ],
  },
  {
    project: {
      name: "Fieldnote",
      url: "https://fieldnote.example",
      description: "Inspection reports with photos, written on the phone while you are still on site.",
    },
    kit: {
      microTagline: "Inspection reports",
      tagline: "Inspection reports from your phone",
      short: ["Fieldnote turns photos and voice notes into an inspection report before you leave the site."],
      medium: [
        "Fieldnote is an app for inspection reports. Take photos, speak your notes and mark defects on the plan, also without a signal. When you leave the site, the report is ready to sign and send, with your logo and the client's address on it.",
      ],
      long: [
        "Fieldnote is an app for people who inspect buildings, machines and playgrounds. Take photos, speak your notes and mark defects on the plan. It all works without a signal, and nothing is lost when the battery dies.\n\nWhen you leave the site, the report is ready to sign and send, with your logo and the client's address on it. Open defects come back in the next inspection, until somebody has repaired them, with the photos of both visits side by side. Teams share templates, so that reports look the same no matter who wrote them.",
      ],
      features: ["Works without a signal", "Defects marked on the plan", "Reports ready before you leave the site"],
      category: "Construction",
      alternativeCategories: ["Field service", "SaaS"],
      audience: "People who inspect buildings and machines",
      founded: 2025,
      launchDate: "2025-09-02",
      makerName: "Nadia Okafor",
      makerRole: "Founder",
      contactEmail: "hello@fieldnote.example",
      tags: ["inspection", "reports", "construction", "mobile app"],
    },
    keyword: "inspection report app",
    mentions: mentionsOf("inspection report app", [
      {
        source: "reddit",
        author: "sitewalker88",
        daysAgo: 1.9,
        title: "Which inspection report app works offline?",
        excerpt: "Half of our sites have no signal. The inspection report app we have loses photos every other week.",
        score: 88,
      },
    ]),
    submissions: [
      { ...follow, steps: live(21, 7) },
      { ...nofollow, steps: live(17, 3) },
      { steps: inReview(7) },
      { steps: submitted(1.2) },
      { steps: proposed(0.5) },
      { steps: proposed(0.5) },
      { steps: proposed(0.5) },
    ],
  },
];
