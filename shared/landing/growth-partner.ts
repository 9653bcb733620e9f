// The texts of /growth-partner. The figures match the plan in plans.ts.

import { site } from "../site.ts";
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
    text: "Articles on what your buyers search for, each with 5 backlinks, published on your own blog.",
    icon: "FileText",
  },
  {
    title: "300 programmatic pages a month",
    text: "Pages built from your data, for searches that differ in one detail: a city, an industry, a product to compare.",
    icon: "Globe",
  },
  {
    title: "Keyword research first",
    text: "Before we write, we look up what people search for and who already answers it.",
    icon: "SearchCheck",
  },
  {
    title: "Duplicate-content checks",
    text: "We check every text against what's already published before it goes out, so you never publish the same thing twice.",
    icon: "BadgeCheck",
  },
  {
    title: "Auto-publish and priority support",
    text: "Posts are published to your site builder automatically, and your questions are answered first.",
    icon: "ClipboardList",
  },
];

export const growthFaq: readonly FaqItem[] = [
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
      "You complete your listing kit, which we prefill from your website, and approve the first directories. We ask about your customers and competitors, do the keyword research and agree on topics. Submissions start once the kit is complete, ten a week at first, and posts follow day by day.",
  },
  {
    question: "What if a directory rejects us, or a link disappears?",
    answer:
      "You get the credit back if a directory rejects you or takes no entries, if no listing appears within 60 days, or if the link is lost within 90 days of our first proof: up to 25 credits a month. Credits you don't use stay valid for one more month.",
  },
  {
    question: "Will 300 pages a month look like spam?",
    answer:
      "They would if they only swapped a word: Google calls that scaled content abuse. We publish a page only if it has data or advice of its own. If your topic doesn't support 300 such pages, we publish fewer.",
  },
  {
    question: "Where are the posts published?",
    answer:
      "On your own website. You can connect common site builders, and we publish there automatically. Otherwise, you receive each text ready to paste.",
  },
  {
    question: "Why is the number of customers limited?",
    answer: `We work with a few customers at a time. ${site.launchOffer.leftOnGrowthPartner} spots are left at the launch price.`,
  },
  {
    question: "How do I pay, and can I get a refund?",
    answer:
      "You pay monthly by card in an external checkout. As our terms say, fees are non-refundable, except where the law gives you a right we can't exclude.",
  },
];
