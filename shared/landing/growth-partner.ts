// The texts of /growth-partner. The figures match the plan in plans.ts.

import type { FaqItem } from "./faq.ts";
import type { Feature } from "./features.ts";

export const growthFeatures: readonly Feature[] = [
  {
    title: "50 directory submissions a month",
    text: "Each month we propose the next directories that fit, and submit you to those you approve. We check each listing until it's live, then every month.",
    icon: "Send",
  },
  {
    title: "30 blog posts, one a day",
    text: "Articles on what people ask about your field, each with 5 backlinks to your own pages. You approve each text and set its date.",
    icon: "FileText",
  },
  {
    title: "300 programmatic pages a month",
    text: "A template filled from your CSV file, for searches that differ in one detail: a city, an industry, a product to compare.",
    icon: "Globe",
  },
  {
    title: "Keyword research with evidence",
    text: "Topics come from questions in your mentions, your Search Console queries at positions 8 to 30 and gaps on your website. Each shows its sources. We don't invent search volumes.",
    icon: "SearchCheck",
  },
  {
    title: "Duplicate-content checks",
    text: "We compare each article with your other articles and the pages of your website. From 30% in common we warn you, from 80% it can't be approved. We don't search the rest of the web.",
    icon: "BadgeCheck",
  },
  {
    title: "Auto-publish and priority support",
    text: "Approved posts go to WordPress, Ghost, Webflow, Shopify or your own webhook on their date: as drafts, until you choose to publish live. Your questions are answered first.",
    icon: "ClipboardList",
  },
];

export const growthFaq = ({ leftOnGrowthPartner }: { leftOnGrowthPartner: number }): readonly FaqItem[] => [
  {
    question: "Who is Growth Partner for?",
    answer:
      "Teams that want steady work on their search presence but have no one to do it. If you only need to be listed once, choose the one-time Publisher plan, which costs less than half.",
  },
  {
    question: "Do you promise rankings or a domain rating?",
    answer:
      "No. We promise the work: the submissions, the posts and the pages. Search engines decide rankings, an SEO tool calculates the domain rating, and both can go up or down.",
  },
  {
    question: "What happens in the first month?",
    answer:
      "You complete your listing kit, which we prefill from your website, and approve the first directories. We collect topics from your mentions and your website, and you can add your Search Console export and ideas of your own. Submissions start once the kit is complete, ten a week at first. Posts follow on the dates you set, once you've approved them.",
  },
  {
    question: "What if a directory rejects us, or a link disappears?",
    answer:
      "You get the credit back if a directory rejects you or takes no entries, if no listing appears within 60 days, or if the link is lost within 90 days of our first proof: up to 25 credits a month. Credits you don't use stay valid for one more month.",
  },
  {
    question: "Will 300 pages a month look like spam?",
    answer:
      "They would if they only swapped a word: Google calls that scaled content abuse. A page is held back, with the reason, if a fact is missing, if less than 40% of its words are its own, or if 60% or more of its text is the same as another page's once names are masked. Pages that are held back cost no credit. If your data doesn't support 300 such pages, we publish fewer.",
  },
  {
    question: "Who writes the posts?",
    answer:
      "A language model or a person on our team: you choose for each one. Before you approve a text, we check its length, headings, readability and links, and compare it with your other texts. What a check blocks can't be approved until it's corrected. You can edit every text or ask for changes.",
  },
  {
    question: "When is a post or page counted?",
    answer:
      "When it's published. Approving an idea reserves a credit, and archiving it before publication gives the credit back. A page that is held back reserves none, and one that your website refuses gives it back.",
  },
  {
    question: "Where are the posts published?",
    answer:
      "On your own website. You can connect WordPress, Ghost, Webflow, Shopify or a webhook of your own. Otherwise, you download each text as Markdown and HTML. Posts arrive as drafts until you choose to publish live, and we check live ones: whether they can be reached and indexed, are in your sitemap, and show their links.",
  },
  {
    question: "Why is the number of customers limited?",
    answer: `We work with a few customers at a time. ${leftOnGrowthPartner} spots are left at the launch price.`,
  },
  {
    question: "How do I pay, and can I get a refund?",
    answer:
      "You pay monthly by card in an external checkout. As our terms say, fees are non-refundable, except where the law gives you a right we can't exclude.",
  },
];
