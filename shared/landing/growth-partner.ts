// The texts of /growth-partner. The prices match the plan in plans.ts.

import { site } from "../site.ts";
import type { FaqItem } from "./faq.ts";
import type { Feature } from "./features.ts";

export const growthFeatures: readonly Feature[] = [
  {
    title: "50 directory submissions a month",
    text: "Each month the next fifty directories that fit you, with texts for their forms. Listings are checked until they are live or refused.",
    icon: "Send",
  },
  {
    title: "30 blog posts, one a day",
    text: "Articles on what your buyers search for, each with 5 backlinks in it, published on your own blog.",
    icon: "FileText",
  },
  {
    title: "300 programmatic pages a month",
    text: "Pages made from your data, for searches that differ in one thing: a city, an industry, a product to compare with.",
    icon: "Globe",
  },
  {
    title: "Keyword research first",
    text: "Before a text is written we look up what people search for and who answers it already.",
    icon: "SearchCheck",
  },
  {
    title: "Duplicate-content checks",
    text: "Texts are checked against what is published already before they go out, so that nothing is said twice.",
    icon: "BadgeCheck",
  },
  {
    title: "Auto-publish and priority support",
    text: "Posts go to your site builder by themselves, and your questions are answered before others.",
    icon: "ClipboardList",
  },
];

export const growthFaq: readonly FaqItem[] = [
  {
    question: "Whom is Growth Partner for?",
    answer:
      "For teams that want steady work on their search presence and have nobody to do it. If you only want to be listed once, the one-time Publisher plan is the better choice and costs less than half.",
  },
  {
    question: "Do you promise rankings or a domain rating?",
    answer:
      "No. We promise the work: the submissions, the posts and the pages. Rankings are decided by search engines, a domain rating is computed by an SEO tool, and both can move in either direction.",
  },
  {
    question: "What happens in the first month?",
    answer:
      "We ask for your profile, your customers and your competitors, do the keyword research and agree on the topics. Submissions start once the texts are ready, and posts follow day by day.",
  },
  {
    question: "Will 300 pages a month look like spam?",
    answer:
      "They would if they only swapped a word. Google calls that scaled content abuse. A page is published only when it holds data or advice of its own; if your subject does not yield 300 such pages, there will be fewer.",
  },
  {
    question: "Where are the posts published?",
    answer:
      "On your own website. Common site builders can be connected, so that posts are published by themselves. Otherwise you receive each text ready to paste.",
  },
  {
    question: "Why are places limited?",
    answer: `The work is done for a few customers at a time. ${site.launchOffer.leftOnGrowthPartner} places are left at the launch price.`,
  },
  {
    question: "How is it paid, and can I get a refund?",
    answer:
      "Monthly, by card, in an external checkout. As our terms say, fees are non-refundable, except where the law gives you a right that we cannot exclude.",
  },
];
